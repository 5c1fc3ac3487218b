import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import type { VisitStateChange } from '@smart-elevator/shared-api/contract/visits/visitInput';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import {
  mayChangeVisit,
  needsReason,
  VISIT_CHANGES,
} from '@smart-elevator/shared-api/contract/visits/visitState';
import { visitStepMessages } from '@smart-elevator/shared-api/contract/visits/visitStepMessages';
import type { Db } from '../database/Database';
import { nameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest, forbidden } from '../http/HttpError';
import { finishChecks } from './checklists/doneChecks';
import { freezeChecks } from './checklists/freezeChecks';
import { completeLifts, uncompleteLifts } from './completeLifts';
import { changedMeanwhile, lockAnyVersion, type StoredVisit } from './lockVisit';
import { recordVisit } from './recordVisit';
import { findVisit } from './visitRepository';

/** A change of a visit's state. */
export interface StateChange {
  visit_id: number;
  body: VisitStateChange;
  /** The day on which it happened by the clock of the device, in the time zone of the caller. */
  day: string;
  /** Whether push messages can be delivered. */
  hasPushService: boolean;
}

/**
 * Changes the state of a visit (R1202). What a technician did in time before the planner set it to Missed is stored as if it had come
 * in time. Its checklists are fixed when it begins (R1253). Done needs their required items (R1255) and
 * completes the maintenance of its lifts; undoing restores it (R1212).
 */
export async function changeVisitState(db: Db, caller: Caller, change: StateChange): Promise<Visit> {
  const { dealer_id, user_id } = caller;
  const { visit_id, body, day, hasPushService } = change;
  const stored = await lockAnyVersion(db, caller, visit_id);
  const isBeforeMiss = await isMissedMeanwhile(db, caller, stored, day);
  if (stored.version !== body.version && !(isBeforeMiss && isNextVersion(stored, body)))
    throw await changedMeanwhile(db, caller, stored);
  const { state: from } = stored;
  const { state: to, device_at } = body;
  await check(db, caller, isBeforeMiss ? { ...stored, state: 'Planned' } : stored, body);
  if (to === 'AtWork') await freezeChecks(db, caller, visit_id);
  if (to === 'Done') await finishChecks(db, caller, visit_id, body.lifts);
  if (from === 'Done') await uncompleteLifts(db, caller, visit_id);
  const reason = needsReason(from, to) ? (body.reason ?? '') : '';
  const said = to === 'Done' ? body : undefined;
  await db.query(sql`update visits set state = ${to}, reason = ${reason}, parts_used = ${said?.parts_used ?? ''},
      signature = ${said?.signature ? JSON.stringify(said.signature) : null}::jsonb, version = version + 1, changed_by = ${user_id}, ${TIMES[to]?.(device_at ?? null, user_id, day) ?? NO_TIMES}
    where dealer_id = ${dealer_id} and visit_id = ${visit_id}`);
  const { place } = body;
  await recordVisit(db, caller, visit_id, [
    { what: 'state', before: from, after: to, reason, device_at, ...place },
  ]);
  if (to === 'Done')
    await completeLifts(db, caller, { visit: stored, outcomes: body.lifts ?? [], day, hasPushService });
  return findVisit(db, caller, visit_id);
}

/**
 * Whether a technician did something to a visit on its last day or before, and the planner has set it to Missed before it was sent:
 * a phone may have been offline. What the dealer has set to Missed stays.
 */
async function isMissedMeanwhile(
  db: Db,
  { dealer_id, user_type }: Caller,
  { visit_id, state }: StoredVisit,
  day: string,
): Promise<boolean> {
  if (user_type !== 'TechnicianUser' || state !== 'Missed') return false;
  const found = await db.query(sql`select from visits v
    join lateral (select h.who from visit_history h
      where h.dealer_id = v.dealer_id and h.visit_id = v.visit_id and h.what = 'state'
      order by h.entry_id desc limit 1) missed on missed.who is null
    where v.dealer_id = ${dealer_id} and v.visit_id = ${visit_id}
      and ${day}::date <= greatest(v.window_end, v.planned_day)`);
  return found.length > 0;
}

/** Whether only the planner has changed the visit since the version that the caller has seen, and only once. */
const isNextVersion = ({ version, changed_by }: StoredVisit, seen: VisitStateChange): boolean =>
  changed_by === null && version === seen.version + 1;

/** The device's clock, if it is not ahead. */
const happened = (device_at: string | null): Sql =>
  sql`least(coalesce(${device_at}::timestamptz, now()), now())`;
const NO_TIMES = sql`done_at = null, done_day = null, done_by = null`;

/** What a state says of the times; any other one only that it is not done. */
const TIMES: Partial<
  Record<VisitStateChange['state'], (device_at: string | null, user_id: number, day: string) => Sql>
> = {
  Planned: () => sql`${NO_TIMES}, on_the_way_at = null, arrived_at = null`,
  OnTheWay: (device_at) => sql`${NO_TIMES}, on_the_way_at = ${happened(device_at)}`,
  AtWork: (device_at) => sql`${NO_TIMES}, arrived_at = ${happened(device_at)}`,
  Done: (device_at, user_id, day) =>
    sql`done_at = ${happened(device_at)}, done_day = ${day}::date, done_by = ${user_id}`,
};

async function check(
  db: Db,
  caller: Caller,
  { state: from, visit_id, elevator_ids }: StoredVisit,
  { state: to, reason = '', lifts = [] }: VisitStateChange,
): Promise<void> {
  const { dealer_id, user_type } = caller;
  if (VISIT_CHANGES[from][to] === undefined)
    throw badRequest({ state: [visitMessages.notAllowed(from, to)] });
  if (!mayChangeVisit(from, to, user_type)) throw forbidden();
  const errors: FieldErrors = {};
  if (needsReason(from, to) && reason === '') errors['reason'] = [visitMessages.reasonMissing];
  const other = from === 'OnTheWay' && to === 'Planned' && (await otherOnTheWay(db, caller, visit_id));
  if (other) errors['state'] = [visitStepMessages.othersStep(other)];
  if (from === 'Done' && !(await isUndoable(db, dealer_id, visit_id)))
    errors['state'] = [visitMessages.undoTooLate];
  lifts.forEach((lift, at) => {
    if (!elevator_ids.includes(lift.elevator_id))
      errors[`lifts.${at}.elevator_id`] = [frameworkMessages.noSuchRow(lift.elevator_id)];
    else if (lifts.findIndex(({ elevator_id }) => elevator_id === lift.elevator_id) < at)
      errors[`lifts.${at}.elevator_id`] = [visitStepMessages.liftTwice];
    else if (lift.outcome === 'Skipped' && !lift.reason)
      errors[`lifts.${at}.reason`] = [visitMessages.reasonMissing];
  });
  if (Object.keys(errors).length > 0) throw badRequest(errors);
}

/** The other technician of a visit who is on the way, by whom the step was taken: the caller does not undo it. */
async function otherOnTheWay(
  db: Db,
  { dealer_id, user_id, user_type }: Caller,
  visit_id: number,
): Promise<string | undefined> {
  if (user_type !== 'TechnicianUser') return undefined;
  const [last] = await db.query<{ who: string; isOther: boolean }>(sql`
    select ${nameOf(sql`u`)} as who, t.user_id <> ${user_id} as "isOther" from visit_history h
    join users u on u.dealer_id = h.dealer_id and u.user_id = h.who
    join visit_technicians t on t.dealer_id = h.dealer_id and t.visit_id = h.visit_id and t.user_id = h.who
    where h.dealer_id = ${dealer_id} and h.visit_id = ${visit_id} and h.what = 'state'
      and h.after = 'OnTheWay' order by h.entry_id desc limit 1`);
  return last?.isOther ? last.who : undefined;
}

/** Whether it became Done within a day by the server's clock: what was done offline may arrive late. */
async function isUndoable(db: Db, dealer_id: number, visit_id: number): Promise<boolean> {
  const found = await db.query(sql`select from visit_history h where h.dealer_id = ${dealer_id}
    and h.visit_id = ${visit_id} and h.what = 'state' and h.after = 'Done' and h.at > now() - interval '1 day'`);
  return found.length > 0;
}
