import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import {
  missingOf,
  type LiftChecks,
  type ReportedCheck,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { VisitStateChange } from '@smart-elevator/shared-api/contract/visits/visitInput';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import type { Caller } from '../../http/authenticate';
import { badRequest, forbidden } from '../../http/HttpError';
import { freezeChecks } from './freezeChecks';
import { readVisitChecks } from './visitChecks';

/**
 * What Done needs of the checklists (R1255): every required item of each lift that was maintained, with its photo. 400 with what is
 * missing, by lift. The dealer may say of a lift without an answer that all items were ok on paper (R1256).
 */
export async function finishChecks(
  db: Db,
  caller: Caller,
  visit_id: number,
  lifts: VisitStateChange['lifts'] = [],
): Promise<void> {
  await freezeChecks(db, caller, visit_id);
  const named = new Map(lifts.map((lift) => [lift.elevator_id, lift]));
  const errors: FieldErrors = {};
  for (const checks of await readVisitChecks(db, caller, visit_id)) {
    const { elevator_id, items } = checks;
    const { outcome = 'Done', all_ok = false } = named.get(elevator_id) ?? {};
    if (outcome !== 'Done') continue;
    const isUntouched = items.every(({ result }) => result === null);
    if (all_ok && caller.user_type !== 'DealerUser') throw forbidden();
    if (all_ok && isUntouched) await sayAllOk(db, caller, visit_id, elevator_id);
    else {
      const missing = missingSentences(checks);
      if (missing.length > 0)
        errors[`checks.${elevator_id}`] = all_ok ? [visitMessages.alreadyAnswered, ...missing] : missing;
    }
  }
  if (Object.keys(errors).length > 0) throw badRequest(errors);
}

const missingSentences = ({ items }: LiftChecks): string[] =>
  items.flatMap((item) => {
    const missing = missingOf(item);
    if (missing === null) return [];
    return [
      missing === 'answer' ? visitMessages.notAnswered(item.text) : visitMessages.photoMissing(item.text),
    ];
  });

/** Marks the items as ok, without their values and words. */
async function sayAllOk(
  db: Db,
  { dealer_id, user_id }: Caller,
  visit_id: number,
  elevator_id: number,
): Promise<void> {
  const ofLift = sql`dealer_id = ${dealer_id} and visit_id = ${visit_id} and elevator_id = ${elevator_id}`;
  await db.query(sql`update visit_elevators set checks_version = checks_version + 1 where ${ofLift}`);
  await db.query(sql`update visit_checks set result = 'Ok', on_paper = true, answered_by = ${user_id},
      answered_at = now(), version = (select l.checks_version from visit_elevators l
        where l.dealer_id = ${dealer_id} and l.visit_id = ${visit_id} and l.elevator_id = ${elevator_id})
    where ${ofLift} and (answer <> 'text' or required)`);
}

/** The items of a lift as its AMC report keeps them, also those that were not answered (R1258); null without a checklist. */
export async function reportedChecks(
  db: Db,
  caller: Caller,
  visit_id: number,
  elevator_id: number,
): Promise<ReportedCheck[] | null> {
  const lifts = await readVisitChecks(db, caller, visit_id);
  const items = lifts.find((lift) => lift.elevator_id === elevator_id)?.items ?? [];
  return items.length === 0
    ? null
    : items.map(({ place, text, unit, lower, upper, result, value, words, on_paper, ticket_key }) => ({
        ...{ place, text, unit, lower, upper, result, value, words, on_paper, ticket_key },
      }));
}
