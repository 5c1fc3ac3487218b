import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import { truncate, codePointLength } from '@smart-elevator/shared-api/contract/codePointLength';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { deleteTicketComment } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { TicketComment } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { Files } from '@smart-elevator/shared-ui/screens/files/FilesPanel';
import { Suspense } from 'react';
import { messages } from '../messages';
import styles from './TicketActivity.module.css';

const texts = messages.comments;

/** The maximum length of the quoted comment in the question, in characters. */
const MAX_QUOTED_LENGTH = 80;

/** One comment; one's own can be deleted, with confirmation. */
export function CommentEntry({ ticketId, comment }: { ticketId: number; comment: TicketComment }) {
  const { comment_id, at, who, who_full_name, text, mine } = comment;
  const when = formatDateTime(at);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <span className={styles.who}>{who ? nameLabel(who, who_full_name) : texts.somebody}</span>
        <span className={styles.end}>
          <time className={styles.when} dateTime={at}>
            {when}
          </time>
          {mine ? (
            <ConfirmDelete
              label={texts.delete(when)}
              endpoint={deleteTicketComment}
              input={{ params: { ticket_id: ticketId, comment_id } }}
              question={texts.question}
              subject={
                codePointLength(text) > MAX_QUOTED_LENGTH ? `${truncate(text, MAX_QUOTED_LENGTH)}…` : text
              }
              action={`delete comment ${comment_id}`}
              done={texts.deleted}
              failed={({ failure }) => (failure === 'expired' ? undefined : texts.notDeleted)}
            />
          ) : null}
        </span>
      </div>
      <p className={styles.text}>{text}</p>
      {isUnsupported(listFiles) ? null : (
        <Suspense>
          <Files
            owner="comment"
            owner_id={comment_id}
            among={{ owner: 'ticket', owner_id: ticketId }}
            canAdd={mine}
          />
        </Suspense>
      )}
    </li>
  );
}
