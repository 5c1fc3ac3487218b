import type { TicketHistoryEntry } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { messages } from '../messages';
import { historyMessage } from './historyMessage';
import styles from './TicketActivity.module.css';

const labels = messages.history;

/** One change: what, when, and long texts on demand. */
export function HistoryEntry({ entry }: { entry: TicketHistoryEntry }) {
  const { sentence, details } = historyMessage(entry);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <p className={styles.text}>{sentence}</p>
        <time className={styles.when} dateTime={entry.at}>
          {formatDateTime(entry.at)}
        </time>
      </div>
      {details ? (
        <details>
          <summary className={styles.more}>{labels.what}</summary>
          <dl className={styles.values}>
            <dt>{labels.before}</dt>
            <dd>{details.before}</dd>
            <dt>{labels.after}</dt>
            <dd>{details.after}</dd>
          </dl>
        </details>
      ) : null}
    </li>
  );
}
