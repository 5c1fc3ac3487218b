import { textOf, type TicketValues } from './ticketValues';

type Name = keyof TicketValues & string;

/** The result of merging two edits of the same ticket. */
export interface MergedTicket {
  /** For each field the changed value; if both changed it, the dealer's own. */
  values: TicketValues;
  /** The fields that both changed to different values. */
  collisions: Name[];
}

/**
 * Merges the dealer's input with the values that somebody else has saved meanwhile, field by field; `began` are the
 * values that both started from.
 */
export function mergeTicket(began: TicketValues, yours: TicketValues, theirs: TicketValues): MergedTicket {
  const names = Object.keys(yours) as Name[];
  const differs = (one: TicketValues, other: TicketValues, name: Name) =>
    textOf(one[name]) !== textOf(other[name]);
  const typed = names.filter((name) => differs(yours, began, name));
  return {
    values: withFields({ ...yours, ...theirs }, yours, typed),
    collisions: typed.filter((name) => differs(theirs, began, name) && differs(theirs, yours, name)),
  };
}

/** Values with some fields replaced by those of others. */
export const withFields = (values: TicketValues, from: TicketValues, names: readonly Name[]): TicketValues =>
  Object.assign({ ...values }, Object.fromEntries(names.map((name) => [name, from[name]])));
