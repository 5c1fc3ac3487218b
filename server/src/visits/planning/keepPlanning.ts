import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/Database';
import { sql } from '../../database/sql';
import type { DailyJob } from '../../jobs/runDailyJob';
import { runRepeatedly, type BackgroundTask } from '../../lifecycle/runRepeatedly';
import { planIfDue } from './planVisits';

/** Milliseconds between looks for dealers whose visits must be planned. */
const POLL_INTERVAL_MS = 1_000;
/** Milliseconds until a plan that failed is tried again. */
const RETRY_INTERVAL_MS = 60_000;

/** Each day the horizon reaches further: the visits of all dealers are planned (R1207). */
export const planVisitsJob: DailyJob = {
  name: 'plan_visits',
  after: 'today only',
  run: async (db) =>
    void (await db.query(
      sql`insert into visit_plans_due (dealer_id) select dealer_id from dealers order by dealer_id`,
    )),
};

/**
 * Plans the visits of the dealers that a change or the daily job has marked (`visit_plans_due`), until it is stopped. Each dealer has a
 * transaction of its own; several servers do no plan twice and do not wait for each other, and one that is killed leaves its marks to
 * the others.
 */
export function keepPlanning(database: Database, log: FastifyBaseLogger): BackgroundTask {
  /** Dealers whose plan failed or whom another server plans, and when they are tried again. */
  const later = new Map<number, number>();
  return runRepeatedly(
    async () => {
      const due = await dealersDue(database);
      const next = due.find((dealer_id) => (later.get(dealer_id) ?? 0) <= Date.now());
      if (next === undefined) return POLL_INTERVAL_MS;
      try {
        const planned = await database.transaction((db) => planIfDue(db, next, localDay()));
        if (planned) later.delete(next);
        else later.set(next, Date.now() + POLL_INTERVAL_MS);
      } catch (error) {
        later.set(next, Date.now() + RETRY_INTERVAL_MS);
        log.error({ dealer_id: next, err: error }, 'visits were not planned; it is tried again in a minute');
      }
      return due.length > 1 ? 0 : POLL_INTERVAL_MS;
    },
    (error) => {
      log.warn({ err: error }, 'what must be planned cannot be read');
      return POLL_INTERVAL_MS;
    },
  );
}

/** Those that wait longest first. */
export async function dealersDue(database: Database): Promise<number[]> {
  const due = await database.query<{ dealer_id: number }>(
    sql`select dealer_id from visit_plans_due group by dealer_id order by min(due_id)`,
  );
  return due.map(({ dealer_id }) => dealer_id);
}
