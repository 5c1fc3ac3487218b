import type { UserType, Query } from '@smart-elevator/shared-api/contract/endpoint';
import {
  type Elevator,
  type ElevatorBuilding,
  type ElevatorChoice,
  type ListedElevator,
  type MainState,
  DUE_SOON_DAYS,
  type ElevatorDues,
} from '@smart-elevator/shared-api/contract/elevators/elevator';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { SEARCHED_COLUMNS } from '@smart-elevator/shared-api/contract/elevators/elevatorFilter';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import type {
  elevatorBuildings,
  userElevators,
} from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { isOwed } from '../amc/owedContracts';
import type { ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { containsText, hasTextSql, orderBySql, readList } from '../database/listSql';
import { fullNameOf } from '../database/personName';
import { openTicketsOf } from '../ticket-counts/dealerScope';
import { sql, type Sql } from '../database/sql';
import {
  ELEVATOR_COLUMNS,
  ELEVATOR_ORDER,
  LISTED_COLUMNS,
  elevatorColumns,
  elevatorFilters,
} from './elevatorColumns';
import type { Caller } from '../http/authenticate';

/** The query of a list of elevators. */
export type ElevatorQuery = Query<typeof userElevators>;

/** The number of the dealer's elevators, in one state or in all; maintained by the database's triggers. */
export const countedElevators = (dealer_id: number, main_state?: MainState): Sql =>
  sql`(select coalesce(sum(counted.elevators), 0) from elevator_counts counted
    where counted.dealer_id = ${dealer_id} and ${main_state ? sql`counted.main_state = ${main_state}` : sql`true`})`;

/** The elevators of a person: a condition on `elevators e`. */
export const OWNER_CONDITION: Record<UserType, (user_id: number) => Sql> = {
  DealerUser: () => sql`true`,
  TechnicianUser: (user_id) => sql`e.engineer_id = ${user_id}`,
  CustomerUser: (user_id) => sql`e.customer_id = ${user_id}`,
};

/**
 * The elevators `e` that a user may see: a dealer all; a technician those that they serve, as engineer, on a visit or with
 * a ticket (R1391); a customer their own.
 */
export const seenBy = ({ user_type, user_id }: Pick<Caller, 'user_type' | 'user_id'>): Sql => {
  const own = OWNER_CONDITION[user_type](user_id);
  if (user_type !== 'TechnicianUser') return own;
  return sql`(${own} or e.elevator_id in (
      select l.elevator_id from visit_technicians t
      join visit_elevators l on l.dealer_id = t.dealer_id and l.visit_id = t.visit_id
      where t.dealer_id = e.dealer_id and t.user_id = ${user_id})
    or e.elevator_id in (select t.elevator_id from tickets t
      where t.dealer_id = e.dealer_id and t.assignee_id = ${user_id} and t.deleted_at is null))`;
};

/** The columns to read, and the person. */
interface Listed {
  columns: Sql;
  owned: Sql;
  total?: Sql | undefined;
}

/** The elevator's name only (R503), unless the caller asks for more. */
function searched(dealer_id: number, { search, search_in }: ElevatorQuery): Sql | undefined {
  if (!search || !search_in) return elevatorColumns.searched(namesFor(elevatorFields, 'search'), search);
  return sql`(${elevatorColumns.searched(SEARCHED_COLUMNS, search) ?? sql`false`} or ${ofCustomer(dealer_id, search)})`;
}

/** Whether the user name or the name of the elevator's customer contains a text. */
const ofCustomer = (dealer_id: number, text: string): Sql =>
  sql`e.customer_id in (select user_id from users where dealer_id = ${dealer_id} and user_type = 'CustomerUser'
    and deleted_at is null and ${hasTextSql(sql`concat_ws(e'\n', username, ${fullNameOf(sql`users`)})`, text)})`;

const listElevators = <Row>(
  db: Db,
  { columns, owned, total }: Listed,
  dealer_id: number,
  query: ElevatorQuery,
) =>
  readList<Row>(
    db,
    {
      columns,
      tables: sql`elevators e`,
      scope: sql`e.dealer_id = ${dealer_id} and e.deleted_at is null and ${owned}`,
      filters: [searched(dealer_id, query), ...elevatorFilters(query)],
      ...orderBySql(ELEVATOR_ORDER, query.ordering, { usual: 'elevator_name', last: sql`e.elevator_id` }),
      key: sql`e.elevator_id`,
      total,
    },
    query,
  );

/** Every elevator of the dealer, for a dropdown. */
export const listElevatorChoices = (
  db: Db,
  dealer_id: number,
  query: ElevatorQuery,
): Promise<ListReply<ElevatorChoice>> =>
  listElevators(
    db,
    { columns: sql`e.elevator_id, e.elevator_name`, owned: sql`true`, total: countedElevators(dealer_id) },
    dealer_id,
    query,
  );

/**
 * The elevators of a person: for the dealer all, for a technician those assigned, for a customer those owned. Technicians
 * themselves get all that they serve.
 */
export const listElevatorsOf = (
  db: Db,
  person: { user_id: number; user_type: UserType },
  { dealer_id, user_id }: Pick<Caller, 'dealer_id' | 'user_id'>,
  query: ElevatorQuery,
): Promise<ListReply<ListedElevator>> =>
  listElevators(
    db,
    {
      columns: LISTED_COLUMNS,
      owned: person.user_id === user_id ? seenBy(person) : OWNER_CONDITION[person.user_type](person.user_id),
      total: person.user_type === 'DealerUser' ? countedElevators(dealer_id) : undefined,
    },
    dealer_id,
    query,
  );

/** The buildings of the elevators of the dealer, or of one customer, each once. */
export function listBuildings(
  db: Db,
  dealer_id: number,
  { customer, search, ordering, ...paging }: Query<typeof elevatorBuildings>,
): Promise<ListReply<ElevatorBuilding>> {
  const overdue = sql`count(*) filter (where b.main_state = 'OverDue')`;
  const inside = sql`e.dealer_id = ${dealer_id} and e.deleted_at is null and e.building_name_order = b.building_name_order
    and e.building_name = b.building_name and ${customer === undefined ? sql`true` : sql`e.customer_id = ${customer}`}`;
  return readList(
    db,
    {
      // What nothing is ordered by is read for the rows of the page alone.
      columns: sql`b.building_name, count(*) as elevators, ${overdue} as overdue,
        (select min(e.elevator_address) from elevators e where ${inside}) as elevator_address,
        ${openTicketsOf(inside)} as open_tickets`,
      tables: sql`elevators b`,
      scope: sql`b.dealer_id = ${dealer_id} and b.deleted_at is null`,
      filters: [
        customer === undefined ? undefined : sql`b.customer_id = ${customer}`,
        containsText(search, sql`b.building_name`),
      ],
      // By the index that has them in this order: the first page reads no other groups.
      groupBy: sql`b.building_name_order, b.building_name`,
      order: orderBySql(
        { building_name: sql`b.building_name_order`, elevators: sql`count(*)`, overdue },
        ordering,
        { usual: 'building_name', last: sql`b.building_name` },
      ).order,
    },
    paging,
  );
}

/**
 * An elevator of this dealer; undefined when there is none with that id, or it was deleted. `lock` prevents changes
 * by others.
 */
export async function findElevator(
  db: Db,
  dealer_id: number,
  elevator_id: number,
  lock: 'for update' | 'no lock' = 'no lock',
): Promise<Elevator | undefined> {
  const [found] = await db.query<Elevator>(sql`select ${ELEVATOR_COLUMNS} from elevators e
    where e.dealer_id = ${dealer_id} and e.elevator_id = ${elevator_id} and e.deleted_at is null
    ${lock === 'for update' ? sql`for update of e` : sql``}`);
  return found;
}

/** A person of this dealer; undefined when there is none with that id, or they were deleted. */
export async function personOf(db: Db, dealer_id: number, user_id: number) {
  const [person] = await db.query<{ user_id: number; user_type: UserType }>(sql`
    select user_id, user_type from users
    where dealer_id = ${dealer_id} and user_id = ${user_id} and deleted_at is null`);
  return person;
}

/** What is due at a customer on the day of the caller, unpaid as in the list of contracts (R615); nothing for a customer that the dealer does not have. */
export async function countDues(
  db: Db,
  { dealer_id, today }: Caller,
  customer_id: number,
): Promise<ElevatorDues> {
  const [dues] = await db.query<ElevatorDues>(sql`select due.*, unpaid.* from
    (select count(*) filter (where main_state = 'OverDue') as overdue,
        count(*) filter (where main_state <> 'OverDue' and main_due_date between ${today}::date
          and ${today}::date + ${DUE_SOON_DAYS}::integer) as due_soon
      from elevators
      where dealer_id = ${dealer_id} and customer_id = ${customer_id} and deleted_at is null) due,
    (select count(*) as unpaid_contracts, coalesce(sum(c.value_rupees), 0)::bigint as unpaid_rupees from contracts c
      where c.dealer_id = ${dealer_id} and c.customer_id = ${customer_id} and c.deleted_at is null
        and ${isOwed(today)}) unpaid`);
  if (!dues) throw new Error('The dues returned no row.');
  return dues;
}
