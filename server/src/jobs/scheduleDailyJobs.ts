import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/Database';
import { type DailyJob, runDailyJob } from './runDailyJob';
import { runRepeatedly, type BackgroundTask } from '../lifecycle/runRepeatedly';

/** Milliseconds between checks for a new day. */
const POLL_INTERVAL_MS = 60_000;

/**
 * Runs the daily jobs, at once and then soon after each midnight, until it is stopped. A failed job does not delay
 * the others.
 */
export const scheduleDailyJobs = (
  database: Database,
  jobs: readonly DailyJob[],
  log: FastifyBaseLogger,
): BackgroundTask =>
  runRepeatedly(
    async () => {
      for (const job of jobs) {
        try {
          const days = await runDailyJob(database, job, localDay());
          if (days.length > 0) log.info({ job: job.name, days }, 'a daily job was done');
        } catch (error) {
          log.error({ job: job.name, err: error }, 'a daily job failed; it is tried again in a minute');
        }
      }
      return POLL_INTERVAL_MS;
    },
    () => POLL_INTERVAL_MS,
  );
