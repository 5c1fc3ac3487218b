import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import type { VisitChanges } from '@smart-elevator/shared-api/contract/visits/visitInput';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { hasBegun, OPEN_VISIT_STATES } from '@smart-elevator/shared-api/contract/visits/visitState';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest } from '../http/HttpError';
import { dayErrors, type MovedDay } from './checkDay';
import { storeTechnicians, storeTickets, technicianErrors, ticketErrors, windowErrors } from './checkPlan';
import { lockVisit, type StoredVisit } from './lockVisit';
import { namesOf, recordVisit, type VisitEvent } from './recordVisit';
import { tellTechnicians, type VisitNews } from '../visit-changes/tellTechnicians';
import { findVisit } from './visitRepository';

/** What can be changed of a visit. */
type Plan = Pick<
  StoredVisit,
  'planned_day' | 'from_time' | 'to_time' | 'estimate_minutes' | 'technician_ids' | 'ticket_ids' | 'note'
>;

/** Changes the plan of a visit (R1205). A change that changes nothing leaves its version. */
export async function changeVisit(
  db: Db,
  caller: Caller,
  visit_id: number,
  changes: VisitChanges,
): Promise<Visit> {
  await lockContractsOf(db, caller.dealer_id, [visit_id]);
  await tellTechnicians(db, caller.dealer_id, await storePlan(db, caller, visit_id, changes));
  return findVisit(db, caller, visit_id);
}

/**
 * Stores a new plan of a visit whose contract is locked, and returns what its technicians are told. `moves` are the visits of the same
 * change.
 */
export async function storePlan(
  db: Db,
  caller: Caller,
  visit_id: number,
  { version, ...changes }: VisitChanges,
  moves: readonly MovedDay[] = [],
): Promise<VisitNews[]> {
  const { dealer_id, user_id } = caller;
  const stored = await lockVisit(db, caller, visit_id, version);
  const next = planOf(stored, changes);
  const isNew = (name: keyof Plan) => JSON.stringify(next[name]) !== JSON.stringify(stored[name]);
  const isMoved = isNew('planned_day') || isNew('technician_ids');
  await check(db, caller, { stored, next, isNew, moves });
  const events = await eventsOf(db, dealer_id, { stored, next, isNew });
  if (!NAMES.some(isNew)) return [];
  await db.query(sql`update visits set planned_day = ${next.planned_day}, from_time = ${next.from_time},
      to_time = ${next.to_time}, estimate_minutes = ${next.estimate_minutes}, note = ${next.note},
      version = version + 1, changed_by = ${user_id},
      moved_by = case when ${isMoved}::boolean then ${user_id}::bigint else moved_by end,
      moved_at = case when ${isMoved}::boolean then now() else moved_at end
    where dealer_id = ${dealer_id} and visit_id = ${visit_id}`);
  if (isNew('technician_ids')) await storeTechnicians(db, dealer_id, visit_id, next.technician_ids);
  if (isNew('ticket_ids')) await storeTickets(db, dealer_id, visit_id, next.ticket_ids);
  await recordVisit(db, caller, visit_id, events);
  const among = (ids: readonly number[], others: readonly number[]) =>
    ids.filter((id) => !others.includes(id));
  return [
    ...among(next.technician_ids, stored.technician_ids).map((id) => news(id, 'assigned', visit_id)),
    ...among(stored.technician_ids, next.technician_ids).map((id) => news(id, 'taken', visit_id)),
  ];
}

const news = (user_id: number, kind: VisitNews['kind'], visit_id: number): VisitNews => ({
  user_id,
  kind,
  visit_ids: [visit_id],
});

const NAMES = [
  ...(['planned_day', 'from_time', 'to_time', 'estimate_minutes'] as const),
  ...(['technician_ids', 'ticket_ids', 'note'] as const),
];

function planOf(stored: StoredVisit, changes: Omit<VisitChanges, 'version'>): Plan {
  const { technician_ids, ticket_ids, from_time, to_time } = changes;
  return {
    planned_day: changes.planned_day ?? stored.planned_day,
    from_time: from_time === undefined ? stored.from_time : from_time,
    to_time: to_time === undefined ? stored.to_time : to_time,
    estimate_minutes: changes.estimate_minutes ?? stored.estimate_minutes,
    technician_ids: technician_ids ? [...new Set(technician_ids)] : stored.technician_ids,
    ticket_ids: ticket_ids ? [...new Set(ticket_ids)].toSorted((a, b) => a - b) : stored.ticket_ids,
    note: changes.note ?? stored.note,
  };
}

interface Change {
  stored: StoredVisit;
  next: Plan;
  isNew: (name: keyof Plan) => boolean;
}

/** Refuses a change that the rules do not allow, with all errors at once. */
async function check(
  db: Db,
  { dealer_id, today }: Caller,
  { stored, next, isNew, moves }: Change & { moves: readonly MovedDay[] },
): Promise<void> {
  const { state, elevator_ids } = stored;
  const isOpen = OPEN_VISIT_STATES.some((one) => one === state);
  const fixed = isOpen
    ? hasBegun(state)
      ? (['planned_day', 'technician_ids'] as const)
      : []
    : NAMES.slice(0, -1);
  const refused = fixed.filter(isNew);
  const message = isOpen ? visitMessages.begun : visitMessages.over;
  if (refused.length > 0) throw badRequest(Object.fromEntries(refused.map((name) => [name, [message]])));
  const errors: FieldErrors = {
    ...(isNew('planned_day')
      ? await dayErrors(db, dealer_id, stored, { day: next.planned_day, today, moves })
      : {}),
    ...(isNew('from_time') || isNew('to_time') ? windowErrors(next) : {}),
    ...(await technicianErrors(db, dealer_id, next.technician_ids, stored.technician_ids)),
    ...(await ticketErrors(db, dealer_id, { ticket_ids: next.ticket_ids, elevator_ids }, stored.ticket_ids)),
  };
  if (Object.keys(errors).length > 0) throw badRequest(errors);
}

/** Two visits of one contract are not moved at the same moment, so that they cannot come too close. */
export const lockContractsOf = (db: Db, dealer_id: number, visit_ids: readonly number[]): Promise<unknown> =>
  db.query(sql`select from contracts c where c.dealer_id = ${dealer_id} and c.contract_id in (
    select v.contract_id from visits v where v.dealer_id = ${dealer_id} and v.visit_id = any(${visit_ids}::bigint[]))
    order by c.contract_id for no key update`);

async function eventsOf(db: Db, dealer_id: number, { stored, next, isNew }: Change): Promise<VisitEvent[]> {
  const windowOf = ({ from_time, to_time }: Pick<Plan, 'from_time' | 'to_time'>) =>
    from_time === null || to_time === null ? null : `${from_time}–${to_time}`;
  const events: VisitEvent[] = [];
  if (isNew('planned_day')) events.push({ what: 'day', before: stored.planned_day, after: next.planned_day });
  if (isNew('technician_ids'))
    events.push({
      what: 'technicians',
      before: await namesOf(db, dealer_id, stored.technician_ids),
      after: await namesOf(db, dealer_id, next.technician_ids),
    });
  if (isNew('from_time') || isNew('to_time'))
    events.push({ what: 'window', before: windowOf(stored), after: windowOf(next) });
  return events;
}
