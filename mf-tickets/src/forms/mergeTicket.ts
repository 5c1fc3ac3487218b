import { textOf, type TicketValues } from './ticketValues';

type Name = keyof TicketValues & string;

/** What comes out where two have changed the same ticket. */
export interface MergedTicket {
  /** Of each field the value of the one who changed it; where both did, the dealer's own. */
  values: TicketValues;
  /** The fields that both have changed, to different values. */
  collisions: Name[];
}

/**
 * Brings together what the dealer typed and what somebody else has stored meanwhile, field by field: `began` is what
 * both began from.
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

/** Values with some of their fields out of others. */
export const withFields = (values: TicketValues, from: TicketValues, names: readonly Name[]): TicketValues =>
  Object.assign({ ...values }, Object.fromEntries(names.map((name) => [name, from[name]])));
