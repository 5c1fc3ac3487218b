import type { InferType } from 'yup';
import { blankableText, flag, dateTime, record, text, wideId } from '../fields';
import { personName } from '../personName';

/** The longest comment, in characters. */
export const COMMENT_MAX_LENGTH = 4_000;

/** A comment on a ticket; `mine` marks those that the caller may delete. */
export const ticketComment = record({
  comment_id: wideId(),
  at: dateTime(),
  who: blankableText(150).nullable(),
  who_full_name: personName(),
  text: text(COMMENT_MAX_LENGTH),
  mine: flag(),
});
export type TicketComment = InferType<typeof ticketComment>;

/** The body of a new comment. */
export const newComment = record({ text: text(COMMENT_MAX_LENGTH) });
export type NewComment = InferType<typeof newComment>;
