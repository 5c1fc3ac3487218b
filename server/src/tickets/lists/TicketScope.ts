import type { FieldFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import type { SearchMatches } from './SearchMatches';

/** Somebody's tickets: assigned to them, reported by them, or of elevators that are theirs (R356). */
export interface PersonScope {
  /** Several only where a name was given anew. */
  ids: readonly number[];
  /** The elevators that they own. */
  elevators: readonly number[];
  /** Customers are never assigned a ticket. */
  customer: boolean;
}

/** Which of a dealer's living tickets; every part that is there narrows further. Ids, since names were looked up. */
export interface TicketScope extends FieldFilter {
  /** null among them stands for nobody. */
  assignee?: readonly (number | null)[] | undefined;
  reporter?: readonly number[] | undefined;
  elevator?: readonly number[] | undefined;
  persons?: readonly PersonScope[] | undefined;
  /** Moments, the first included, the second not. */
  updated?: { from: string; before: string } | undefined;
  /** Days of opening and of closing. */
  opened?: Days | undefined;
  closed?: Days | undefined;
  /** Only repeat faults. */
  repeats?: true | undefined;
  found?: SearchMatches | undefined;
}

/** Days yyyy-mm-dd, both included; either may be open. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Both at once. */
export function intersect(one: TicketScope, other: TicketScope): TicketScope {
  return {
    ...one,
    ...named(other),
    ...(one.assignee && other.assignee ? { assignee: common(one.assignee, other.assignee) } : {}),
    ...(one.elevator && other.elevator ? { elevator: common(one.elevator, other.elevator) } : {}),
    ...(one.persons && other.persons ? { persons: [...one.persons, ...other.persons] } : {}),
  };
}

/** The parts that are there. */
export const scopeParts = (narrowing: TicketScope): string[] => Object.keys(named(narrowing));

const common = <T>(one: readonly T[], other: readonly T[]): T[] => one.filter((id) => other.includes(id));

const named = (narrowing: TicketScope): TicketScope =>
  Object.fromEntries(Object.entries(narrowing).filter(([, part]) => part !== undefined));
