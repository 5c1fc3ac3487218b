import type { DailyJob } from '../jobs/runDailyJob';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { publishStaleToDealers } from '../database/publishStale';
import { LEAD_DAYS_SQL } from './leadTime';
import { pushMessages } from '@smart-elevator/shared-api/contract/notifications/messages';
import { enqueuePerDealer } from '../web-push/browserRepository';

/**
 * Advances the states of all dealers' elevators to the day `day` (R534): a Completed one whose next due date is
 * within its lead time starts its next cycle as InDue, and one that is past its due date becomes OverDue. The history
 * records the change at the start of that day, without a user. A state that the dealer picked stays until then.
 */
export async function advanceStates(db: Db, day: string): Promise<void> {
  const begun = await db.query<{ dealer_id: number }>(sql`
    update elevators e set main_state = 'InDue', main_state_at = ${since(day)}, main_state_by = null,
      -- The completed date is then of an earlier cycle. A cycle never begins after it is due.
      main_start_date = least(${day}::date, e.main_due_date), updated_at = now()
    from dealers d where e.dealer_id = d.dealer_id and e.deleted_at is null
      and e.main_state = 'Completed' and e.main_due_date <= ${day}::date + ${LEAD_DAYS_SQL}
    returning e.dealer_id`);
  const overdue = await db.query<Overdue>(sql`
    update elevators e set main_state = 'OverDue', main_state_at = ${since(day)}, main_state_by = null,
      updated_at = now()
    from dealers d where e.dealer_id = d.dealer_id and e.deleted_at is null
      and e.main_state = 'InDue' and e.main_due_date < ${day}::date
    returning e.dealer_id, e.elevator_id, e.elevator_name`);
  await notifyOverdue(db, overdue);
  const dealers = [...begun, ...overdue].map(({ dealer_id }) => dealer_id);
  await publishStaleToDealers(db, dealers, ['elevators', 'maintenance']);
}

/** From the start of the day, but after any earlier change. */
const since = (day: string) =>
  sql`greatest(${midnight(day)}::timestamptz, e.main_state_at + interval '1 millisecond')`;

/** Midnight in the time zone of this machine. */
export function midnight(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).toISOString();
}

/** After a downtime it runs for each missed day, so that the history is as if it had run every day. */
export const advanceStatesJob: DailyJob = {
  name: 'maintenance roll',
  after: 'each missed day',
  run: advanceStates,
};

/** An elevator that became overdue today. */
interface Overdue {
  dealer_id: number;
  elevator_id: number;
  elevator_name: string;
}

/** Notifies each dealer's browsers of what became overdue today: one message per dealer about all of them. */
const notifyOverdue = (db: Db, overdue: readonly Overdue[]): Promise<void> =>
  enqueuePerDealer(db, overdue, ({ elevator_id, elevator_name }, count) => ({
    title: pushMessages.overdueHeading,
    body: pushMessages.overdue(count, elevator_name),
    path: count === 1 ? `/elevator?elevatorId=${elevator_id}` : '/maintenance_NotRenewed',
    topic: 'overdue elevators',
  }));
