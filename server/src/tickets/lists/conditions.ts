import type { TicketPriority, TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { FILTER_FIELDS, type FieldFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { likePattern } from '../../database/listSql';
import { joined, Sql, sql } from '../../database/sql';
import { ticketColumns } from '../ticketColumns';
import { ofDealer } from '../ticketsOf';
import type { Found } from './Found';
import type { Days, Narrowing, PersonsTickets } from './Narrowing';
import { REPEAT_WITHIN_DAYS } from '@smart-elevator/shared-api/contract/elevators/timeline';

/** Whether the ticket `t` repeats one that was raised on the same elevator, with the same label, at most 90 days before. */
const repeatsAnother = sql`exists (select from tickets b
  where b.dealer_id = t.dealer_id and b.elevator_id = t.elevator_id and b.deleted_at is null
    and lower(b.label) = lower(t.label) and (b.create_date, b.ticket_id) < (t.create_date, t.ticket_id)
    and b.create_date >= t.create_date - ${REPEAT_WITHIN_DAYS}::integer)`;

/**
 * A word of the contract, written into the statement: most tickets are Closed, and only a statement that says which
 * status it means is planned for that one.
 */
export const word = (value: TicketStatus | TicketPriority): Sql => new Sql([`'${value}'`], []);

const words = (values: readonly (TicketStatus | TicketPriority)[]): Sql =>
  sql`(${joined(values.map(word), ', ', sql`null`)})`;

/** A narrowing of the dealer's living tickets as a condition on `tickets t`. */
export function condition(dealer_id: number, narrowing: Narrowing): Sql {
  const { assignee, reporter, elevator, persons = [], updated, found } = narrowing;
  const { opened, closed, repeats } = narrowing;
  const parts = [
    ofDealer(dealer_id),
    ...FILTER_FIELDS.map((name) => fieldIs(name, narrowing[name])),
    assignee && assignedTo(assignee),
    reporter && oneOf(sql`t.reporter_id`, reporter),
    elevator && oneOf(sql`t.elevator_id`, elevator),
    ...persons.map(ofPerson),
    updated &&
      sql`t.update_date >= ${updated.from}::timestamptz and t.update_date < ${updated.before}::timestamptz`,
    opened && within(sql`t.create_date`, opened),
    closed && within(sql`t.close_date`, closed),
    repeats && repeatsAnother,
    found && foundBy(found),
  ];
  return joined(
    parts.filter((part) => part !== undefined),
    ' and ',
    sql`true`,
  );
}

/** A choice is written into the statement, for its planner. */
function fieldIs<Name extends keyof FieldFilter>(name: Name, value: FieldFilter[Name]): Sql | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'boolean')
    return sql`${ticketColumns.columnOf(name)} is ${value ? sql`true` : sql`false`}`;
  return sql`${ticketColumns.columnOf(name)} = ${word(value)}`;
}

/** Whether a day is one of these. */
export function within(day: Sql, { from, to }: Days): Sql {
  const bounds = [from && sql`${day} >= ${from}::date`, to && sql`${day} <= ${to}::date`];
  return joined(
    bounds.filter((bound) => bound instanceof Sql),
    ' and ',
    sql`true`,
  );
}

/** One id is compared for itself: only then an index gives its rows in order. */
export function oneOf(column: Sql, ids: readonly number[]): Sql {
  const [first, ...others] = ids;
  return first !== undefined && others.length === 0
    ? sql`${column} = ${first}`
    : sql`${column} = any(${ids}::integer[])`;
}

function assignedTo(assignee: readonly (number | null)[]): Sql {
  const people = assignee.filter((id) => id !== null);
  if (people.length === assignee.length) return oneOf(sql`t.assignee_id`, people);
  if (people.length === 0) return sql`t.assignee_id is null`;
  return sql`(t.assignee_id is null or ${oneOf(sql`t.assignee_id`, people)})`;
}

const ofPerson = ({ ids, elevators }: PersonsTickets): Sql =>
  sql`(${oneOf(sql`t.assignee_id`, ids)} or ${oneOf(sql`t.reporter_id`, ids)}
    or ${oneOf(sql`t.elevator_id`, elevators)})`;

/** R321, by what was looked up. */
function foundBy(found: Found): Sql {
  if (found.key === 'every key') return sql`true`;
  const key = keyContains(found);
  return sql`(${joined([...wordArms(found), ...(key ? [key] : [])], ' or ', sql`false`)})`;
}

/** Whether a word of the ticket other than its key contains the search. */
export const wordMatches = (found: Found): Sql => sql`(${joined(wordArms(found), ' or ', sql`false`)})`;

function wordArms({ search, statuses, priorities, people, labels }: Found): Sql[] {
  return [
    statuses.length > 0 ? sql`t.status in ${words(statuses)}` : undefined,
    priorities.length > 0 ? sql`t.priority in ${words(priorities)}` : undefined,
    people.length > 0 ? oneOf(sql`t.assignee_id`, people) : undefined,
    labels === undefined ? sql`t.label ilike ${likePattern(search)}` : labelIn(labels),
  ].filter((arm) => arm !== undefined);
}

const labelIn = (labels: readonly string[]): Sql | undefined =>
  labels.length > 0 ? sql`t.label = any(${labels}::text[])` : undefined;

/** Whether the ticket's key contains the search; undefined when none does. */
export function keyContains({ key }: Found): Sql | undefined {
  if (key === 'no key') return undefined;
  if (key === 'every key') return sql`true`;
  return key.at === 'start' ? numberStarts(key.digits) : sql`t.ticket_key like ${`%${key.digits}%`}`;
}

const DIGITS_MAX = 9;

/** 12, 120 to 129, 1200 to 1299 and so on: along the index of the numbers. */
function numberStarts(digits: string): Sql {
  const ranges = Array.from({ length: Math.max(0, DIGITS_MAX + 1 - digits.length) }, (_, more) => {
    const first = Number(digits) * 10 ** more;
    return sql`t.ticket_no between ${first} and ${first + 10 ** more - 1}`;
  });
  return digits.startsWith('0') ? sql`false` : sql`(${joined(ranges, ' or ', sql`false`)})`;
}
