import type { TicketHistoryEntry } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { messages } from '../messages';
import { historySentence } from './historySentence';
import styles from './TicketSection.module.css';

const said = messages.history;

/** One change: what, when, and long texts on demand. */
export function HistoryEntry({ entry }: { entry: TicketHistoryEntry }) {
  const { sentence, details } = historySentence(entry);
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
          <summary className={styles.more}>{said.what}</summary>
          <dl className={styles.values}>
            <dt>{said.before}</dt>
            <dd>{details.before}</dd>
            <dt>{said.after}</dt>
            <dd>{details.after}</dd>
          </dl>
        </details>
      ) : null}
    </li>
  );
}
