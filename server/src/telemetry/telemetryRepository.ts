import type { Database, Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Counts } from './countReports';
import type { DailyJob } from '../jobs/runDailyJob';

/** Adds the reports of one page to the row of this hour. */
export async function addCounts(db: Db, revision: string, rows: readonly Counts[]): Promise<void> {
  for (const row of rows) {
    await db.query(sql`
      insert into remote_telemetry as stored (hour, remote, version, revision, loads, load_errors, render_errors,
        timed_loads, total_ms, last_message)
      values (date_trunc('hour', now()), ${row.remote}, ${row.version}, ${revision}, ${row.loads}::bigint,
        ${row.load_errors}::bigint, ${row.render_errors}::bigint, ${row.timed_loads}::bigint,
        ${row.total_ms}::bigint, ${row.last_message})
      on conflict (hour, remote, version, revision) do update set
        loads = stored.loads + excluded.loads,
        load_errors = stored.load_errors + excluded.load_errors,
        render_errors = stored.render_errors + excluded.render_errors,
        timed_loads = stored.timed_loads + excluded.timed_loads,
        total_ms = stored.total_ms + excluded.total_ms,
        last_message = coalesce(excluded.last_message, stored.last_message)`);
  }
}

/** The figures of one version of a remote since a point in time. */
export interface VersionStats {
  remote: string;
  version: string;
  loads: number;
  load_errors: number;
  render_errors: number;
  /** The mean load time in milliseconds; null when no load reported its time. */
  mean_ms: number | null;
  last_message: string | null;
}

/** The figures of every version that was seen in the last `hours`, including the current hour. */
export const versionStats = (database: Pick<Database, 'query'>, hours: number): Promise<VersionStats[]> =>
  database.query<VersionStats>(sql`
    select remote, version, sum(loads)::float8 as loads, sum(load_errors)::float8 as load_errors,
      sum(render_errors)::float8 as render_errors,
      (sum(total_ms) / nullif(sum(timed_loads), 0))::float8 as mean_ms,
      (array_agg(last_message order by hour desc) filter (where last_message is not null))[1] as last_message
    from remote_telemetry
    where hour > now() - make_interval(hours => ${hours}::int)
    group by remote, version order by remote, version`);

/** How many days of telemetry are kept. */
const DAYS_KEPT = 60;

/** Deletes old reports of browsers. */
export const telemetryRetentionJob: DailyJob = {
  name: 'forget telemetry',
  after: 'today only',
  run: async (db, day) => {
    await db.query(sql`delete from remote_telemetry where hour < ${day}::date - ${DAYS_KEPT}::int`);
    await db.query(sql`delete from telemetry_told where told_at < ${day}::date - ${DAYS_KEPT}::int`);
  },
};

/** The evaluated period: a day and the current hour. */
export const WINDOW_HOURS = 25;

/** The figures of the remotes as JSON, for `npm run remotes`. */
export const printVersionStats = async (database: Database): Promise<string> =>
  JSON.stringify(await versionStats(database, WINDOW_HOURS));
