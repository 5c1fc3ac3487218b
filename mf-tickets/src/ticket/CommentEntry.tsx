import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import type { TicketComment } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { messages } from '../messages';
import styles from './TicketSection.module.css';

interface CommentEntryProps {
  comment: TicketComment;
  onDelete: (comment: TicketComment) => void;
}

/** One comment; one's own can be deleted. */
export function CommentEntry({ comment, onDelete }: CommentEntryProps) {
  const { at, who, who_full_name, text, mine } = comment;
  const when = formatDateTime(at);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <span className={styles.who}>{who ? nameLabel(who, who_full_name) : messages.comments.somebody}</span>
        <span className={styles.end}>
          <time className={styles.when} dateTime={at}>
            {when}
          </time>
          {mine ? (
            <IconButton
              icon="delete"
              tone="danger"
              label={messages.comments.delete(when)}
              onClick={() => onDelete(comment)}
            />
          ) : null}
        </span>
      </div>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
