import {
  intervalOf,
  leastDaysApart,
  type PromisedContract,
} from '@smart-elevator/shared-api/contract/visits/periods';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { VisitMove } from '@smart-elevator/shared-api/contract/visits/spread';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { StoredVisit } from './lockVisit';

/** A visit of the same change, and its new day. */
export type MovedDay = Pick<VisitMove, 'visit_id' | 'planned_day'>;

/**
 * What is wrong with a new day: it is past, outside of the contract, or closer than half the interval to another visit of the contracts of
 * one of its lifts. A visit without a contract may be on any day to come. A visit that is moved back may be on the day before, even if
 * that is past or the planner has put it closer. Visits of the same change count on their new days.
 */
export async function dayErrors(
  db: Db,
  dealer_id: number,
  visit: StoredVisit,
  { day, today, moves }: { day: string; today: string; moves: readonly MovedDay[] },
): Promise<FieldErrors> {
  const { contract_id, visit_id } = visit;
  const refusal = (sentence: string) => ({ planned_day: [sentence] });
  if (day < today && !(await isWayBack(db, dealer_id, visit_id, day))) return refusal(visitMessages.pastDay);
  if (contract_id === null) return {};
  const [contract] = await db.query<PromisedContract & { period: number }>(sql`
    select c.start_date, c.end_date, c.visits_a_year, v.period from visits v
    join contracts c on c.dealer_id = v.dealer_id and c.contract_id = v.contract_id
    where v.dealer_id = ${dealer_id} and v.visit_id = ${visit_id}`);
  if (!contract || day < contract.start_date || contract.end_date < day)
    return refusal(visitMessages.outsideContract);
  const least = leastDaysApart(intervalOf(contract, contract.period));
  const close = await closeDay(db, dealer_id, visit, { day, least, moves });
  if (close === undefined || (await isWayBack(db, dealer_id, visit_id, day))) return {};
  return refusal(visitMessages.tooClose(close));
}

/** The day of the nearest other visit of a lift, if it is fewer than `least` days away. */
async function closeDay(
  db: Db,
  dealer_id: number,
  { visit_id, elevator_ids }: StoredVisit,
  { day, least, moves }: { day: string; least: number; moves: readonly MovedDay[] },
): Promise<string | undefined> {
  const [found] = await db.query<{ day: string }>(sql`
    select ${DAY_OF_OTHER} as day from visits other
    left join jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as moved (visit_id bigint, planned_day date)
      on moved.visit_id = other.visit_id
    where other.dealer_id = ${dealer_id} and other.visit_id <> ${visit_id} and other.contract_id is not null
      and other.state not in ('Cancelled', 'Missed')
      and (other.planned_day between ${day}::date - 366 and ${day}::date + 366
        or other.visit_id = any(${moves.map((move) => move.visit_id)}::bigint[]))
      and exists (select from visit_elevators l where l.dealer_id = other.dealer_id
        and l.visit_id = other.visit_id and l.elevator_id = any(${elevator_ids}::bigint[]))
      and abs(${DAY_OF_OTHER} - ${day}::date) < ${least}::integer
    order by abs(${DAY_OF_OTHER} - ${day}::date), other.visit_id limit 1`);
  return found?.day;
}

/** The day on which another visit was done, or else will be planned. */
const DAY_OF_OTHER = sql`coalesce(other.done_day, moved.planned_day, other.planned_day)`;

/** Whether a person has moved the visit away from this day within a day, and nobody has moved it since: it is undone (R1231). */
async function isWayBack(db: Db, dealer_id: number, visit_id: number, day: string): Promise<boolean> {
  const [last] = await db.query<{ isBack: boolean }>(sql`
    select h.before = ${day} and h.who is not null and h.at > now() - interval '1 day' as "isBack"
    from visit_history h where h.dealer_id = ${dealer_id} and h.visit_id = ${visit_id} and h.what = 'day'
    order by h.entry_id desc limit 1`);
  return last?.isBack ?? false;
}
