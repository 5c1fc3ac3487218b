import type { InferType } from 'yup';
import { blankableText, flag, id, record, text, whole } from '../fields';
import { USERNAME_MAX_LENGTH } from '../account/user';

/** A row of user_customer_list (R422). */
export const customer = record({
  user_id: id(),
  username: text(USERNAME_MAX_LENGTH),
  email: blankableText(254),
  ticket_count: whole(0),
  /** False when deactivated; left out by servers that know no such thing. */
  is_active: flag().optional(),
});
export type Customer = InferType<typeof customer>;

/** Technician and customer search: the user name only, without regard to case (R404). */
export const matchesUsername = (row: { username: string }, search: string): boolean =>
  row.username.toLowerCase().includes(search.trim().toLowerCase());
