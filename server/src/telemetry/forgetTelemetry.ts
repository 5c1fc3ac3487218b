import type { DailyJob } from '../jobs/DailyJob';
import { ask, sql } from '../database/sql';

/** How long the hours of telemetry are kept. */
const DAYS_KEPT = 60;

/** Forgets what the browsers told long ago. */
export const forgetTelemetry: DailyJob = {
  name: 'forget telemetry',
  after: 'today only',
  run: async (db, day) => {
    await ask(db, sql`delete from remote_telemetry where hour < ${day}::date - ${DAYS_KEPT}::int`);
    await ask(db, sql`delete from telemetry_told where told_at < ${day}::date - ${DAYS_KEPT}::int`);
  },
};
