import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import type { Db } from '../database/Database';
import { nameOf } from '../database/personName';
import { sql } from '../database/sql';
import { conflict, notFound, type HttpError } from '../http/HttpError';
import { mayRead, type Reader } from './visitColumns';
import { findVisit } from './visitRepository';

/** A visit as it is stored. */
export interface StoredVisit {
  visit_id: number;
  version: number;
  state: VisitState;
  contract_id: number | null;
  building_name: string;
  planned_day: string;
  /** HH:MM. */
  from_time: string | null;
  to_time: string | null;
  estimate_minutes: number;
  note: string;
  /** The first one leads. */
  technician_ids: number[];
  elevator_ids: number[];
  ticket_ids: number[];
  /** Who changed it last; null for the planner. */
  changed_by: string | null;
}

/**
 * Locks a visit until the end of the transaction. 404 when the caller may not read it; 409 with the visit, and who was first, when
 * it is not at `version` (R1205).
 */
export async function lockVisit(
  db: Db,
  caller: Reader,
  visit_id: number,
  version: number,
): Promise<StoredVisit> {
  const stored = await lockAnyVersion(db, caller, visit_id);
  if (stored.version !== version) throw await changedMeanwhile(db, caller, stored);
  return stored;
}

/** The refusal of a change that names another version of a visit: with the visit, and who was first. */
export async function changedMeanwhile(
  db: Db,
  caller: Reader,
  { visit_id, changed_by }: StoredVisit,
): Promise<HttpError> {
  return conflict({
    detail: changed_by === null ? visitMessages.changedByPlanner : visitMessages.changed(changed_by),
    current: await findVisit(db, caller, visit_id),
  });
}

/** Locks a visit until the end of the transaction, whatever its version. 404 when the caller may not read it. */
export async function lockAnyVersion(db: Db, caller: Reader, visit_id: number): Promise<StoredVisit> {
  const idsOf = (table: 'technicians' | 'elevators' | 'tickets') =>
    ({
      technicians: sql`array(select t.user_id from visit_technicians t
        where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id order by t.place)`,
      elevators: sql`array(select l.elevator_id from visit_elevators l
        where l.dealer_id = v.dealer_id and l.visit_id = v.visit_id order by l.elevator_id)`,
      tickets: sql`array(select t.ticket_id from visit_tickets t
        where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id order by t.ticket_id)`,
    })[table];
  const [locked] = await db.query(sql`select from visits v
    where ${mayRead(caller)} and v.visit_id = ${visit_id} for update of v`);
  if (!locked) throw notFound();
  // Read after the lock: the rows beside it may have changed meanwhile.
  const [stored] = await db.query<StoredVisit>(sql`select v.visit_id, v.version, v.state, v.contract_id,
      v.building_name, v.planned_day, to_char(v.from_time, 'HH24:MI') as from_time,
      to_char(v.to_time, 'HH24:MI') as to_time, v.estimate_minutes, v.note, ${idsOf('technicians')} as technician_ids,
      ${idsOf('elevators')} as elevator_ids, ${idsOf('tickets')} as ticket_ids,
      (select ${nameOf(sql`u`)} from users u where u.dealer_id = v.dealer_id and u.user_id = v.changed_by) as changed_by
    from visits v where ${mayRead(caller)} and v.visit_id = ${visit_id}`);
  if (!stored) throw notFound();
  return stored;
}
