import type { InferType } from 'yup';
import { blankableText, id, record, text } from '../fields';

/** The most views that one user can save. */
export const VIEWS_MAX = 50;

/** A ticket list as somebody narrowed and ordered it, kept under a name. */
export const newView = record({
  name: text(60),
  /** The path of the list. */
  list: text(100),
  /** The part of its address behind the '?'. */
  query: blankableText(2_000),
});
export type NewView = InferType<typeof newView>;

/** A saved view of the caller's. */
export const ticketView = record({ view_id: id() }).concat(newView);
export type TicketView = InferType<typeof ticketView>;
