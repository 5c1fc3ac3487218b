import type { InferType } from 'yup';
import { blankableText, choice, flag, record, text, wideId } from '../fields';
import { COMMENT_MAX_LENGTH } from './ticketComment';
import { ticketHistoryEntry } from './ticketHistory';

/** A change (`field`, `old`, `new`) or a comment (`text`, `mine`) of a ticket; `id` is that of its own list. */
export const ticketTimelineEntry = ticketHistoryEntry
  .pick(['at', 'who', 'who_full_name', 'old', 'new', 'old_full_name', 'new_full_name'])
  .concat(
    record({
      kind: choice(['change', 'comment']),
      id: wideId(),
      field: text(200).nullable(),
      text: blankableText(COMMENT_MAX_LENGTH).nullable(),
      mine: flag(),
    }),
  );
export type TicketTimelineEntry = InferType<typeof ticketTimelineEntry>;
