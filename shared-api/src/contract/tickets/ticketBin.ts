import type { InferType } from 'yup';
import { blankableText, dateTime, id, integer, record, text, personName } from '../fields';

/** Days for which a deleted ticket can be restored. */
export const BIN_DAYS = 30;

/** A deleted ticket that can be restored. */
export const deletedTicket = record({
  ticket_id: id(),
  ticket_key: text(32),
  summary: blankableText(500),
  deleted_at: dateTime(),
  /** A user name; null for the system. */
  deleted_by: blankableText(150).nullable(),
  deleted_by_full_name: personName(),
  /** 1 on the last day. */
  days_left: integer(1, BIN_DAYS),
});
export type DeletedTicket = InferType<typeof deletedTicket>;
