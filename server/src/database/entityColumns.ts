import type { Field, FieldKind, Fields } from '@smart-elevator/shared-api/contract/entityFields';
import { containsText, isoTimestamp } from './listSql';
import { joinSql, sql, raw, type Sql } from './sql';

/** What SQL needs to know of a field beyond its row. */
export interface SpecialColumn {
  /** What it is read from, where that is no column of the table by its own name; then it is not stored by that name either. */
  read?: Sql;
  /** Set where a body has it, but the table has no such column. */
  stored?: false;
  /** What it is ordered by, where that is something else than its value. */
  order?: Sql;
}

/**
 * The columns of an entity's table, by its fields. Field names are constants of the contract, never words of a request.
 * `alias` is the table's name in the statements that read.
 */
export function entityColumns<F extends Fields>(
  fields: F,
  alias: string,
  special: Partial<Record<keyof F & string, SpecialColumn>>,
) {
  type Name = keyof F & string;
  const columnOf = (name: Name): Sql => special[name]?.read ?? bare(`${alias}.${name}`);

  /** Only names of the contract become SQL, in its order: the same fields make the same statement. */
  const stored = (values: object): [column: Sql, value: Sql][] => {
    const given = new Map<string, unknown>(Object.entries(values));
    return Object.entries(fields)
      .filter(([, { uses }]) => uses.includes('create') || uses.includes('update'))
      .filter(([name]) => !special[name]?.read && special[name]?.stored !== false)
      .filter(([name]) => given.get(name) !== undefined)
      .map(([name, { kind }]) => [bare(name), sql`${given.get(name)}${CASTS[kind] ?? sql``}`]);
  };

  return {
    /** What a field is in SQL. */
    columnOf,
    /** The fields of a reply: `e.elevator_name as elevator_name, …`. */
    selected: (names: readonly Name[]): Sql =>
      listed(
        names.map((name) => {
          const column = columnOf(name);
          return sql`${fields[name]?.kind === 'moment' ? isoTimestamp(column) : column} as ${bare(name)}`;
        }),
      ),
    /** What lists are ordered by. */
    orders: <Ordering extends Name>(names: readonly Ordering[]): Record<Ordering, Sql> =>
      Object.fromEntries(
        names.map((name) => [name, special[name]?.order ?? orderOfKind(fields[name], columnOf(name))]),
      ) as Record<Ordering, Sql>,
    /** Whether one of the fields contains `search`; undefined when there is nothing to search. */
    searched: (names: readonly Name[], search: string | undefined): Sql | undefined => {
      const found = names.flatMap((name) => containsText(search, columnOf(name)) ?? []);
      return found.length > 1 ? sql`(${joinSql(found, ' or ', sql`false`)})` : found[0];
    },
    /** `elevator_name = …, building_name = …`: what an update sets. */
    assigned: (values: object): Sql[] => stored(values).map(([column, value]) => sql`${column} = ${value}`),
    /** The columns and the values of an insert. */
    inserted: (values: object): { columns: Sql; values: Sql } => ({
      columns: listed(stored(values).map(([column]) => column)),
      values: listed(stored(values).map(([, value]) => value)),
    }),
  };
}

/** Written out as the indexes have it: texts without regard to case, choices by their weight. */
function orderOfKind(field: Field<string> | undefined, column: Sql): Sql {
  if (field?.kind === 'choice' && field.byWeight)
    return sql`array_position(array[${listed(field.byWeight.map((word) => bare(`'${word}'`)))}], ${column})`;
  return field && CASELESS.has(field.kind) ? sql`lower(${column})` : column;
}

const CASELESS: ReadonlySet<FieldKind> = new Set(['line', 'name', 'email', 'reference']);

const CASTS: Partial<Record<FieldKind, Sql>> = { day: sql`::date`, flag: sql`::boolean` };

const bare = (name: string): Sql => raw(name);

const listed = (pieces: readonly Sql[]): Sql => joinSql(pieces, ', ', sql`null`);
