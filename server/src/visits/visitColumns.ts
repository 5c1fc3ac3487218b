import { VISIT_STATES } from '@smart-elevator/shared-api/contract/visits/visitState';
import { SEALED_AT } from '../database/sealedAt';
import { isoTimestamp, jsonRows } from '../database/listSql';
import { fullNameOf, isNamedTo } from '../database/personName';
import { joinSql, raw, sql, type Sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { dealerScope } from '../ticket-counts/dealerScope';

/** Who reads visits. */
export type Reader = Pick<Caller, 'dealer_id' | 'user_id' | 'user_type'>;

/** The lifts of the visit `v` that somebody may see: a customer only their own. */
export const liftsOf = ({ user_type, user_id }: Reader): Sql =>
  sql`visit_elevators l join elevators e on e.dealer_id = l.dealer_id and e.elevator_id = l.elevator_id
    where l.dealer_id = v.dealer_id and l.visit_id = v.visit_id and ${
      user_type === 'CustomerUser' ? sql`e.customer_id = ${user_id} and e.deleted_at is null` : sql`true`
    }`;

/** Whether a person is a technician of the visit `v`. */
export const isOf = (user_id: number): Sql =>
  sql`exists (select from visit_technicians t where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id
    and t.user_id = ${user_id})`;

/** The visits `v` that somebody may read: a dealer all, technicians their own, customers those of their lifts (R1202). */
export function mayRead(reader: Reader): Sql {
  const { dealer_id, user_type, user_id } = reader;
  const own =
    user_type === 'DealerUser'
      ? sql`true`
      : user_type === 'TechnicianUser'
        ? isOf(user_id)
        : sql`exists (select from ${liftsOf(reader)})`;
  return sql`v.dealer_id = ${dealer_id} and ${own}`;
}

/** The customer of the contract, otherwise that of the first lift. */
export const CUSTOMER_ID = sql`coalesce((select c.customer_id from contracts c
    where c.dealer_id = v.dealer_id and c.contract_id = v.contract_id),
  (select e.customer_id from visit_elevators l
    join elevators e on e.dealer_id = l.dealer_id and e.elevator_id = l.elevator_id
    where l.dealer_id = v.dealer_id and l.visit_id = v.visit_id order by l.elevator_id limit 1))`;

/** Whether a visit `v` is of a customer, as `CUSTOMER_ID` says, found from the contracts and lifts of the customer. */
export const isOfCustomer = (dealer_id: number, customer_id: number | Sql): Sql =>
  sql`v.visit_id = any(array(
    select mine.visit_id from contracts c
    join visits mine on mine.dealer_id = c.dealer_id and mine.contract_id = c.contract_id
    where c.dealer_id = ${dealer_id} and c.customer_id = ${customer_id}
    union all
    select mine.visit_id from elevators e
    join visit_elevators l on l.dealer_id = e.dealer_id and l.elevator_id = e.elevator_id
    join visits mine on mine.dealer_id = l.dealer_id and mine.visit_id = l.visit_id and mine.contract_id is null
    where e.dealer_id = ${dealer_id} and e.customer_id = ${customer_id} and l.elevator_id = (
      select min(other.elevator_id) from visit_elevators other
      where other.dealer_id = l.dealer_id and other.visit_id = l.visit_id)))`;

/** A visit `v` with its customer: a left join on a unique key. Customers see no other one's name. */
export const tablesFor = (reader: Reader): Sql =>
  sql`visits v left join users customer on customer.dealer_id = v.dealer_id and customer.user_id = ${CUSTOMER_ID}
    and ${isNamedTo(reader, sql`customer`)}`;

const TECHNICIANS = jsonRows(sql`select u.user_id, u.username, ${fullNameOf(sql`u`)} as full_name
  from visit_technicians t join users u on u.dealer_id = t.dealer_id and u.user_id = t.user_id
  where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id order by t.place`);

const ticketsFor = (reader: Reader): Sql =>
  jsonRows(sql`select t.ticket_id, t.ticket_key, t.summary, t.status
    from visit_tickets taken join tickets t on t.ticket_id = taken.ticket_id and ${dealerScope(sql`taken.dealer_id`)}
    where taken.dealer_id = v.dealer_id and taken.visit_id = v.visit_id
      and t.elevator_id in (select l.elevator_id from ${liftsOf(reader)}) order by t.ticket_id`);

/** The columns of a row. The note is the dealer's and the technicians'. */
export const rowColumns = (
  reader: Reader,
): Sql => sql`v.visit_id, v.version, v.state, v.contract_id, v.period,
  v.building_name,
  coalesce((select e.elevator_address from ${liftsOf(reader)} order by l.elevator_id limit 1), '') as elevator_address,
  customer.user_id as customer_id, customer.username as customer_name,
  ${fullNameOf(sql`customer`)} as customer_full_name, nullif(customer.phoneno, '') as customer_phone,
  v.promised_day, v.window_end, v.planned_day, to_char(v.from_time, 'HH24:MI') as from_time,
  to_char(v.to_time, 'HH24:MI') as to_time, v.estimate_minutes, ${TECHNICIANS} as technicians,
  ${jsonRows(sql`select l.elevator_id, e.elevator_name, l.outcome, l.reason, l.report_id,
      ${SEALED_AT} as sealed_at from ${liftsOf(reader)}
    order by e.elevator_name_order, l.elevator_id`)} as lifts,
  ${ticketsFor(reader)} as tickets, ${reader.user_type === 'CustomerUser' ? sql`''` : sql`v.note`} as note, v.reason,
  ${isoTimestamp(sql`v.on_the_way_at`)} as on_the_way_at, ${isoTimestamp(sql`v.arrived_at`)} as arrived_at,
  ${isoTimestamp(sql`v.done_at`)} as done_at`;

/** Those of a visit's page, with its tables. */
export const pageOfVisit = (reader: Reader): { columns: Sql; tables: Sql } => ({
  columns: sql`${rowColumns(reader)}, ${isoTimestamp(sql`v.requested_at`)} as requested_at,
    ${isoTimestamp(sql`v.created_at`)} as created_at, mover.username as moved_by,
    ${fullNameOf(sql`mover`)} as moved_by_full_name, ${isoTimestamp(sql`v.moved_at`)} as moved_at,
    doer.username as done_by, ${fullNameOf(sql`doer`)} as done_by_full_name, v.parts_used,
    ${reader.user_type === 'CustomerUser' ? sql`null` : sql`v.signature`} as signature`,
  tables: sql`${tablesFor(reader)}
    left join users mover on mover.dealer_id = v.dealer_id and mover.user_id = v.moved_by
    left join users doer on doer.dealer_id = v.dealer_id and doer.user_id = v.done_by`,
});

/** The place of a state in the order of a visit's life. */
export const placeOf = (state: Sql): Sql =>
  sql`array_position(array[${joinSql(
    VISIT_STATES.map((one) => raw(`'${one}'`)),
    ', ',
    sql``,
  )}], ${state})`;

/** What the list of visits can be ordered by, each with an index. */
export const VISIT_ORDER = {
  planned_day: sql`v.planned_day`,
  promised_day: sql`v.promised_day`,
  building_name: sql`v.building_name_order`,
  state: placeOf(sql`v.state`),
};

/** The same of `visit_technicians t`, which has no buildings. */
export const TECHNICIANS_ORDER = {
  planned_day: sql`t.planned_day`,
  promised_day: sql`t.promised_day`,
  state: placeOf(sql`t.state`),
};
