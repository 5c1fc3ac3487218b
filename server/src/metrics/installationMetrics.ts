import { readRegistry } from '../console/readRegistry';
import type { Database } from '../database/Database';
import { joinSql, raw, sql } from '../database/sql';
import { findMessageHold } from '../database/backup/messageHold';
import { OUTBOXES } from '../outbox/claims';
import { readDeployedVersions } from '../telemetry/deployedVersions';
import { WINDOW_HOURS, versionStats } from '../telemetry/telemetryRepository';

/** A gauge and its values. */
export interface Metric {
  name: string;
  help: string;
  series: readonly { labels: Record<string, string>; value: number }[];
}

type Labels = Record<string, string>;

const figure = <Row>(
  name: string,
  help: string,
  rows: readonly Row[],
  valueOf: (row: Row) => number,
  labelsOf: (row: Row) => Labels = () => ({}),
): Metric => ({
  name,
  help,
  series: rows.map((row) => ({ labels: labelsOf(row), value: valueOf(row) })),
});

/** Whether this server uses the last good revision instead of a broken registry. */
export const registryFigure = async (file: string): Promise<Metric> =>
  figure(
    'registry_fallback',
    'Whether the registry is missing or broken, so that its last good revision is used.',
    [(await readRegistry(file)).warning ? 1 : 0],
    Number,
  );

/**
 * The figures of the whole installation: of all dealers, and without anything that belongs to one. A database that
 * does not answer is a figure, not an error.
 */
export function installationMetrics(
  database: Database,
  registryAt: string,
): () => Promise<readonly Metric[]> {
  const deployed = readDeployedVersions(registryAt);
  return async () => {
    const stored = await storedFigures(database).catch(() => undefined);
    return [
      figure('database_up', 'Whether the database answered this call.', [stored ? 1 : 0], Number),
      ...poolFigures(database),
      figure(
        'remote_deployed',
        'Versions that browsers can have now.',
        [...(await deployed())],
        () => 1,
        (key) => {
          const [remote = '', version = ''] = key.split(' ');
          return { remote, version };
        },
      ),
      ...(stored ?? []),
    ];
  };
}

function poolFigures(database: Database): Metric[] {
  const { total, idle, queued } = database.connections();
  const states = [
    { state: 'used', connections: total - idle },
    { state: 'idle', connections: idle },
  ];
  return [
    figure(
      'database_connections',
      'Connections of the pool.',
      states,
      ({ connections }) => connections,
      ({ state }) => ({ state }),
    ),
    figure('database_queued', 'Statements that wait for a connection of the pool.', [queued], Number),
  ];
}

interface OutboxRow {
  outbox: string;
  waiting: number;
  oldest: number;
  dead: number;
}

async function storedFigures(database: Database): Promise<Metric[]> {
  const outboxes = await database.query<OutboxRow>(
    joinSql(
      OUTBOXES.map(
        (table) => sql`select ${table}::text as outbox, count(*) filter (where dead_at is null) as waiting,
          count(*) filter (where dead_at is not null) as dead,
          coalesce(extract(epoch from now() - min(created_at) filter (where dead_at is null)), 0)::float8 as oldest
        from ${raw(table)} where sent_at is null`,
      ),
      ' union all ',
      sql``,
    ),
  );
  const hold = await findMessageHold(database);
  const sessions = await database.query<{ active: number }>(
    sql`select count(*) as active from sessions where revoked_at is null and expires_at > now()`,
  );
  const remotes = await versionStats(database, WINDOW_HOURS);
  const ofOutbox = ({ outbox }: OutboxRow): Labels => ({ outbox });
  const ofVersion = ({ remote, version }: { remote: string; version: string }): Labels => ({
    remote,
    version,
  });
  const recently = `in the last ${WINDOW_HOURS} hours.`;
  return [
    figure('messages_held', 'Whether a restored database holds its messages.', [hold ? 1 : 0], Number),
    figure('outbox_waiting', 'Messages that wait.', outboxes, ({ waiting }) => waiting, ofOutbox),
    figure(
      'outbox_oldest_seconds',
      'The age of the oldest message that waits.',
      outboxes,
      (row) => row.oldest,
      ofOutbox,
    ),
    figure('outbox_dead', 'Messages that were given up.', outboxes, ({ dead }) => dead, ofOutbox),
    figure('sessions_active', 'Sessions that are signed in.', sessions, ({ active }) => active),
    figure('remote_loads', `Loads of a version ${recently}`, remotes, ({ loads }) => loads, ofVersion),
    figure(
      'remote_load_errors',
      `Loads of a version that failed ${recently}`,
      remotes,
      (row) => row.load_errors,
      ofVersion,
    ),
    figure(
      'remote_render_errors',
      `Screens that threw ${recently}`,
      remotes,
      (row) => row.render_errors,
      ofVersion,
    ),
  ];
}
