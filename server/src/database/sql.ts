import sqlTag, { join, raw, type Sql } from 'sql-template-tag';

export { raw, type Sql };

/** SQL out of a template. A value in `${}` is bound, unless it is itself a piece of SQL. */
export const sql = sqlTag;

/** Pieces one after the other, with `separator` between them; `whenNone` when there are none. */
export const joinSql = (
  pieces: readonly Sql[],
  separator: ' and ' | ' or ' | ', ' | ' union ' | ' union all ',
  whenNone: Sql,
): Sql => (pieces.length === 0 ? whenNone : join(pieces, separator));

/**
 * Whether a column is one of the ids. One id is compared with `=`: only then does an index return its rows in order, and does PostgreSQL
 * keep the plan of the statement. A statement with an array is planned at each call, which can take longer than running it (ADR-111).
 */
export const equalsAny = (
  column: Sql,
  ids: readonly (number | string)[],
  type: 'bigint' | 'uuid' = 'bigint',
): Sql =>
  ids.length === 1 ? sql`${column} = ${ids[0]}::${raw(type)}` : sql`${column} = any(${ids}::${raw(type)}[])`;
