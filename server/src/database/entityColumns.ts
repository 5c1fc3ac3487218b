import type { Field, FieldKind, Fields } from '@smart-elevator/shared-api/contract/entityFields';
import type { ListFilter, ListFilters } from '@smart-elevator/shared-api/contract/listFilters';
import { containsLines, containsText, isoTimestamp } from './listSql';
import { joinSql, sql, raw, type Sql } from './sql';

/** What SQL needs to know about a field in addition to its row. */
export interface SpecialColumn {
  /**
   * The expression to read, if it is not a column of the table with the field's name; then the field is not stored
   * under that name either.
   */
  read?: Sql;
  /** Set when a body has the field, but the table has no such column. */
  stored?: false;
  /** Set when the text may have several lines, although its field has the kind of one line. */
  lines?: true;
  /** The expression to order by, if it is not the value. */
  order?: Sql;
}

type Condition = (value: string | number | boolean) => Sql;

/** The conditions of filters that are not the value of a column; those of a search are elsewhere. */
type SpecialFilters<L extends ListFilters> = { readonly [Name in keyof L]?: Condition } & {
  readonly [
    Name in keyof L as L[Name] extends { field: string } | { kind: 'text' } | { ofSearch: true }
      ? never
      : Name
  ]: Condition;
};

/**
 * The columns of an entity's table, by its fields. Field names are constants of the contract, never text of a
 * request.
 * `alias` is the table's alias in the statements that read.
 */
export function entityColumns<F extends Fields>(
  fields: F,
  alias: string,
  special: Partial<Record<keyof F & string, SpecialColumn>>,
) {
  type Name = keyof F & string;
  const columnOf = (name: Name): Sql => special[name]?.read ?? bare(`${alias}.${name}`);

  /** Only names of the contract become SQL, in its order: the same fields produce the same statement. */
  const stored = (values: object): [column: Sql, value: Sql][] => {
    const given = new Map<string, unknown>(Object.entries(values));
    return Object.entries(fields)
      .filter(([, { uses }]) => uses.includes('create') || uses.includes('update'))
      .filter(([name]) => !special[name]?.read && special[name]?.stored !== false)
      .filter(([name]) => given.get(name) !== undefined)
      .map(([name, { kind }]) => [bare(name), sql`${given.get(name)}${CASTS[kind] ?? sql``}`]);
  };

  return {
    /** The expression of a field. */
    columnOf,
    /** The select list of a reply: `e.elevator_name as elevator_name, …`. */
    selected: (names: readonly Name[]): Sql =>
      listed(
        names.map((name) => {
          const column = columnOf(name);
          return sql`${fields[name]?.kind === 'moment' ? isoTimestamp(column) : column} as ${bare(name)}`;
        }),
      ),
    /** The columns that lists can be ordered by. */
    orders: <Ordering extends Name>(names: readonly Ordering[]): Record<Ordering, Sql> =>
      Object.fromEntries(
        names.map((name) => [
          name,
          special[name]?.order ?? orderOfKind(fields[name], columnOf(name), bare(`${alias}.${name}_order`)),
        ]),
      ) as Record<Ordering, Sql>,
    /** Whether one of the fields contains `search`; undefined when there is nothing to search. */
    searched: (names: readonly Name[], search: string | undefined): Sql | undefined => {
      const found = names.flatMap((name) => {
        const hasLines = special[name]?.lines ?? fields[name]?.kind === 'text';
        return (hasLines ? containsLines : containsText)(search, columnOf(name)) ?? [];
      });
      return found.length > 1 ? sql`(${joinSql(found, ' or ', sql`false`)})` : found[0];
    },
    /** The conditions of the filters of a list that are set: the value of their field, or what `special` says. */
    filtered: <L extends ListFilters>(
      filters: L,
      query: { readonly [param: string]: string | number | boolean | undefined },
      special: SpecialFilters<L>,
    ): Sql[] =>
      Object.entries<ListFilter>(filters).flatMap(([name, { field }]) => {
        const value = query[name];
        if (!value) return [];
        const own: Condition | undefined = special[name];
        if (own) return [own(value)];
        return field === undefined ? [] : [sql`${columnOf(field)} = ${value}`];
      }),
    /** The assignments of an update: `elevator_name = …, building_name = …`. */
    assigned: (values: object): Sql[] => stored(values).map(([column, value]) => sql`${column} = ${value}`),
    /** The columns and the values of an insert. */
    inserted: (values: object): { columns: Sql; values: Sql } => ({
      columns: listed(stored(values).map(([column]) => column)),
      values: listed(stored(values).map(([, value]) => value)),
    }),
  };
}

/** In the form of the indexes: texts by the column of their natural order (R952), choices by their weight. */
function orderOfKind(field: Field<string> | undefined, column: Sql, natural: Sql): Sql {
  if (field?.kind === 'choice' && field.byWeight)
    return sql`array_position(array[${listed(field.byWeight.map((word) => bare(`'${word}'`)))}], ${column})`;
  return field && NAMES.has(field.kind) ? natural : column;
}

const NAMES: ReadonlySet<FieldKind> = new Set(['line', 'name', 'email']);

const CASTS: Partial<Record<FieldKind, Sql>> = { day: sql`::date`, flag: sql`::boolean` };

const bare = (name: string): Sql => raw(name);

const listed = (pieces: readonly Sql[]): Sql => joinSql(pieces, ', ', sql`null`);
