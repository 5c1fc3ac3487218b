import type { Query } from '@smart-elevator/shared-api/contract/endpoint';
import type { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { hasTextSql } from '../../database/listSql';
import { fullNameOf } from '../../database/personName';
import { joinSql, sql, type Sql } from '../../database/sql';
import { elevatorColumns } from '../../elevators/elevatorColumns';
import { isOf, isOfCustomer, type Reader } from '../visitColumns';
import { visitTally, visitTallyRows } from '../visitTallies';

export type VisitQuery = Query<typeof visitList>;

/** Which visits a list has: those of the reader, narrowed by the filters. */
export interface VisitScope {
  reader: Reader;
  query: VisitQuery;
  /** Of whom `visit_technicians` is read first: the reader, or the technician of the filter. */
  technician: number | undefined;
  /** Conditions on `visits v` that no column answers: their visits are collected first. */
  collected: Sql[];
  /** All conditions on `visits v`. */
  which: Sql;
}

/** Where the columns that filters compare are. */
interface Places {
  planned_day: Sql;
  promised_day: Sql;
  state: Sql;
  kept: Sql;
}
const OF_VISIT = {
  planned_day: sql`v.planned_day`,
  promised_day: sql`v.promised_day`,
  state: sql`v.state`,
  kept: sql`v.kept`,
};
const OF_TECHNICIAN = {
  planned_day: sql`t.planned_day`,
  promised_day: sql`t.promised_day`,
  state: sql`t.state`,
  kept: sql`t.kept`,
};

/** The filters by columns, wherever these are. */
function byColumns(
  { planned_from, planned_to, promised_from, promised_to, state, kept }: VisitQuery,
  of: Places,
): Sql[] {
  const all = [
    planned_from === undefined ? undefined : sql`${of.planned_day} >= ${planned_from}::date`,
    planned_to === undefined ? undefined : sql`${of.planned_day} <= ${planned_to}::date`,
    promised_from === undefined ? undefined : sql`${of.promised_day} >= ${promised_from}::date`,
    promised_to === undefined ? undefined : sql`${of.promised_day} <= ${promised_to}::date`,
    state ? sql`${of.state} = ${state}` : undefined,
    kept === 'Promised' ? sql`${of.kept} is not null` : kept ? sql`${of.kept} = ${kept}` : undefined,
  ];
  return all.filter((one) => one !== undefined);
}

/** What the filters of a list mean for its reader. */
export function visitScope(reader: Reader, query: VisitQuery): VisitScope {
  const { dealer_id, user_id, user_type } = reader;
  const technicians = [
    ...(user_type === 'TechnicianUser' ? [user_id] : []),
    ...(query.technician ? [query.technician] : []),
  ];
  const [first] = technicians;
  const collected = collectedBy(reader, query);
  const isOfOne = new Set(technicians).size === 1 && !query.unassigned && collected.length === 0;
  const conditions = [
    sql`v.dealer_id = ${dealer_id}`,
    ...technicians.map(isOf),
    ...(query.unassigned ? [sql`v.unassigned`] : []),
    ...byColumns(query, OF_VISIT),
    ...collected,
  ];
  return {
    ...{ reader, query, collected },
    technician: isOfOne ? first : undefined,
    which: joinSql(conditions, ' and ', sql`true`),
  };
}

/** The filters whose visits are found by another table; a customer has only visits of own lifts (R1202). */
function collectedBy(reader: Reader, { elevator, customer, contract, building, search }: VisitQuery): Sql[] {
  const { dealer_id, user_id, user_type } = reader;
  const all = [
    user_type === 'CustomerUser'
      ? visitsOfLifts(dealer_id, sql`e.customer_id = ${user_id} and e.deleted_at is null`)
      : undefined,
    elevator ? visitsOfLifts(dealer_id, sql`e.elevator_id = ${elevator} and ${mayRead(reader)}`) : undefined,
    customer ? isOfCustomer(dealer_id, customer) : undefined,
    contract ? sql`v.contract_id = ${contract}` : undefined,
    building
      ? sql`v.building_name_order = name_order(${building}) and v.building_name = ${building}`
      : undefined,
    search ? searched(reader, search) : undefined,
  ];
  return all.filter((one) => one !== undefined);
}

/** Whether the reader may see the lift `e`. */
const mayRead = ({ user_type, user_id }: Reader): Sql =>
  user_type === 'CustomerUser' ? sql`e.customer_id = ${user_id} and e.deleted_at is null` : sql`true`;

const visitsOfLifts = (dealer_id: number, which: Sql): Sql =>
  sql`v.visit_id = any(array(select l.visit_id from elevators e
    join visit_elevators l on l.dealer_id = e.dealer_id and l.elevator_id = e.elevator_id
    where e.dealer_id = ${dealer_id} and ${which}))`;

/**
 * The building, its address, the lifts and the customer: the names are looked up first, in the few thousand buildings, lifts and
 * customers that a dealer has.
 */
function searched(reader: Reader, search: string): Sql {
  const { dealer_id, user_id, user_type } = reader;
  const named = sql`e.dealer_id = ${dealer_id} and ${mayRead(reader)}
    and ${elevatorColumns.searched(['elevator_name', 'elevator_address'], search) ?? sql`false`}`;
  const people = sql`select u.user_id from users u where u.dealer_id = ${dealer_id}
    and u.user_type = 'CustomerUser' and ${user_type === 'CustomerUser' ? sql`u.user_id = ${user_id}` : sql`true`}
    and ${hasTextSql(sql`concat_ws(e'\n', u.username, ${fullNameOf(sql`u`)})`, search)}`;
  return sql`v.visit_id in (
    select here.visit_id from (select distinct k.word from ${visitTallyRows(dealer_id, 'building', [
      hasTextSql(sql`k.word`, search),
    ])}) sites
    join visits here on here.dealer_id = ${dealer_id} and here.building_name_order = name_order(sites.word)
      and here.building_name = sites.word
    union all
    select l.visit_id from elevators e
    join visit_elevators l on l.dealer_id = e.dealer_id and l.elevator_id = e.elevator_id where ${named}
    union all
    select v.visit_id from visits v
    where v.dealer_id = ${dealer_id} and ${isOfCustomer(dealer_id, sql`any(array(${people}))`)})`;
}

/** The visits of the technician as conditions on `visit_technicians t`. */
export const ofTechnician = ({ reader, query }: VisitScope, technician: number): Sql =>
  joinSql(
    [
      sql`t.dealer_id = ${reader.dealer_id} and t.user_id = ${technician}`,
      ...byColumns(query, OF_TECHNICIAN),
    ],
    ' and ',
    sql`true`,
  );

/**
 * How many visits a scope has, from tallies or from the index of the technician; undefined where they must be collected. Both
 * spans of days at once are counted within an index.
 */
export function countOfVisits(scope: VisitScope): Sql | undefined {
  const { reader, query, technician, collected, which } = scope;
  if (technician !== undefined)
    return sql`(select count(*) from visit_technicians t where ${ofTechnician(scope, technician)})`;
  if (collected.length > 0) return undefined;
  const { planned_from, planned_to, promised_from, promised_to, unassigned, technician: other } = query;
  const isOfPromised = promised_from !== undefined || promised_to !== undefined;
  const isOfPlanned = planned_from !== undefined || planned_to !== undefined;
  if (other || reader.user_type !== 'DealerUser' || (isOfPromised && isOfPlanned))
    return sql`(select count(*) from visits v where ${which})`;
  const tallies = {
    ...{ planned_day: sql`k.day`, promised_day: sql`k.day`, state: sql`k.state`, kept: sql`k.kept` },
  };
  return visitTally(reader.dealer_id, isOfPromised ? 'promised' : 'planned', [
    ...byColumns(query, tallies),
    ...(unassigned ? [sql`k.unassigned`] : []),
  ]);
}
