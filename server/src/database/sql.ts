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
