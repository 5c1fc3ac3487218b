import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import type { NewVisit } from '@smart-elevator/shared-api/contract/visits/visitInput';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest, notFound } from '../http/HttpError';
import { storeTechnicians, storeTickets, technicianErrors, ticketErrors, windowErrors } from './checkPlan';
import { recordVisit } from './recordVisit';
import { tellTechnicians } from '../visit-changes/tellTechnicians';
import { findVisit } from './visitRepository';

/** Of a visit whose time nobody has said, in minutes. */
const USUAL_MINUTES = 60;

/**
 * Stores a visit without a contract (R1206). 404 for lifts that are another dealer's or deleted; all other errors at once, by
 * their fields.
 */
export async function addVisit(db: Db, caller: Caller, body: NewVisit): Promise<Visit> {
  const { dealer_id, user_id, today } = caller;
  const { planned_day, from_time = null, to_time = null, note = '', requested_at = null } = body;
  const { estimate_minutes = USUAL_MINUTES } = body;
  const elevator_ids = [...new Set(body.elevator_ids)];
  const technician_ids = [...new Set(body.technician_ids ?? [])];
  const ticket_ids = [...new Set(body.ticket_ids ?? [])];
  const building_name = await lockBuilding(db, dealer_id, elevator_ids);
  const errors: FieldErrors = {
    ...(building_name === undefined
      ? { elevator_ids: [elevator_ids.length === 0 ? visitMessages.noLifts : visitMessages.oneBuilding] }
      : {}),
    ...(planned_day < today ? { planned_day: [visitMessages.pastDay] } : {}),
    ...windowErrors({ from_time, to_time }),
    ...(await technicianErrors(db, dealer_id, technician_ids)),
    ...(await ticketErrors(db, dealer_id, { ticket_ids, elevator_ids })),
  };
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  const [stored] = await db.query<{ visit_id: number }>(sql`
    insert into visits (dealer_id, building_name, planned_day, from_time, to_time, estimate_minutes, note,
      requested_at, moved_by, moved_at, changed_by)
    values (${dealer_id}, ${building_name}, ${planned_day}, ${from_time}, ${to_time}, ${estimate_minutes}, ${note},
      least(${requested_at}::timestamptz, now()), ${user_id}, now(), ${user_id}) returning visit_id`);
  if (!stored) throw new Error('The visit was not stored.');
  const { visit_id } = stored;
  await db.query(sql`insert into visit_elevators (dealer_id, visit_id, elevator_id)
    select ${dealer_id}, ${visit_id}, unnest(${elevator_ids}::bigint[])`);
  await storeTechnicians(db, dealer_id, visit_id, technician_ids);
  await storeTickets(db, dealer_id, visit_id, ticket_ids);
  await recordVisit(db, caller, visit_id, [{ what: 'created', before: null, after: planned_day }]);
  await tellTechnicians(
    db,
    dealer_id,
    technician_ids.map((id) => ({ user_id: id, kind: 'assigned', visit_ids: [visit_id] })),
  );
  return findVisit(db, caller, visit_id);
}

/** The building of all these lifts, which cannot be deleted meanwhile; undefined if they have none or several. */
async function lockBuilding(
  db: Db,
  dealer_id: number,
  elevator_ids: readonly number[],
): Promise<string | undefined> {
  const lifts = await db.query<{ building_name: string }>(sql`select building_name from elevators
    where dealer_id = ${dealer_id} and elevator_id = any(${elevator_ids}::bigint[]) and deleted_at is null
    order by elevator_id for share`);
  if (lifts.length < elevator_ids.length) throw notFound();
  const [building, ...others] = new Set(lifts.map(({ building_name }) => building_name));
  return others.length === 0 ? building : undefined;
}
