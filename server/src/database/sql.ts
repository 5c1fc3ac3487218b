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
 * Whether a column is one of the ids. A single id is compared with `=`: PostgreSQL then keeps the plan of the statement. The length of
 * an array is unknown to a kept plan, so a statement with one is planned at each call, which can take longer than running it (ADR-111).
 */
export const isOneOf = (
  column: Sql,
  ids: readonly (number | string)[],
  type: 'bigint' | 'uuid' = 'bigint',
): Sql =>
  ids.length === 1 ? sql`${column} = ${ids[0]}::${raw(type)}` : sql`${column} = any(${ids}::${raw(type)}[])`;
