import { DEFAULT_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import type { VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import { deepPaging } from '../../database/deepPaging';
import { afterCursor, type Cursor, type Keyset } from '../../database/keyset';
import { limitOffset, orderBySql } from '../../database/listSql';
import { sql, type Sql } from '../../database/sql';
import { placeOf, TECHNICIANS_ORDER, VISIT_ORDER } from '../visitColumns';
import { ofTechnician, type VisitScope } from './visitScope';

/** Up to this number, matches whose rows are read are collected and sorted. */
const MAX_SORTED_ROWS = 20_000;
/** The same where an index has all that is compared and sorted. */
const MAX_SORTED_ENTRIES = 100_000;

type Ordering = NonNullable<VisitScope['query']['ordering']>;

/** An order with its reverse, and the place in it for `cursor`. */
export interface VisitOrder {
  order: Sql;
  reversed: Sql;
  keyset: Keyset;
}

/** The order of a list, of `visits v`. */
export const orderOfVisits = (ordering: Ordering | undefined): VisitOrder =>
  orderBySql(VISIT_ORDER, ordering, {
    usual: 'planned_day',
    last: sql`v.visit_id`,
    nullable: ['promised_day'],
  });

/** The same of `visit_technicians t`; undefined for the buildings, which are not there. */
function orderOfTechnician(ordering: Ordering = 'planned_day'): VisitOrder | undefined {
  if (ordering === 'building_name' || ordering === '-building_name') return undefined;
  return orderBySql(TECHNICIANS_ORDER, ordering, {
    usual: 'planned_day',
    last: sql`t.visit_id`,
    nullable: ['promised_day'],
  });
}

/** A page of a list. */
export interface VisitPage {
  scope: VisitScope;
  /** After which row it begins, instead of `page`. */
  after: Cursor | undefined;
  /** How many visits the list has, if it is a late page; undefined otherwise. */
  count: number | undefined;
}

/**
 * The ids of a page as an array; `counted` has how many visits match and how many there are, `found` those that were collected.
 * Many matches are found along the index of the order, in which the filters by columns are, too; few are sorted. The counts
 * decide between the two, and the other half is not executed.
 */
export function pageOfVisits(page: VisitPage): Sql {
  const { scope, after } = page;
  const { technician, collected, query } = scope;
  const by = columnOf(query);
  const ofT = technician === undefined ? undefined : orderOfTechnician(query.ordering);
  if (technician !== undefined && ofT)
    return ids(
      sql`select t.visit_id from visit_technicians t where ${ofTechnician(scope, technician)}`,
      ofT,
      page,
    );
  const order = orderOfVisits(query.ordering);
  // A join that stays one keeps the order of the visits.
  const ofTheirs =
    technician === undefined
      ? sql``
      : sql`cross join lateral (select from visit_technicians t where t.dealer_id = v.dealer_id
          and t.visit_id = v.visit_id and ${ofTechnician(scope, technician)} offset 0) theirs`;
  const along = ids(
    sql`select v.visit_id from visits v ${ofTheirs} where v.dealer_id = ${scope.reader.dealer_id} and ${alongIndex(scope)}`,
    order,
    page,
  );
  if (isInOrder(scope)) return along;
  const few =
    collected.length > 0
      ? sql`select v.visit_id from visits v
          where v.dealer_id = ${scope.reader.dealer_id} and v.visit_id = any(array(select found.key from found))`
      : sql`select v.visit_id from (${matching(scope)}) v where true`;
  // The rows of a technician are read one by one: few pages are found along the order, late ones are not.
  const isLateOfTechnician = technician !== undefined && page.count !== undefined;
  const reach = after ? (query.page_size ?? DEFAULT_PAGE_SIZE) : reachOf(query);
  const isDense = sql`c.count::bigint * c.count >= ${reach}::bigint * c.total`;
  const walks =
    collected.length > 0
      ? sql`c.count > ${MAX_SORTED_ROWS}`
      : by !== 'building_name'
        ? sql`c.count > ${MAX_SORTED_ENTRIES}`
        : isLateOfTechnician
          ? sql`false`
          : sql`(c.count > ${MAX_SORTED_ROWS} or ${isDense})`;
  return sql`case when (select ${walks} from counted c) then ${along} else ${ids(few, order, page)} end`;
}

const reachOf = ({ page = 1, page_size = DEFAULT_PAGE_SIZE }: VisitScope['query']): number =>
  page * page_size;

/** The column that a list is ordered by. */
const columnOf = ({ ordering = 'planned_day' }: VisitScope['query']): keyof typeof VISIT_ORDER =>
  ordering.replace('-', '') as keyof typeof VISIT_ORDER;

/** What an order compares, by its name. */
const COMPARED: Record<keyof typeof VISIT_ORDER, Sql> = {
  planned_day: sql`v.planned_day`,
  promised_day: sql`v.promised_day`,
  building_name: sql`v.building_name_order`,
  state: sql`v.state`,
};

/** The matches with what orders them, so that no index of an order is walked. */
const matching = ({ which, technician, ...scope }: VisitScope): Sql =>
  technician === undefined
    ? sql`select v.visit_id, ${COMPARED[columnOf(scope.query)]} from visits v where ${which} offset 0`
    : sql`select v.visit_id, ${COMPARED[columnOf(scope.query)]}
        from visit_technicians t join visits v on v.dealer_id = t.dealer_id and v.visit_id = t.visit_id
        where ${ofTechnician({ which, technician, ...scope }, technician)} offset 0`;

/** Whether an index has the visits of the scope in their order. */
function isInOrder({ technician, collected, query }: VisitScope): boolean {
  const { planned_from, planned_to, promised_from, promised_to, state, kept, unassigned } = query;
  const hasPlanned = planned_from !== undefined || planned_to !== undefined;
  const hasPromised = promised_from !== undefined || promised_to !== undefined;
  if (technician !== undefined || collected.length > 0) return false;
  const by = columnOf(query);
  if (by === 'planned_day') return !hasPromised;
  // All have one place in the order: they begin there.
  if (by === 'state' && onlyState(query)) return true;
  if (by === 'promised_day') return !hasPlanned && !state && !kept && !unassigned;
  return !hasPlanned && !hasPromised && !state && !kept && !unassigned;
}

/** The one state that all visits of a list have; undefined for several. */
function onlyState({ state, kept }: VisitScope['query']): VisitState | undefined {
  if (state) return state;
  if (kept === 'Missed') return kept;
  return kept === 'InTime' || kept === 'Late' ? 'Done' : undefined;
}

/** The conditions of a walk along the order: 'is true' keeps those out of it that would lead to another index. */
const alongIndex = ({ technician, collected, which, ...scope }: VisitScope): Sql => {
  if (collected.length > 0) return sql`(v.visit_id in (select found.key from found)) is true`;
  // Its conditions are those of the join.
  if (technician !== undefined) return sql`true`;
  if (!isInOrder({ technician, collected, which, ...scope })) return sql`(${which}) is true`;
  const state = columnOf(scope.query) === 'state' ? onlyState(scope.query) : undefined;
  return state ? sql`${which} and ${VISIT_ORDER.state} = ${placeOf(sql`${state}::text`)}` : which;
};

/** Those of the page, by the first or the last of the order, whichever is nearer. */
function ids(rows: Sql, { order, reversed, keyset }: VisitOrder, { scope, after, count }: VisitPage): Sql {
  if (after)
    return sql`array(${rows} and ${afterCursor(keyset, after)} order by ${order}
    ${limitOffset({ ...scope.query, page: 1 })})`;
  if (count === undefined) return sql`array(${rows} order by ${order} ${limitOffset(scope.query)})`;
  const { limit, offset, fromEnd } = deepPaging(scope.query, count);
  return sql`array(${rows} order by ${fromEnd ? reversed : order} limit ${limit} offset ${offset})`;
}
