import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import {
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  type TicketPriority,
  type TicketStatus,
} from '@smart-elevator/shared-api/contract/tickets/ticket';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { likePattern } from '../database/listSql';
import { sql, type Sql } from '../database/sql';

/** What narrows a ticket list, as the contract's query has it. */
export interface TicketFilters {
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  utc_offset?: number | undefined;
  status?: TicketStatus | undefined;
  priority?: TicketPriority | undefined;
  assignee?: string | undefined;
  reporter?: string | undefined;
  elevator?: string | undefined;
}

/** The filters as conditions on `tickets t`; undefined where one is not set. */
export function ticketFilters(dealer_id: number, filters: TicketFilters): (Sql | undefined)[] {
  const { search, status, priority, assignee, reporter, elevator } = filters;
  return [
    search ? searched(dealer_id, search) : undefined,
    updatedBetween(filters),
    status && sql`t.status = ${status}`,
    priority && sql`t.priority = ${priority}`,
    assignee ? assignedTo(dealer_id, assignee) : undefined,
    reporter ? sql`t.reporter_id = any(${peopleCalled(dealer_id, reporter)})` : undefined,
    elevator ? sql`t.elevator_id = any(${elevatorsCalled(dealer_id, elevator)})` : undefined,
  ];
}

/**
 * P1 §5: case-insensitive substring over key, status, priority, label and assignee. The few people and the words of the
 * wire are looked up first, so that a row costs two comparisons of text instead of five.
 */
function searched(dealer_id: number, search: string): Sql {
  const pattern = likePattern(search);
  const contains = (word: string) => word.toLowerCase().includes(search.toLowerCase());
  return sql`(t.ticket_key ilike ${pattern} or t.label ilike ${pattern}
    or t.status = any(${TICKET_STATUSES.filter(contains)}::text[])
    or t.priority = any(${TICKET_PRIORITIES.filter(contains)}::text[])
    or t.assignee_id = any(array(select found.user_id from users found
      where found.dealer_id = ${dealer_id} and found.username ilike ${pattern})))`;
}

/** Both days belong to it; they count only together, and are days where the clock is `utc_offset` ahead (P1 §5). */
function updatedBetween({ from, to, utc_offset = 0 }: TicketFilters): Sql | undefined {
  if (!from || !to) return undefined;
  return sql`t.update_date >= ${startOf(from, utc_offset)}::timestamptz
    and t.update_date < ${startOf(addDays(to, 1), utc_offset)}::timestamptz`;
}

const startOf = (day: string, utc_offset: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - utc_offset * 60_000).toISOString();

/** Nobody has a name of his own: it is compared without regard to case, as people's are. */
function assignedTo(dealer_id: number, assignee: string): Sql {
  const people = sql`t.assignee_id = any(${peopleCalled(dealer_id, assignee)})`;
  return assignee.toLowerCase() === UNASSIGNED.toLowerCase()
    ? sql`(t.assignee_id is null or ${people})`
    : people;
}

const peopleCalled = (dealer_id: number, called: string): Sql =>
  sql`array(select named.user_id from users named where named.dealer_id = ${dealer_id}
    and (named.user_id::text = ${called} or lower(named.username) = lower(${called})))`;

const elevatorsCalled = (dealer_id: number, called: string): Sql =>
  sql`array(select named.elevator_id from elevators named where named.dealer_id = ${dealer_id}
    and (named.elevator_id::text = ${called} or lower(named.elevator_name) = lower(${called})))`;
