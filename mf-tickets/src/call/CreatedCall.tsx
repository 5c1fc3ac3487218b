import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { messages as common } from '../messages';
import { pathTo } from '../paths';
import styles from './Call.module.css';
import { messages } from './messages';

interface CreatedCallProps {
  /** Undefined if the server does not tell it. */
  ticketKey: string | undefined;
  onAnother: () => void;
}

/** The new ticket, with its key to read out to the caller. */
export const CreatedCall = ({ ticketKey, onAnother }: CreatedCallProps) => (
  <div className={styles.created}>
    <div role="status">
      <p>{common.form.created}</p>
      {ticketKey ? (
        <p className={styles.readOut}>
          <span>{messages.readOut}</span> <strong className={styles.key}>{ticketKey}</strong>
        </p>
      ) : null}
    </div>
    <div className={styles.actions}>
      {ticketKey ? <LinkButton to={pathTo.ticket(ticketKey)}>{messages.open}</LinkButton> : null}
      <Button kind="primary" icon="plus" autoFocus onClick={onAnother}>
        {messages.another}
      </Button>
    </div>
  </div>
);
