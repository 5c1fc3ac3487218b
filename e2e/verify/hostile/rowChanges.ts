import type { Pool } from 'pg';
import { PLANTED_NUMBER, PLANTED_TEXT, PLANTED_TIME } from './extraKeys';
import type { DealerFixture } from './DealerFixture';

type Row = Record<string, unknown>;
/** All rows of a dealer, by table and key. */
export type Rows = ReadonlyMap<string, Row>;

/** The key columns, by table. */
export async function keysOf(
  db: Pool,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await db.query<{ name: string; keys: string[] }>(
    `select t.relname as name, array_agg(a.attname::text) as keys
     from pg_index i join pg_class t on t.oid = i.indrelid
       join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
     where i.indisprimary and t.relname = any($1) group by 1`,
    [tables],
  );
  return new Map(rows.map(({ name, keys }) => [name, keys]));
}

/** Reads all rows of a dealer. Tables without a key are left out: they are tallies, which triggers maintain. */
export async function readRows(
  db: Pool,
  keys: ReadonlyMap<string, readonly string[]>,
  dealer_id: number,
): Promise<Rows> {
  const one = ([table]: readonly [string, unknown]) =>
    `select '${table}' as name, to_jsonb(t) as row from "${table}" t where dealer_id = $1`;
  const { rows } = await db.query<{ name: string; row: Row }>([...keys].map(one).join(' union all '), [
    dealer_id,
  ]);
  return new Map(
    rows.map(({ name, row }) => [
      `${name} ${(keys.get(name) ?? []).map((key) => String(row[key])).join('/')}`,
      row,
    ]),
  );
}

/** Columns that the delivery of a message changes asynchronously. */
const BY_DELIVERY: readonly string[] = [
  'sent_at',
  'attempts',
  'next_attempt_at',
  'attempt_id',
  'locked_until',
  'last_error',
  'body_text',
  'body_html',
  'attachment',
];

/** The changes as text, which is equal for the same change of another dealer's rows at another time. */
export function changesOf(before: Rows, after: Rows, of: DealerFixture): string[] {
  const gone = [...before.keys()].filter((key) => !after.has(key)).map((key) => `${tableOf(key)} gone`);
  const changed = [...after].flatMap(([key, row]) => {
    const was = before.get(key);
    const columns = Object.entries(row).filter(
      ([column, value]) =>
        !BY_DELIVERY.includes(column) && JSON.stringify(was?.[column]) !== JSON.stringify(value),
    );
    const assignments = columns.map(([column, value]) => `${column}=${inGeneral(column, value, of)}`);
    return assignments.length > 0
      ? [`${tableOf(key)} ${was ? 'changed' : 'new'}: ${assignments.join(' ')}`]
      : [];
  });
  return [...gone, ...changed].sort();
}

const tableOf = (key: string): string => key.split(' ')[0] ?? '';

const PLANTED = [PLANTED_TEXT, PLANTED_TIME.slice(0, 10), String(PLANTED_NUMBER)];

/** A value without the parts that depend on the dealer or the time. */
function inGeneral(column: string, value: unknown, { dealer, technician, customer }: DealerFixture): string {
  const written = JSON.stringify(value) ?? '';
  if (PLANTED.some((planted) => written.includes(planted))) return `PLANTED ${written}`;
  const people = new Map(
    [dealer, technician, customer].map(({ id }, at) => [id, ['dealer', 'technician', 'customer'][at]]),
  );
  // The number of an entry of the activity may be that of a person by chance.
  if (column === 'entry_id') return '#';
  if (/_id$|_by$/.test(column) && typeof value === 'number') return people.get(value) ?? '#';
  return typeof value === 'boolean' || value === null
    ? written
    : written.replace(/[0-9a-z.@:+-]*\d[\w.@:+/=$,-]*/gi, '#');
}
