import {
  cancelledVisitMessages,
  visitMessages,
} from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { WAITING_VISIT_STATES } from '@smart-elevator/shared-api/contract/visits/visitState';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { cancelVisits, takeOut } from './endVisits';
import { isKeptByPeople } from './isKeptByPeople';

/** A visit that differs from what its contract promises. */
interface Unpromised {
  visit_id: number;
  /** Whether the contract ends before its day. */
  has_ended: boolean;
  /** Whether the contract promises a visit to one of its lifts on its day. */
  is_promised: boolean;
  /** Its lifts that the contract does not cover. */
  uncovered: number[];
}

/**
 * Adapts visits to their contracts: those that a person moved, gave a time or began to answer, those on hold and late ones, which the planner does not plan again. They
 * keep their day and their technicians (R1207). The server cancels visits that the contract no longer promises, and removes lifts that it
 * no longer covers. Returns whether any visit changed.
 */
export async function leaveContracts(db: Db, dealer_id: number, today: string): Promise<boolean> {
  const found = await db.query<Unpromised>(sql`
    select v.visit_id, v.planned_day > c.end_date as has_ended, own.uncovered,
      own.is_covered and c.visits_a_year > 0 and v.planned_day between c.start_date and c.end_date as is_promised
    from visits v
    join contracts c on c.dealer_id = v.dealer_id and c.contract_id = v.contract_id and c.deleted_at is null
    cross join lateral (
      select coalesce(array_agg(l.elevator_id order by l.elevator_id) filter (where covered.elevator_id is null), '{}') as uncovered,
        count(covered.elevator_id) > 0 as is_covered
      from visit_elevators l
      left join contract_elevators covered on covered.dealer_id = l.dealer_id and covered.elevator_id = l.elevator_id
        and covered.contract_id = v.contract_id
      where l.dealer_id = v.dealer_id and l.visit_id = v.visit_id) own
    where v.dealer_id = ${dealer_id} and v.state = any(${[...WAITING_VISIT_STATES]}::text[])
      and (${isKeptByPeople(sql`v`)} or v.state = 'OnHold' or v.planned_day < ${today}::date)
      and (own.uncovered <> '{}' or c.visits_a_year = 0 or v.planned_day not between c.start_date and c.end_date)
    order by v.visit_id for update of v`);
  const idsOf = (visits: readonly Unpromised[]) => visits.map(({ visit_id }) => visit_id);
  const over = found.filter(({ is_promised }) => !is_promised);
  const ended = over.filter(({ has_ended }) => has_ended);
  await cancelVisits(db, dealer_id, idsOf(ended), visitMessages.contractEnded);
  const others = over.filter(({ has_ended }) => !has_ended);
  await cancelVisits(db, dealer_id, idsOf(others), cancelledVisitMessages.notPromised);
  const smaller = found.filter(({ is_promised }) => is_promised);
  for (const lift of new Set(smaller.flatMap(({ uncovered }) => uncovered)))
    await takeOut(db, dealer_id, lift, idsOf(smaller.filter(({ uncovered }) => uncovered.includes(lift))));
  return found.length > 0;
}
