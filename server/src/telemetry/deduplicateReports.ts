import type { Report } from '@smart-elevator/shared-api/contract/telemetry/report';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';

type Reporter = Pick<Caller, 'dealer_id' | 'session_id'>;

/**
 * The reports of a session that count: the first of each kind for each version; the session has sent the others before.
 */
export async function deduplicateReports(
  db: Db,
  { dealer_id, session_id }: Reporter,
  reports: readonly Report[],
): Promise<Report[]> {
  const first = new Map<string, Report>();
  for (const report of reports) if (!first.has(keyOf(report))) first.set(keyOf(report), report);
  const distinct = [...first.values()];
  const fresh = await db.query<Pick<Report, 'remote' | 'version' | 'kind'>>(sql`
    insert into telemetry_told (dealer_id, session_id, remote, version, kind)
    select ${dealer_id}::bigint, ${session_id}::uuid, remote, version, kind
    from unnest(${distinct.map(({ remote }) => remote)}::text[], ${distinct.map(({ version }) => version)}::text[],
      ${distinct.map(({ kind }) => kind)}::text[]) as reported (remote, version, kind)
    order by remote, version, kind
    on conflict do nothing
    returning remote, version, kind`);
  const counts = new Set(fresh.map(keyOf));
  return distinct.filter((report) => counts.has(keyOf(report)));
}

const keyOf = ({ remote, version, kind }: Pick<Report, 'remote' | 'version' | 'kind'>): string =>
  `${remote} ${version} ${kind}`;
