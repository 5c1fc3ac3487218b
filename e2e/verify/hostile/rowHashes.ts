import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** A hash of the rows of a dealer, by table. */
export type RowHashes = ReadonlyMap<string, string>;

/** Every table whose rows belong to a dealer. */
export async function tablesOf(db: Pool): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t
       using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'dealer_id' and t.table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Hashes all rows and columns of a dealer, in one snapshot. */
export async function rowHashes(db: Pool, tables: readonly string[], dealer_id: number): Promise<RowHashes> {
  const one = (table: string) =>
    `select '${table}' as name, count(*)::text || ':' || md5(coalesce(string_agg(t::text, '\n' order by t::text), ''))
       as hash from "${table}" t where dealer_id = $1`;
  const { rows } = await db.query<{ name: string; hash: string }>(tables.map(one).join(' union all '), [
    dealer_id,
  ]);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** The tables whose rows changed. */
export const changedTables = (before: RowHashes, after: RowHashes): string[] =>
  [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);

/** Waits until no message and no plan of visits is pending: the server stores both asynchronously. */
export async function delivered(db: Pool): Promise<void> {
  for (let asked = 0; asked < 600; asked++) {
    const { rows } = await db.query<{ waiting: number }>(
      `select ((select count(*) from outbox where sent_at is null) +
               (select count(*) from push_outbox where sent_at is null) +
               (select count(*) from web_push_outbox where sent_at is null and dead_at is null) +
               (select count(*) from visit_plans_due))::integer as waiting`,
    );
    if (rows[0]?.waiting === 0) return;
    await pause(100);
  }
  throw new Error('There are messages or plans that were not stored within a minute.');
}
