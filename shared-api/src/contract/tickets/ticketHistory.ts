import type { InferType } from 'yup';
import { FIELD_FORMAT_VALUES } from '../custom-fields/customField';
import { blankableText, dateTime, record, text, flag, choice, id } from '../fields';
import { personName } from '../personName';

/** One change of one field of a ticket, as text: user names, not ids. */
export const ticketHistoryEntry = record({
  entry_id: id(),
  at: dateTime(),
  /** A user name; null for the system. */
  who: blankableText(150).nullable(),
  who_full_name: personName(),
  /**
   * An API name (`status`, `assignee`), `custom:<field name>`, or `created`, `deleted`, `restored`,
   * `closing_confirmed`.
   */
  field: text(200),
  old: blankableText(10_000).nullable(),
  new: blankableText(10_000).nullable(),
  /** Of a person: the names behind the user names. */
  old_full_name: personName(),
  new_full_name: personName(),
  /** Of a custom field: how its values are shown. Another back end may not send it. */
  format: choice(FIELD_FORMAT_VALUES).nullable().optional(),
});
export type TicketHistoryEntry = InferType<typeof ticketHistoryEntry>;

/** The longest comment, in characters. */
export const COMMENT_MAX_LENGTH = 4_000;

/** A comment on a ticket; `mine` marks those that the caller may delete. */
export const ticketComment = record({
  comment_id: id(),
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

/** A change (`field`, `old`, `new`) or a comment (`text`, `mine`) of a ticket; `id` is that of its own list. */
export const ticketTimelineEntry = ticketHistoryEntry
  .pick(['at', 'who', 'who_full_name', 'old', 'new', 'old_full_name', 'new_full_name', 'format'])
  .concat(
    record({
      kind: choice(['change', 'comment']),
      id: id(),
      field: text(200).nullable(),
      text: blankableText(COMMENT_MAX_LENGTH).nullable(),
      mine: flag(),
    }),
  );
export type TicketTimelineEntry = InferType<typeof ticketTimelineEntry>;
