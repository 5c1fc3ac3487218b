import {
  TICKET_STATUSES,
  type TicketPriority,
  type TicketStatus,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { FILTER_FIELDS, type FieldFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { hasTextSql } from '../../database/listSql';
import { equalsAny, joinSql, sql, raw, type Sql } from '../../database/sql';
import { awaitsCode } from '../closing/awaitsCode';
import { ticketColumns } from '../ticketColumns';
import { dealerScope } from '../../ticket-counts/dealerScope';
import type { SearchMatches } from './SearchMatches';
import type { Days, TicketScope, PersonScope } from './TicketScope';
import { REPEAT_WITHIN_DAYS } from '@smart-elevator/shared-api/contract/elevators/timeline';

/** Whether the ticket `t` repeats another one of the same elevator and label, raised at most 90 days before. */
const repeatsAnother = sql`exists (select from tickets b
  where b.dealer_id = t.dealer_id and b.elevator_id = t.elevator_id and b.deleted_at is null
    and lower(b.label) = lower(t.label) and (b.create_date, b.ticket_id) < (t.create_date, t.ticket_id)
    and b.create_date >= t.create_date - ${REPEAT_WITHIN_DAYS}::integer)`;

/**
 * An enum value of the contract as a literal in the statement. Most tickets are Closed, and only with the literal
 * status does the planner choose a plan for that status.
 */
export const literal = (value: TicketStatus | TicketPriority): Sql => raw(`'${value}'`);

const literals = (values: readonly (TicketStatus | TicketPriority)[]): Sql =>
  sql`(${joinSql(values.map(literal), ', ', sql`null`)})`;

/** A scope of the dealer's tickets that are not deleted as a condition on `tickets t`. */
export function scopeSql(dealer_id: number, scope: TicketScope): Sql {
  const { assignee, reporter, elevator, persons = [], updated, found } = scope;
  const { opened, closed, repeats, active, late, awaiting_code, text } = scope;
  const parts = [
    dealerScope(dealer_id),
    ...FILTER_FIELDS.map((name) => fieldIs(name, scope[name])),
    assignee && assignedTo(assignee),
    reporter && equalsAny(sql`t.reporter_id`, reporter),
    elevator && equalsAny(sql`t.elevator_id`, elevator),
    ...persons.map(ofPerson),
    updated &&
      sql`t.update_date >= ${updated.from}::timestamptz and t.update_date < ${updated.before}::timestamptz`,
    opened && betweenDays(sql`t.create_date`, opened),
    closed && sql`t.status = 'Closed' and ${betweenDays(sql`t.close_date`, closed)}`,
    repeats && repeatsAnother,
    active && isActive,
    late === undefined ? undefined : isLate(late),
    awaiting_code && awaitsCode(dealer_id),
    text ? hasText(text) : undefined,
    found && foundBy(found),
  ];
  return joinSql(
    parts.filter((part) => part !== undefined),
    ' and ',
    sql`true`,
  );
}

/** Whether the ticket is not Closed. The statuses are named for the index. */
const isActive = sql`t.status in ${literals(TICKET_STATUSES.filter((status) => status !== 'Closed'))}`;

/** Whether the ticket is not Closed and its target date is before `today`. */
const isLate = (today: string): Sql => sql`(${isActive} and t.target_date < ${today}::date)`;

const hasText = (text: string): Sql =>
  ticketColumns.searched(namesFor(ticketFields, 'text'), text) ?? sql`true`;

/** A choice is a literal in the statement, for the planner. */
function fieldIs<Name extends keyof FieldFilter>(name: Name, value: FieldFilter[Name]): Sql | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'boolean')
    return sql`${ticketColumns.columnOf(name)} is ${value ? sql`true` : sql`false`}`;
  return sql`${ticketColumns.columnOf(name)} = ${literal(value)}`;
}

/** Whether a day is in the range. */
export function betweenDays(day: Sql, { from, to }: Days): Sql {
  const after = from ? [sql`${day} >= ${from}::date`] : [];
  const before = to ? [sql`${day} <= ${to}::date`] : [];
  return joinSql([...after, ...before], ' and ', sql`true`);
}

function assignedTo(assignee: readonly (number | null)[]): Sql {
  const people = assignee.filter((id) => id !== null);
  if (people.length === assignee.length) return equalsAny(sql`t.assignee_id`, people);
  if (people.length === 0) return sql`t.assignee_id is null`;
  return sql`(t.assignee_id is null or ${equalsAny(sql`t.assignee_id`, people)})`;
}

const ofPerson = ({ ids, elevators }: PersonScope): Sql =>
  sql`(${equalsAny(sql`t.assignee_id`, ids)} or ${equalsAny(sql`t.reporter_id`, ids)}
    or ${equalsAny(sql`t.elevator_id`, elevators)})`;

/** The search of R321 after its look-up. */
function foundBy(found: SearchMatches): Sql {
  if (found.key === 'every key') return sql`true`;
  const key = keyContains(found);
  return sql`(${joinSql([...textConditions(found), ...(key ? [key] : [])], ' or ', sql`false`)})`;
}

/** Whether a text of the ticket other than its key contains the search text. */
export const searchCondition = (found: SearchMatches): Sql =>
  sql`(${joinSql(textConditions(found), ' or ', sql`false`)})`;

function textConditions({ search, statuses, priorities, people, labels }: SearchMatches): Sql[] {
  return [
    statuses.length > 0 ? sql`t.status in ${literals(statuses)}` : undefined,
    priorities.length > 0 ? sql`t.priority in ${literals(priorities)}` : undefined,
    people.length > 0 ? equalsAny(sql`t.assignee_id`, people) : undefined,
    labels === undefined ? hasTextSql(sql`t.label`, search) : labelIn(labels),
  ].filter((arm) => arm !== undefined);
}

const labelIn = (labels: readonly string[]): Sql | undefined =>
  labels.length > 0 ? sql`t.label = any(${labels}::text[])` : undefined;

/** Whether the ticket's key contains the search text; undefined when no key does. */
export function keyContains({ key }: Pick<SearchMatches, 'key'>): Sql | undefined {
  if (key === 'no key') return undefined;
  if (key === 'every key') return sql`true`;
  return key.at === 'start' ? numberStarts(key.digits) : sql`t.ticket_key like ${`%${key.digits}%`}`;
}

const DIGITS_MAX = 9;

/** 12, 120 to 129, 1200 to 1299 and so on: uses the index of the numbers. */
function numberStarts(digits: string): Sql {
  const ranges = Array.from({ length: Math.max(0, DIGITS_MAX + 1 - digits.length) }, (_, more) => {
    const first = Number(digits) * 10 ** more;
    return sql`t.ticket_no between ${first} and ${first + 10 ** more - 1}`;
  });
  return digits.startsWith('0') ? sql`false` : sql`(${joinSql(ranges, ' or ', sql`false`)})`;
}
