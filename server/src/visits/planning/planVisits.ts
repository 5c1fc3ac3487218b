import { planOf, type PlannedVisit } from '@smart-elevator/shared-api/contract/visits/plan';
import { cancelledVisitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { Db } from '../../database/Database';
import { publishStaleToDealers } from '../../database/publishStale';
import { sql, type Sql } from '../../database/sql';
import { cancelVisits } from '../../visit-changes/endVisits';
import { isKeptByPeople } from '../../visit-changes/isKeptByPeople';
import { leaveContracts } from '../../visit-changes/leaveContracts';
import type { Joined } from './joinVisits';
import { keyOf, toPlan } from './openPeriods';
import { readPlanInput, type StoredPlan } from './readPlanInput';
import { renameBuildings } from './renameBuildings';

/**
 * Plans the visits of a dealer (R1207): each period whose window opens within the horizon gets its visit, those of the planner’s own that
 * no longer fit are planned again, and those whose period is over are Missed. Call it in a transaction; two at once wait for each
 * other, and running it twice changes nothing. What marked the dealer before is done with it.
 */
export async function planVisits(db: Db, dealer_id: number, today: string): Promise<void> {
  await lockPlan(db, dealer_id);
  await takeMarks(db, dealer_id);
  const missed = await missVisits(db, dealer_id, today);
  const hasLeft = await leaveContracts(db, dealer_id, today);
  const input = await renameBuildings(db, dealer_id, await readPlanInput(db, dealer_id, today));
  const { periods, replanned, kept, joined } = toPlan(input, today);
  const planned = planOf({
    today,
    periods,
    visits: kept.filter(({ state }) => state !== 'Cancelled'),
    lifts: input.lifts,
    technicians: input.technicians,
    calendar: input.calendar,
  });
  const keys = new Set(planned.map(keyOf));
  const gone = [...replanned].flatMap(([key, one]) => (keys.has(key) ? [] : [one.visit_id]));
  await giveUpVisits(db, dealer_id, gone);
  const changed = planned.flatMap((next) => {
    const stored = replanned.get(keyOf(next));
    return stored && differs(stored, next) ? [{ stored, next }] : [];
  });
  for (const { stored, next } of changed) await changeVisit(db, dealer_id, stored, next);
  for (const visit of joined) await joinVisit(db, dealer_id, visit);
  const added = await afterFormerParts(
    db,
    dealer_id,
    planned.filter((visit) => !replanned.has(keyOf(visit))),
  );
  await insertVisits(db, dealer_id, added);
  if (hasLeft || [missed, gone, changed, joined, added].some(({ length }) => length > 0))
    await publishStaleToDealers(db, [dealer_id], ['visits', 'maintenance']);
}

/** Only one plan of a dealer is made at a time, and none while its lock is held. */
export const lockPlan = (db: Db, dealer_id: number) =>
  db.query(sql`select pg_advisory_xact_lock(${planKey(dealer_id)})`);

const planKey = (dealer_id: number) => sql`hashtextextended('plan of visits', ${dealer_id})`;

/** Before anything is read: what is changed later marks the dealer again. */
const takeMarks = (db: Db, dealer_id: number) =>
  db.query<{ today: string | null }>(
    sql`delete from visit_plans_due where dealer_id = ${dealer_id} returning today`,
  );

/**
 * Plans the visits of a dealer if something has changed since the last plan, unless another server plans them; whether it did. The day of
 * who changed it counts if it is later than `today`, the server's: nothing is planned in their past (R1220).
 */
export async function planIfDue(db: Db, dealer_id: number, today: string): Promise<boolean> {
  const [lock] = await db.query<{ is_mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${planKey(dealer_id)}) as is_mine`,
  );
  const marks = lock?.is_mine ? await takeMarks(db, dealer_id) : [];
  if (marks.length === 0) return false;
  const days = marks.flatMap((mark) => mark.today ?? []);
  await planVisits(db, dealer_id, [today, ...days].toSorted().at(-1) ?? today);
  return true;
}

/**
 * Sets visits to Missed: their period is over, and so is a later day that a person has chosen, in every time zone. The server’s day may
 * begin up to a day before that of the technician.
 */
const missVisits = (db: Db, dealer_id: number, today: string) =>
  db.query(sql`with missed as (
      update visits set state = 'Missed', version = version + 1, changed_by = null
      where dealer_id = ${dealer_id} and state = 'Planned' and greatest(window_end, planned_day) < ${today}::date - 1
        and window_end is not null
      returning visit_id)
    insert into visit_history (dealer_id, visit_id, what, before, after)
    select ${dealer_id}, visit_id, 'state', 'Planned', 'Missed' from missed order by visit_id returning visit_id`);

/** Deletes visits of the planner's own; those that a person has put something into are cancelled, so that it is not lost. */
async function giveUpVisits(db: Db, dealer_id: number, visit_ids: readonly number[]): Promise<void> {
  const of = (table: Sql) =>
    sql`exists (select from ${table} own where own.dealer_id = v.dealer_id and own.visit_id = v.visit_id)`;
  const used = await db.query<{ visit_id: number }>(sql`select v.visit_id from visits v
    where v.dealer_id = ${dealer_id} and v.visit_id = any(${visit_ids}::bigint[])
      and (v.note <> '' or ${of(sql`visit_tickets`)} or ${of(sql`files`)})`);
  const kept = new Set(used.map(({ visit_id }) => visit_id));
  await cancelVisits(db, dealer_id, [...kept], cancelledVisitMessages.notPromised);
  const unused = visit_ids.filter((id) => !kept.has(id));
  await db.query(
    sql`delete from visits where dealer_id = ${dealer_id} and visit_id = any(${unused}::bigint[])`,
  );
}

const differs = (stored: StoredPlan, planned: PlannedVisit): boolean =>
  stored.planned_day !== planned.planned_day ||
  stored.promised_day !== planned.promised_day ||
  stored.window_end !== planned.window_end ||
  stored.minutes !== planned.estimate_minutes ||
  JSON.stringify(stored.technician_ids) !== JSON.stringify(techniciansOf(planned)) ||
  JSON.stringify(stored.elevator_ids) !== JSON.stringify(planned.elevator_ids);

const techniciansOf = ({ technician_id }: PlannedVisit) => (technician_id === null ? [] : [technician_id]);

async function changeVisit(db: Db, dealer_id: number, stored: StoredPlan, next: PlannedVisit): Promise<void> {
  const { visit_id } = stored;
  const [changed] = await db.query(sql`
    update visits set planned_day = ${next.planned_day}, promised_day = ${next.promised_day},
      window_end = ${next.window_end}, estimate_minutes = ${next.estimate_minutes}, version = version + 1,
      changed_by = null
    where dealer_id = ${dealer_id} and visit_id = ${visit_id} and state = 'Planned' and not ${isKeptByPeople(sql`visits`)}
    returning visit_id`);
  // A person was first.
  if (!changed) return;
  await db.query(
    sql`delete from visit_technicians where dealer_id = ${dealer_id} and visit_id = ${visit_id}`,
  );
  // A lift that stays keeps what was answered for it (R1258).
  await db.query(sql`delete from visit_elevators where dealer_id = ${dealer_id} and visit_id = ${visit_id}
    and elevator_id <> all(${next.elevator_ids}::bigint[])`);
  await insertPeopleAndLifts(db, dealer_id, [{ ...next, visit_id }]);
  if (stored.planned_day !== next.planned_day)
    await db.query(sql`insert into visit_history (dealer_id, visit_id, what, before, after)
      values (${dealer_id}, ${visit_id}, 'day', ${stored.planned_day}, ${next.planned_day})`);
}

/** Lifts join a visit; its day and its technicians stay. */
async function joinVisit(
  db: Db,
  dealer_id: number,
  { visit_id, minutes, elevator_ids }: Joined,
): Promise<void> {
  const [changed] = await db.query(sql`
    update visits set estimate_minutes = ${minutes}, version = version + 1, changed_by = null
    where dealer_id = ${dealer_id} and visit_id = ${visit_id} and state in ('Planned', 'OnHold') returning visit_id`);
  if (!changed) return;
  await db.query(sql`with added as (
      insert into visit_elevators (dealer_id, visit_id, elevator_id)
      select ${dealer_id}, ${visit_id}, unnest(${elevator_ids}::bigint[]) on conflict do nothing returning elevator_id)
    insert into visit_history (dealer_id, visit_id, what, after)
    select ${dealer_id}, ${visit_id}, 'lifts', elevator_called(${dealer_id}, elevator_id) from added
    order by elevator_id`);
}

/**
 * The visits with parts after those that are stored: a contract whose start was moved may have visits of years ago with the number of
 * this period, which the planner does not read.
 */
async function afterFormerParts(
  db: Db,
  dealer_id: number,
  added: readonly PlannedVisit[],
): Promise<PlannedVisit[]> {
  const taken = await db.query<Pick<PlannedVisit, 'contract_id' | 'building_name' | 'period' | 'part'>>(sql`
    select v.contract_id, v.building_name, v.period, max(v.part) as part
    from visits v join (select distinct contract_id, building_name, period
        from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as p (contract_id bigint, building_name text, period integer)) p
      on p.contract_id = v.contract_id and p.building_name = v.building_name and p.period = v.period
    where v.dealer_id = ${dealer_id} group by v.contract_id, v.building_name, v.period`);
  const last = new Map(taken.map((one) => [keyOf({ ...one, part: 0 }), one.part]));
  const first = new Map<string, number>();
  for (const one of added) {
    const key = keyOf({ ...one, part: 0 });
    first.set(key, Math.min(first.get(key) ?? one.part, one.part));
  }
  return added.map((one) => {
    const key = keyOf({ ...one, part: 0 });
    const later = Math.max(0, (last.get(key) ?? 0) + 1 - (first.get(key) ?? one.part));
    return { ...one, part: one.part + later };
  });
}

async function insertVisits(db: Db, dealer_id: number, planned: readonly PlannedVisit[]): Promise<void> {
  if (planned.length === 0) return;
  const stored = await db.query<
    Pick<StoredPlan, 'visit_id' | 'contract_id' | 'building_name' | 'period' | 'part'>
  >(sql`
    insert into visits (dealer_id, contract_id, building_name, period, part, promised_day, window_end, planned_day,
      estimate_minutes)
    select ${dealer_id}, p.contract_id, p.building_name, p.period, p.part, p.promised_day, p.window_end, p.planned_day,
      p.estimate_minutes
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as p (contract_id bigint, building_name text,
      period integer, part integer, promised_day date, window_end date, planned_day date, estimate_minutes integer)
    on conflict do nothing returning visit_id, contract_id, building_name, period, part`);
  const ids = new Map(stored.map((one) => [keyOf(one), one.visit_id]));
  await insertPeopleAndLifts(
    db,
    dealer_id,
    planned.flatMap((one) => {
      const visit_id = ids.get(keyOf(one));
      return visit_id === undefined ? [] : [{ ...one, visit_id }];
    }),
  );
  await db.query(sql`insert into visit_history (dealer_id, visit_id, what, after)
    select ${dealer_id}, v.visit_id, 'created', v.planned_day::text from visits v
    where v.dealer_id = ${dealer_id} and v.visit_id = any(${[...ids.values()]}::bigint[]) order by v.visit_id`);
}

async function insertPeopleAndLifts(
  db: Db,
  dealer_id: number,
  planned: readonly (PlannedVisit & { visit_id: number })[],
): Promise<void> {
  const rows = JSON.stringify(planned);
  await db.query(sql`insert into visit_technicians (dealer_id, visit_id, place, user_id)
    select ${dealer_id}, p.visit_id, 1, p.technician_id
    from jsonb_to_recordset(${rows}::jsonb) as p (visit_id bigint, technician_id bigint)
    where p.technician_id is not null`);
  await db.query(sql`insert into visit_elevators (dealer_id, visit_id, elevator_id)
    select ${dealer_id}, p.visit_id, lift.id::bigint
    from jsonb_to_recordset(${rows}::jsonb) as p (visit_id bigint, elevator_ids jsonb)
    cross join jsonb_array_elements_text(p.elevator_ids) as lift(id) on conflict do nothing`);
}
