import type {
  CheckAnswer,
  CheckAnswers,
  LiftChecks,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { meantItem, resultOf } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { mayChangeVisit, type VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import type { Db } from '../../database/Database';
import { nameOf } from '../../database/personName';
import { sql } from '../../database/sql';
import type { Caller } from '../../http/authenticate';
import { badRequest, conflict, notFound } from '../../http/HttpError';
import { mayRead } from '../visitColumns';
import { freezeChecks } from './freezeChecks';
import { readVisitChecks } from './visitChecks';

/**
 * Stores answers of one lift of a visit (R1254). Two people may answer different items at once; who answers an item that another
 * one has answered differently since they read it is told who that was. The same answers again change nothing. An answer to a list
 * that was changed since goes to the item of its text, or is refused.
 */
export async function answerChecks(
  db: Db,
  caller: Caller,
  { visit_id, elevator_id }: { visit_id: number; elevator_id: number },
  { version, checklist_version, answers }: CheckAnswers,
): Promise<LiftChecks> {
  const { dealer_id, user_id, user_type } = caller;
  const [visit] = await db.query<{ state: VisitState }>(sql`select v.state from visits v
    where ${mayRead(caller)} and v.visit_id = ${visit_id} for update`);
  const before = visit && (await ofLift(db, caller, visit_id, elevator_id));
  if (!before) throw notFound();
  // Those of a missed visit may have been given in time, and come late.
  if (visit.state !== 'Missed' && !mayChangeVisit(visit.state, 'Done', user_type))
    throw badRequest({ version: [visitMessages.over] });
  const isSeen = await hasSeenItems(db, before, { dealer_id, visit_id, checklist_version });
  const otherList = () => conflict({ detail: visitMessages.checklistChanged, current: before });
  const errors: FieldErrors = {};
  const changed = answers.flatMap((given, at) => {
    const known = meantItem(before.items, given, isSeen);
    if (!known) {
      if (!isSeen || given.text !== undefined) throw otherList();
      errors[`answers.${at}.item`] = [visitMessages.noSuchItem];
      return [];
    }
    const next = resultOf(known, given);
    // The item may be of another kind now, which would store it as no answer.
    if (!isSeen && next.result === null && isGiven(given)) throw otherList();
    const isNew = next.result !== known.result || next.value !== known.value || next.words !== known.words;
    return isNew ? [{ item: known.item, ...next }] : [];
  });
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  if (changed.length === 0) return before;

  await freezeChecks(db, caller, visit_id);
  const numbers = changed.map(({ item }) => item);
  const ofItems = sql`k.dealer_id = ${dealer_id} and k.visit_id = ${visit_id} and k.elevator_id = ${elevator_id}`;
  const [other] = await db.query<{ who: string }>(sql`select ${nameOf(sql`u`)} as who from visit_checks k
    join users u on u.dealer_id = k.dealer_id and u.user_id = k.answered_by
    where ${ofItems} and k.item = any(${numbers}::integer[]) and k.version > ${version}
    order by k.version desc limit 1`);
  if (other) throw conflict({ detail: visitMessages.answered(other.who), current: before });
  await db.query(sql`update visit_elevators k set checks_version = checks_version + 1 where ${ofItems}`);
  await db.query(sql`update visit_checks k set result = a.result, value = a.value, words = a.words, on_paper = false,
      answered_by = ${user_id}, answered_at = now(), version = ${before.version} + 1
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as a (item smallint, result text, value double precision, words text)
    where ${ofItems} and k.item = a.item`);
  return (await ofLift(db, caller, visit_id, elevator_id)) ?? before;
}

/** What a caller has seen of the items of a lift: null or no version means those that were copied into the visit. */
interface SeenList {
  dealer_id: number;
  visit_id: number;
  checklist_version: number | null | undefined;
}

/** Whether a lift has the items that the caller has seen. What began before it was kept counts as seen. */
async function hasSeenItems(
  db: Db,
  { elevator_id, is_frozen, checklist_version: present }: LiftChecks,
  { dealer_id, visit_id, checklist_version: seen }: SeenList,
): Promise<boolean> {
  if (seen === null || seen === undefined) return true;
  if (!is_frozen) return seen === present;
  const [copied] = await db.query<{ version: number | null }>(sql`select checklist_version as version
    from visit_elevators where dealer_id = ${dealer_id} and visit_id = ${visit_id} and elevator_id = ${elevator_id}`);
  return (copied?.version ?? seen) === seen;
}

const isGiven = ({ result, value, words }: CheckAnswer): boolean =>
  Boolean(result) || typeof value === 'number' || Boolean(words);

const ofLift = async (
  db: Db,
  caller: Caller,
  visit_id: number,
  elevator_id: number,
): Promise<LiftChecks | undefined> =>
  (await readVisitChecks(db, caller, visit_id)).find((lift) => lift.elevator_id === elevator_id);
