import { Button } from '../button/Button';
import { TextLink } from '../button/TextLink';
import { Dialog } from '../dialog/Dialog';
import { Notice } from '../feedback/Notice';
import { translateServerMessage } from '../language/translateServerMessage';
import { messages } from '../messages';
import styles from './FailedRows.module.css';

/** A row that could not be changed. */
export interface FailedRow {
  id: number;
  name: string | number;
  /** Where the reason can be removed. */
  to?: string | undefined;
  /** In English. */
  reason: string;
}

interface FailedRowsProps {
  title: string;
  rows: readonly FailedRow[];
}

/** Which rows of a change could not be changed, and why. */
export const FailedRows = ({ title, rows }: FailedRowsProps) => (
  <Notice tone="failure" title={title}>
    <ul className={styles.reasons} role="list">
      {rows.map(({ id, name, to, reason }) => (
        <li key={id}>
          <strong>{to ? <TextLink to={to}>{name}</TextLink> : name}</strong> {translateServerMessage(reason)}
        </li>
      ))}
    </ul>
  </Notice>
);

interface FailedRowsDialogProps extends FailedRowsProps {
  /** How many rows were changed, of how many. */
  outcome: string;
  /** They are sent again. */
  busy?: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** The same after a change of several rows, with a button that sends them again. */
export const FailedRowsDialog = (props: FailedRowsDialogProps) => {
  const { outcome, busy = false, onRetry, onClose, ...failed } = props;
  return (
    <Dialog
      title={outcome}
      open
      onClose={onClose}
      footer={
        <>
          <Button busy={busy} onClick={onRetry}>
            {messages.retry}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {messages.close}
          </Button>
        </>
      }
    >
      <FailedRows {...failed} />
    </Dialog>
  );
};
