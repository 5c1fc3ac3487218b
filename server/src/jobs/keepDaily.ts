import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/Database';
import { type DailyJob, runDaily } from './runDaily';
import { keepDoing, type Ongoing } from '../lifecycle/keepDoing';

/** Milliseconds between looks whether a new day has begun. */
const INTERVAL = 60_000;

/** Does the daily jobs, at once and then soon after each midnight, until it is stopped. One that fails holds up no other. */
export const keepDaily = (database: Database, jobs: readonly DailyJob[], log: FastifyBaseLogger): Ongoing =>
  keepDoing(
    async () => {
      for (const job of jobs) {
        try {
          const days = await runDaily(database, job, localDay());
          if (days.length > 0) log.info({ job: job.name, days }, 'a daily job was done');
        } catch (error) {
          log.error({ job: job.name, err: error }, 'a daily job failed; it is tried again in a minute');
        }
      }
      return INTERVAL;
    },
    () => INTERVAL,
  );
