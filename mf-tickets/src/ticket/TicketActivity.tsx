import { ticketComments, ticketHistory } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import { messages } from '../messages';
import { CommentEntry } from './CommentEntry';
import { CommentForm } from './CommentForm';
import { HistoryEntry } from './HistoryEntry';
import { NewestRows } from './NewestRows';
import styles from './TicketActivity.module.css';

const { comments: texts, history } = messages;

/** The comments and the history below the form of an existing ticket; nothing of what the back end does not have. */
export const TicketActivity = ({ ticketId }: { ticketId: number }) => (
  <>
    <NewestRows
      title={texts.title}
      failed={texts.failed}
      endpoint={ticketComments}
      step={50}
      params={{ ticket_id: ticketId }}
      base={{ ordering: '-at' }}
      compare={(a, b) => b.comment_id - a.comment_id}
    >
      {(comments) => (
        <>
          <CommentForm ticketId={ticketId} />
          {comments.length === 0 ? <p>{texts.none}</p> : null}
          <ol className={styles.entries} aria-label={texts.title}>
            {comments.map((comment) => (
              <CommentEntry key={comment.comment_id} ticketId={ticketId} comment={comment} />
            ))}
          </ol>
        </>
      )}
    </NewestRows>
    <NewestRows
      title={history.title}
      failed={history.failed}
      endpoint={ticketHistory}
      step={20}
      params={{ ticket_id: ticketId }}
    >
      {(entries) => (
        <>
          {entries.length === 0 ? <p>{history.none}</p> : null}
          <TimelineList label={history.title}>
            {entries.map((entry) => (
              <HistoryEntry key={entry.entry_id} entry={entry} />
            ))}
          </TimelineList>
        </>
      )}
    </NewestRows>
  </>
);
