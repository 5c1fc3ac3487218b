import type { Db } from '../Database';

/** A table of a backup: its stored columns with their types, and its order columns. */
export interface Table {
  name: string;
  columns: readonly { name: string; type: string }[];
  /** The columns of the primary key; for a table without one, all columns that can be ordered. */
  order: readonly string[];
}

/** Tables that belong to the schema or to this database, not to its content. */
const OWN_TABLES = ['schema_migrations', 'tracked_columns', 'message_hold'];

/** Every table, with referenced tables first: in this order their rows can be inserted. */
export async function tablesOf(db: Db): Promise<Table[]> {
  const tables = await db.query<Table & { points_at: string[] }>(
    `select c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select coalesce(json_agg(a.attname order by array_position(i.indkey::smallint[], a.attnum)), '[]')
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as "order",
       (select coalesce(json_agg(distinct f.confrelid::regclass::text), '[]') from pg_constraint f
        where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid) as points_at
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     order by c.relname`,
    [OWN_TABLES],
  );
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name, points_at }) => !has(ordered, name) && points_at.every((other) => has(ordered, other)),
    );
    if (!next)
      throw new Error('The tables reference each other in a cycle, so that none can be stored first.');
    const { name, columns, order } = next;
    ordered.push({ name, columns, order: order.length > 0 ? order : columns.map((column) => column.name) });
  }
  return ordered;
}

const has = (tables: readonly Table[], name: string) => tables.some((table) => table.name === name);

/** Quotes a name for SQL. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The sequences of the ids. */
export const countersOf = (db: Db): Promise<{ name: string }[]> =>
  db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
