import {
  CALLER_ROWS,
  CALLER_TICKETS,
  USED_LABELS,
  type CallerElevator,
} from '@smart-elevator/shared-api/contract/tickets/caller';
import { searchedEverywhere } from '../account/userColumns';
import { coveringContract } from '../amc/coveringContract';
import type { Db } from '../database/Database';
import { usesTrigrams } from '../database/listSql';
import { fullNameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import { firstOfEach, FOUND_ORDER, hasName, hasPlace } from '../elevators/findElevators';
import type { Caller } from '../http/authenticate';
import { notFound } from '../http/HttpError';
import { dealerScope } from '../ticket-counts/dealerScope';
import { tally } from '../ticket-counts/tally';
import { scopeSql } from './lists/conditions';

type Dealer = Pick<Caller, 'dealer_id' | 'today'>;

/**
 * The dealer's elevators whose name, place or customer contains a text, those by name first (R371). All is read for the few
 * found ones alone, so that the cost does not depend on the number of elevators.
 */
export function findCallers(db: Db, caller: Dealer, text: string): Promise<CallerElevator[]> {
  const { dealer_id } = caller;
  const byName = hasName(text);
  const conditions = usesTrigrams(text) ? [byName, hasPlace(text), ofCustomer(dealer_id, text)] : [byName];
  const found = firstOfEach(dealer_id, conditions, CALLER_ROWS);
  return db.query<CallerElevator>(sql`${callersIn(caller, found)}
    order by ${byName} desc, ${FOUND_ORDER} limit ${CALLER_ROWS}`);
}

/** The same of one elevator; 404 if the dealer has none with this id. */
export async function readCaller(db: Db, caller: Dealer, elevator_id: number): Promise<CallerElevator> {
  const [found] = await db.query<CallerElevator>(callersIn(caller, sql`select ${elevator_id}::bigint`));
  if (!found) throw notFound();
  return found;
}

/** Each of the first customers that a text finds; an array, so that their elevators are found by the index. */
const ofCustomer = (dealer_id: number, text: string): Sql => sql`e.customer_id = any(array(
  select u.user_id from users u where u.dealer_id = ${dealer_id} and u.user_type = 'CustomerUser'
    and u.deleted_at is null and ${searchedEverywhere(text)}
  order by u.username_order, u.user_id limit ${CALLER_ROWS}))`;

function callersIn({ dealer_id, today }: Dealer, ids: Sql): Sql {
  const open = sql`tickets t where ${scopeSql(dealer_id, { active: true })} and t.elevator_id = e.elevator_id`;
  return sql`select e.elevator_id, e.elevator_name, e.building_name, e.elevator_address, e.main_completed_date,
      e.main_due_date, owner.user_id as customer_id, owner.username as customer_name,
      ${fullNameOf(sql`owner`)} as customer_full_name, nullif(owner.phoneno, '') as customer_phone,
      ${coveringContract(today)} as contract, (select coalesce(json_agg(o), '[]') from (
        select t.ticket_id, t.ticket_key, t.summary, t.status, t.create_date from ${open}
        order by t.ticket_no desc limit ${CALLER_TICKETS}) o) as open_tickets,
      (select count(*)::integer from ${open}) as open_count,
      (select t.label from tickets t where ${dealerScope(dealer_id)} and t.elevator_id = e.elevator_id
        order by t.update_date desc, t.ticket_id desc limit 1) as last_label,
      ${proposedTechnician(dealer_id)} as technician
    from elevators e
    left join users owner on owner.dealer_id = e.dealer_id and owner.user_id = e.customer_id and owner.deleted_at is null
    where e.dealer_id = ${dealer_id} and e.deleted_at is null and e.elevator_id in (${ids})`;
}

/** The engineer of the elevator `e`, else of those of its building who has the fewest open tickets; as JSON (R372). */
const proposedTechnician = (dealer_id: number): Sql => sql`(
  select json_build_object('user_id', u.user_id, 'username', u.username, 'full_name', ${fullNameOf(sql`u`)},
    'is_engineer', ${IS_ENGINEER})
  from users u
  where u.dealer_id = ${dealer_id} and u.user_type = 'TechnicianUser' and u.is_active and u.deleted_at is null
    and (u.user_id = e.engineer_id or u.user_id in (select b.engineer_id from elevators b
      where b.dealer_id = ${dealer_id} and b.deleted_at is null and b.building_name_order = e.building_name_order
        and b.building_name = e.building_name))
  order by ${IS_ENGINEER} desc, ${tally(sql`u.dealer_id`, 'work', [sql`k.a = u.user_id`, sql`k.status <> 'Closed'`])},
    u.user_id limit 1)`;
const IS_ENGINEER = sql`(u.user_id = e.engineer_id) is true`;

/** How many of the newest tickets show which labels are in use. */
const NEWEST_TICKETS = 2_000;

/** The labels of the dealer's newest tickets, the most used one first (R372). */
export async function usedLabels(db: Db, dealer_id: number): Promise<string[]> {
  const rows = await db.query<{ label: string }>(sql`
    select t.label from (select t.label from tickets t where ${dealerScope(dealer_id)}
      order by t.ticket_no desc limit ${NEWEST_TICKETS}) t
    where t.label <> '' group by t.label order by count(*) desc, t.label limit ${USED_LABELS}`);
  return rows.map(({ label }) => label);
}
