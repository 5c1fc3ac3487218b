import { equalsAny, joinSql, sql, type Sql } from '../../database/sql';
import { keyContains, literal, searchCondition, scopeSql } from './conditions';
import type { SearchMatches } from './SearchMatches';
import { scopeParts, type TicketScope } from './TicketScope';
import { tally, tallyRows } from '../../ticket-counts/tally';

/** Parts of a scope that every tally knows. */
const ALWAYS: Parts = ['status', 'active'];
const WORK: Parts = ['priority', 'assignee'];

type Parts = readonly (keyof TicketScope)[];

/** Which tally has the count of a scope with these parts (ADR-125): the first row that has all of them. */
const COUNTS: readonly [Parts, (dealer_id: number, scope: TicketScope) => Sql | undefined][] = [
  [[], (dealer_id, scope) => tally(dealer_id, 'key', [sql`k.word = ''`, ...byStatus(scope)])],
  // Such tickets are Closed.
  [['awaiting_code'], (dealer_id, scope) => tally(dealer_id, 'code', byStatus(scope))],
  [WORK, (dealer_id, scope) => tally(dealer_id, 'work', byWork(scope))],
  [['reporter'], ofReporters],
  [['persons'], ofPersons],
  [[...WORK, 'found'], ofSearch],
];

/** The number of tickets in a scope as a sum of few rows; undefined when no tally covers the scope. */
export function countByTally(dealer_id: number, scope: TicketScope): Sql | undefined {
  const narrowed = withoutEveryKey(scope);
  return COUNTS.find(([parts]) => hasOnly(narrowed, parts))?.[1](dealer_id, narrowed);
}

/** The tickets of each assignee `id` in a scope, null for nobody; undefined when no tally covers the scope. */
export function assigneesByTally(dealer_id: number, scope: TicketScope): Sql | undefined {
  const narrowed = withoutEveryKey(scope);
  if (!hasOnly(narrowed, WORK)) return undefined;
  return sql`select nullif(k.a, 0) as id, sum(k.tickets)::integer as tickets
    from ${tallyRows(dealer_id, 'work', byWork(narrowed))} group by 1 having sum(k.tickets) > 0`;
}

const hasOnly = (scope: TicketScope, parts: Parts): boolean =>
  scopeParts(scope).every((part) => [...ALWAYS, ...parts].some((one) => one === part));

/** A search that every key contains finds every ticket. */
const withoutEveryKey = (scope: TicketScope): TicketScope =>
  scope.found?.key === 'every key' ? { ...scope, found: undefined } : scope;

const byStatus = ({ status, active }: TicketScope): Sql[] => [
  ...(status ? [sql`k.status = ${literal(status)}`] : []),
  ...(active ? [sql`k.status <> 'Closed'`] : []),
];

function byWork(scope: TicketScope): Sql[] {
  const { priority } = scope;
  const assignee = scope.assignee?.map((id) => id ?? 0);
  return [
    ...byStatus(scope),
    ...(priority ? [sql`k.priority = ${literal(priority)}`] : []),
    ...(assignee ? [equalsAny(sql`k.a`, assignee)] : []),
  ];
}

function ofReporters(dealer_id: number, scope: TicketScope): Sql {
  return tally(dealer_id, 'reporter', [equalsAny(sql`k.a`, scope.reporter ?? []), ...byStatus(scope)]);
}

/**
 * A technician's tickets are those assigned and those only reported; a customer's are those of the elevators and
 * those only reported.
 */
function ofPersons(dealer_id: number, scope: TicketScope): Sql | undefined {
  const [person, ...others] = scope.persons ?? [];
  if (!person || others.length > 0) return undefined;
  const [id, ...namesakes] = person.ids;
  if (id === undefined) return sql`0`;
  if (namesakes.length > 0) return undefined;
  const status = byStatus(scope);
  if (person.customer) {
    const theirs = scopeSql(dealer_id, { ...scope, persons: undefined, elevator: person.elevators });
    return sql`(${tally(dealer_id, 'reporter', [sql`k.a = ${id}`, ...status])}
      + (select count(*)::integer from tickets t where ${theirs} and t.reporter_id <> ${id}))`;
  }
  if (person.elevators.length > 0) return undefined;
  return sql`(${tally(dealer_id, 'work', [sql`k.a = ${id}`, ...status])}
    + ${tally(dealer_id, 'reporter', [sql`k.a = ${id}`, sql`k.b = 0`, ...status])})`;
}

/** Matches outside the key are the same for all tickets of a tally. A short piece of a key has its own tallies. */
function ofSearch(dealer_id: number, { found, ...rest }: TicketScope): Sql | undefined {
  if (found?.labels === undefined) return undefined;
  const textMatches = tallyOfTexts(dealer_id, found, found.labels, rest);
  if (found.key === 'no key' || found.key === 'every key') return textMatches;
  const keys = tallyOfKeys(dealer_id, found.key, rest);
  if (!keys) return undefined;
  if (!matchesTexts(found)) return keys;
  const twice = sql`(select count(*) from tickets t where ${scopeSql(dealer_id, rest)}
    and ${keyContains(found) ?? sql`false`} and ${searchCondition(found)})`;
  return sql`(${textMatches} + ${keys} - ${twice})`;
}

const matchesTexts = ({ statuses, priorities, people, labels = [] }: SearchMatches): boolean =>
  [statuses, priorities, people, labels].some((matches) => matches.length > 0);

function tallyOfTexts(
  dealer_id: number,
  found: SearchMatches,
  labels: readonly string[],
  rest: TicketScope,
): Sql {
  const { statuses, priorities, people } = found;
  const arms = [
    ...statuses.map((one) => sql`k.status = ${literal(one)}`),
    ...priorities.map((one) => sql`k.priority = ${literal(one)}`),
    ...(people.length > 0 ? [equalsAny(sql`k.a`, people)] : []),
  ];
  const named = joinSql(arms, ' or ', sql`false`);
  const ofTexts = arms.length > 0 ? tally(dealer_id, 'work', [...byWork(rest), sql`(${named})`]) : sql`0`;
  if (labels.length === 0) return ofTexts;
  const labelled = sql`k.word = any(${labels}::text[])`;
  const ofLabels = tally(dealer_id, 'label', [labelled, ...byWork(rest), sql`not (${named})`]);
  return sql`(${ofTexts} + ${ofLabels})`;
}

function tallyOfKeys(
  dealer_id: number,
  { digits, at }: { digits: string; at: 'start' | 'anywhere' },
  rest: TicketScope,
): Sql | undefined {
  if (digits.length > 2 || rest.priority || rest.assignee) return undefined;
  const gram = at === 'start' ? `-${digits}` : digits;
  return tally(dealer_id, 'key', [sql`k.word = ${gram}`, ...byStatus(rest)]);
}
