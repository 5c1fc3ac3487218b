import type { ReportedCheck } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { VisitStateChange } from '@smart-elevator/shared-api/contract/visits/visitInput';
import type { MainState } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { changeElevatorWithin } from '../elevators/changeElevator';
import { findElevator } from '../elevators/elevatorRepository';
import type { Caller } from '../http/authenticate';
import { HttpError } from '../http/HttpError';
import { insertReport } from '../reports/storeReport';
import { reportedChecks } from './checklists/doneChecks';
import type { StoredVisit } from './lockVisit';

/** A visit that is done. */
interface Completion {
  visit: StoredVisit;
  /** A lift that is not named was maintained (R1203). */
  outcomes: NonNullable<VisitStateChange['lifts']>;
  /** yyyy-mm-dd. */
  day: string;
  hasPushService: boolean;
}

/** The maintenance of a lift before Done. */
interface Before {
  main_state: MainState;
  main_start_date: string;
  main_due_date: string;
  main_completed_date: string | null;
}

/**
 * Stores the outcome of each lift, completes the maintenance of those that were maintained, and makes their AMC reports
 * (R1212). A lift that is Completed already, or was completed on a later day, stays as it is.
 */
export async function completeLifts(db: Db, caller: Caller, completion: Completion): Promise<void> {
  const { dealer_id, user_id, user_type, today } = caller;
  const { visit, outcomes, day, hasPushService } = completion;
  const named = new Map(outcomes.map((one) => [one.elevator_id, one]));
  const author = user_type === 'TechnicianUser' ? user_id : (visit.technician_ids[0] ?? user_id);
  for (const elevator_id of visit.elevator_ids) {
    const { outcome = 'Done', reason = '' } = named.get(elevator_id) ?? {};
    const ofLift = sql`dealer_id = ${dealer_id} and visit_id = ${visit.visit_id} and elevator_id = ${elevator_id}`;
    await db.query(sql`update visit_elevators set outcome = ${outcome}, reason = ${reason} where ${ofLift}`);
    const before =
      outcome === 'Done' ? await findElevator(db, dealer_id, elevator_id, 'for update') : undefined;
    if (!before) continue;
    const { main_state, main_start_date, main_due_date, main_completed_date: last } = before;
    if (main_state !== 'Completed' && !(last !== null && last <= today && day < last)) {
      const changes = { main_state: 'Completed' as const, main_completed_date: day };
      const changed = await changeElevatorWithin(db, {
        ...{ dealer_id, user_id, elevator_id, today, hasPushService },
        changes,
      });
      const stored: Before = { main_state, main_start_date, main_due_date, main_completed_date: last };
      await db.query(sql`update visit_elevators set main_before = ${JSON.stringify(stored)}::jsonb,
        main_version = ${changed.version} where ${ofLift}`);
    }
    // After the maintenance, whose days it keeps.
    const checks = await reportedChecks(db, caller, visit.visit_id, elevator_id);
    const report_id = await reportOf(db, { dealer_id, user_id: author }, { elevator_id, day, checks });
    await db.query(sql`update visit_elevators set report_id = ${report_id} where ${ofLift}`);
  }
}

/**
 * The new AMC report of a lift on a day, with the items of its checklist (R1258). Null without a checklist when that day has a report
 * already, such as that of the companion app.
 */
async function reportOf(
  db: Db,
  author: { dealer_id: number; user_id: number },
  { elevator_id, day, checks }: { elevator_id: number; day: string; checks: ReportedCheck[] | null },
): Promise<number | null> {
  const known = await db.query(sql`select from reports where dealer_id = ${author.dealer_id}
    and elevator_id = ${elevator_id} and report_date = ${day} limit 1`);
  if (known.length > 0 && checks === null) return null;
  return (await insertReport(db, author, elevator_id, day, checks)).report_id;
}

interface Completed {
  elevator_id: number;
  main_before: Before | null;
  main_version: number | null;
  report_id: number | null;
}

/**
 * Takes back what Done has stored: the maintenance of each lift that nobody has changed since, and the reports that were not
 * sent. Messages that were sent cannot be recalled.
 */
export async function uncompleteLifts(db: Db, caller: Caller, visit_id: number): Promise<void> {
  const { dealer_id, user_id, today } = caller;
  const lifts = await db.query<Completed>(sql`select elevator_id, main_before, main_version, report_id
    from visit_elevators where dealer_id = ${dealer_id} and visit_id = ${visit_id} order by elevator_id`);
  await db.query(sql`update visit_elevators set outcome = null, reason = '', main_before = null, main_version = null,
    report_id = null where dealer_id = ${dealer_id} and visit_id = ${visit_id}`);
  for (const { elevator_id, main_before, main_version } of lifts) {
    if (!main_before || main_version === null) continue;
    const changes = { ...main_before, version: main_version };
    const change = { dealer_id, user_id, elevator_id, changes, today, hasPushService: false };
    await changeElevatorWithin(db, change).catch(ignoreRefusal);
  }
  const reports = lifts.flatMap(({ report_id }) => report_id ?? []);
  await db.query(sql`delete from reports r where r.dealer_id = ${dealer_id}
    and r.report_id = any(${reports}::bigint[]) and not exists (select from shared_reports s
      where s.dealer_id = r.dealer_id and s.report_id = r.report_id)`);
}

/** Somebody has changed or deleted the lift since: it stays as it is. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof HttpError)) throw error;
}
