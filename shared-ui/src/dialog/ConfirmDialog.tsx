import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { t } from '../language/t';
import { messages } from '../messages';
import { AlertDialog } from './AlertDialog';
import styles from './Dialog.module.css';

interface ConfirmDialogProps {
  open: boolean;
  /** The exact question, such as that of R325. */
  sentence: string;
  /** The object to delete: 'T-104, Door does not close'. */
  subject?: string | undefined;
  /** The further consequences, in sentences; only rendered while the dialog is open. */
  consequence?: ReactNode;
  confirmLabel?: string;
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before something is deleted; the focus is on Cancel. */
export function ConfirmDialog({ open, ...content }: ConfirmDialogProps) {
  return open ? <OpenConfirm {...content} /> : null;
}

function OpenConfirm(props: Omit<ConfirmDialogProps, 'open'>) {
  const { sentence, subject, consequence, confirmLabel = t('Delete'), busy, onConfirm, onCancel } = props;
  return (
    <AlertDialog
      title={sentence}
      onClose={onCancel}
      detail={
        <>
          <p className={styles.subject}>{subject}</p>
          {consequence}
        </>
      }
      buttons={
        <>
          <Button autoFocus onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button kind="danger" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
