import {
  OPEN_VISIT_STATES,
  WAITING_VISIT_STATES,
} from '@smart-elevator/shared-api/contract/visits/visitState';
import { LIFT_MINUTES } from '@smart-elevator/shared-api/contract/visits/planMinutes';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { Db } from '../database/Database';
import { nameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import { tellTechnicians } from './tellTechnicians';

/** The states of a visit that is neither over nor given up. */
const OPEN = [...OPEN_VISIT_STATES];

/**
 * Locks the open visits `v` of a dealer until the end of the transaction, always in one order. Call it before the lift is locked,
 * as when a visit is done.
 */
async function lockOpen(db: Db, dealer_id: number, which: Sql): Promise<number[]> {
  const rows = await db.query<{ visit_id: number }>(sql`select v.visit_id from visits v
    where v.dealer_id = ${dealer_id} and v.state = any(${OPEN}::text[]) and ${which} order by v.visit_id for update`);
  return rows.map(({ visit_id }) => visit_id);
}

/** Locks the open visits of a lift. */
export const lockVisitsOfLift = (db: Db, dealer_id: number, elevator_id: number): Promise<number[]> =>
  lockOpen(
    db,
    dealer_id,
    sql`exists (select from visit_elevators l where l.dealer_id = v.dealer_id
    and l.visit_id = v.visit_id and l.elevator_id = ${elevator_id})`,
  );

/** Takes a deleted lift out of its open visits; one that has no other lift is cancelled and keeps its lift. */
export async function leaveVisits(db: Db, dealer_id: number, elevator_id: number): Promise<void> {
  const visit_ids = await lockVisitsOfLift(db, dealer_id, elevator_id);
  const smaller = await takeOut(db, dealer_id, elevator_id, visit_ids);
  await cancelVisits(
    db,
    dealer_id,
    visit_ids.filter((id) => !smaller.has(id)),
    visitMessages.liftDeleted,
  );
}

/**
 * Takes a lift out of those locked visits that have another one, and returns them. A visit of a contract is shorter by the minutes
 * that the planner reckons for a lift.
 */
export async function takeOut(
  db: Db,
  dealer_id: number,
  elevator_id: number,
  visit_ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const left = await db.query<{ visit_id: number }>(sql`
    delete from visit_elevators gone where gone.dealer_id = ${dealer_id} and gone.elevator_id = ${elevator_id}
      and gone.visit_id = any(${visit_ids}::bigint[]) and exists (select from visit_elevators other
        where other.dealer_id = gone.dealer_id and other.visit_id = gone.visit_id
          and other.elevator_id <> gone.elevator_id)
    returning gone.visit_id`);
  const smaller = new Set(left.map(({ visit_id }) => visit_id));
  await db.query(sql`with changed as (
      update visits set version = version + 1, changed_by = acting_user(), estimate_minutes = case
        when contract_id is null then estimate_minutes
        else least(estimate_minutes, greatest(estimate_minutes - ${LIFT_MINUTES}::integer, ${LIFT_MINUTES}::integer)) end
      where dealer_id = ${dealer_id} and visit_id = any(${[...smaller]}::bigint[]) returning visit_id)
    insert into visit_history (dealer_id, visit_id, who, what, before)
    select ${dealer_id}, changed.visit_id, acting_user(), 'lifts', elevator_called(${dealer_id}, ${elevator_id})
    from changed order by changed.visit_id`);
  return smaller;
}

/** Cancels the visits of a contract that have not begun, because it was deleted. */
export async function cancelVisitsOfContract(db: Db, dealer_id: number, contract_id: number): Promise<void> {
  const which = sql`v.contract_id = ${contract_id} and v.state = any(${[...WAITING_VISIT_STATES]}::text[])`;
  await cancelVisits(db, dealer_id, await lockOpen(db, dealer_id, which), visitMessages.contractDeleted);
}

/** Cancels locked visits, with the reason, and tells their technicians. */
export async function cancelVisits(
  db: Db,
  dealer_id: number,
  visit_ids: readonly number[],
  reason: string,
): Promise<void> {
  if (visit_ids.length === 0) return;
  await db.query(sql`with was as (
      select visit_id, state from visits where dealer_id = ${dealer_id} and visit_id = any(${visit_ids}::bigint[])),
    cancelled as (
      update visits set state = 'Cancelled', reason = ${reason}, version = version + 1, changed_by = acting_user()
      where dealer_id = ${dealer_id} and visit_id = any(${visit_ids}::bigint[]) returning visit_id)
    insert into visit_history (dealer_id, visit_id, who, what, before, after, reason)
    select ${dealer_id}, visit_id, acting_user(), 'state', was.state, 'Cancelled', ${reason}
    from cancelled join was using (visit_id) order by visit_id`);
  const lost = await db.query<{ user_id: number; visit_ids: number[] }>(sql`
    select user_id, array_agg(visit_id order by visit_id) as visit_ids from visit_technicians
    where dealer_id = ${dealer_id} and visit_id = any(${visit_ids}::bigint[]) group by user_id`);
  await tellTechnicians(
    db,
    dealer_id,
    lost.map((one) => ({ ...one, kind: 'taken' })),
  );
}

/**
 * Gives the open visits of a technician who leaves to the receivers, in equal parts; a building stays with one of them as far as
 * the parts allow. Without receivers, or where the receiver is on it already, the technician is only taken off.
 */
export async function handVisitsOver(
  db: Db,
  { dealer_id, user_id }: { dealer_id: number; user_id: number },
  receivers: readonly number[],
): Promise<void> {
  const visit_ids = await lockOpen(
    db,
    dealer_id,
    sql`exists (select from visit_technicians t
    where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id and t.user_id = ${user_id})`,
  );
  if (visit_ids.length === 0) return;
  const these = (of: Sql) =>
    sql`${of}.dealer_id = ${dealer_id} and ${of}.visit_id = any(${visit_ids}::bigint[])`;
  const names = sql`(select string_agg(${nameOf(sql`u`)}, ', ' order by t.place) from visit_technicians t
    join users u on u.dealer_id = t.dealer_id and u.user_id = t.user_id
    where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id)`;
  await db.query(sql`insert into visit_history (dealer_id, visit_id, at, who, what, before)
    select v.dealer_id, v.visit_id, clock_timestamp(), acting_user(), 'technicians', ${names}
    from visits v where ${these(sql`v`)} order by v.visit_id`);
  const moved = await db.query<{ visit_id: number; user_id: number }>(sql`
    update visit_technicians t set user_id = part.receiver from (
      select v.visit_id, (${receivers}::bigint[])[ntile(greatest(${receivers.length}::integer, 1))
        over (order by v.building_name_order, v.planned_day, v.visit_id)] as receiver
      from visits v where ${these(sql`v`)}) part
    where t.dealer_id = ${dealer_id} and t.visit_id = part.visit_id and t.user_id = ${user_id}
      and part.receiver is not null and not exists (select from visit_technicians other
        where other.dealer_id = t.dealer_id and other.visit_id = t.visit_id and other.user_id = part.receiver)
    returning t.visit_id, t.user_id`);
  await db.query(
    sql`delete from visit_technicians gone where ${these(sql`gone`)} and gone.user_id = ${user_id}`,
  );
  await db.query(sql`update visit_technicians second set place = 1 where ${these(sql`second`)} and not exists (
    select from visit_technicians first where first.dealer_id = second.dealer_id
      and first.visit_id = second.visit_id and first.place = 1)`);
  await db.query(
    sql`update visits v set version = version + 1, changed_by = acting_user() where ${these(sql`v`)}`,
  );
  await db.query(sql`update visit_history h set after = ${names} from visits v
    where ${these(sql`v`)} and h.dealer_id = v.dealer_id and h.visit_id = v.visit_id and h.entry_id = (
      select max(newest.entry_id) from visit_history newest
      where newest.dealer_id = v.dealer_id and newest.visit_id = v.visit_id)`);
  await tellTechnicians(
    db,
    dealer_id,
    receivers.map((id) => ({
      user_id: id,
      kind: 'assigned',
      visit_ids: moved.filter((one) => one.user_id === id).map(({ visit_id }) => visit_id),
    })),
  );
}
