import type { FieldFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import type { SearchMatches } from './SearchMatches';

/** A person's tickets: assigned to them, reported by them, or of their elevators (R356). */
export interface PersonScope {
  /** Several ids only when a user name was reused. */
  ids: readonly number[];
  /** The elevators that they own. */
  elevators: readonly number[];
  /** Customers are never assigned a ticket. */
  customer: boolean;
}

/**
 * A filter of a dealer's tickets that are not deleted; each part narrows the result further. Contains ids, because
 * names were looked up before.
 */
export interface TicketScope extends FieldFilter {
  /** null means unassigned. */
  assignee?: readonly (number | null)[] | undefined;
  reporter?: readonly number[] | undefined;
  elevator?: readonly number[] | undefined;
  persons?: readonly PersonScope[] | undefined;
  /** Timestamps; the start is inclusive, the end exclusive. */
  updated?: { from: string; before: string } | undefined;
  /** Days of opening and of closing. */
  opened?: Days | undefined;
  closed?: Days | undefined;
  /** Only repeat faults. */
  repeats?: true | undefined;
  /** Only tickets that are not Closed. */
  active?: true | undefined;
  /** Only tickets whose target date is before this day. */
  late?: string | undefined;
  /** Only Closed tickets whose customers have a code that they have not confirmed. */
  awaiting_code?: true | undefined;
  /** A part of a field with the use 'text'. */
  text?: string | undefined;
  found?: SearchMatches | undefined;
}

/** Days yyyy-mm-dd, both inclusive and both optional. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** The tickets that are in both scopes. */
export function intersect(one: TicketScope, other: TicketScope): TicketScope {
  return {
    ...one,
    ...named(other),
    ...(one.assignee && other.assignee ? { assignee: common(one.assignee, other.assignee) } : {}),
    ...(one.elevator && other.elevator ? { elevator: common(one.elevator, other.elevator) } : {}),
    ...(one.persons && other.persons ? { persons: [...one.persons, ...other.persons] } : {}),
  };
}

/** The names of the parts that are set. */
export const scopeParts = (scope: TicketScope): string[] => Object.keys(named(scope));

const common = <T>(one: readonly T[], other: readonly T[]): T[] => one.filter((id) => other.includes(id));

const named = (scope: TicketScope): TicketScope =>
  Object.fromEntries(Object.entries(scope).filter(([, part]) => part !== undefined));
