import type { InferType } from 'yup';
import { blankableText, dateTime, record, text, wideId } from '../fields';
import { personName } from '../personName';

/** One change of one field of a ticket, as text: user names, not ids. */
export const ticketHistoryEntry = record({
  entry_id: wideId(),
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
});
export type TicketHistoryEntry = InferType<typeof ticketHistoryEntry>;
