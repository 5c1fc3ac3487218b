import type { InferType } from 'yup';
import { blankableText, oneLine, record, text, id } from '../fields';

/** The maximum number of saved views per user. */
export const VIEWS_MAX = 50;

/** A filtered and ordered ticket list, saved under a name. */
export const newView = record({
  name: oneLine(60),
  /** The path of the list. */
  list: text(100),
  /** The part of its address after the '?'. */
  query: blankableText(2_000),
});
export type NewView = InferType<typeof newView>;

/** One of the caller's saved views. */
export const ticketView = record({ view_id: id() }).concat(newView);
export type TicketView = InferType<typeof ticketView>;
