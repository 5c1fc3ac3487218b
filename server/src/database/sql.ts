import type { Db } from './Database';

/** A piece of SQL: its texts, and between them the bound values and nested pieces. */
export class Sql {
  constructor(
    readonly texts: readonly string[],
    readonly parts: readonly unknown[],
  ) {}
}

/** SQL from a template. Each `${}` is bound as a value, unless it is itself a piece of SQL. */
export const sql = (texts: TemplateStringsArray, ...parts: readonly unknown[]): Sql => new Sql(texts, parts);

/** Joins pieces with `separator` between them; returns `whenNone` when there are none. */
export function joinSql(
  pieces: readonly Sql[],
  separator: ' and ' | ' or ' | ', ' | ' union ' | ' union all ',
  whenNone: Sql,
): Sql {
  if (pieces.length === 0) return whenNone;
  return new Sql(['', ...pieces.slice(1).map(() => separator), ''], pieces);
}

/** The text with numbered placeholders, and their values. */
export function toQuery(piece: Sql): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const write = ({ texts, parts }: Sql): string =>
    texts.reduce((text, next, i) => {
      const part = parts[i - 1];
      return text + (part instanceof Sql ? write(part) : `$${values.push(part)}`) + next;
    });
  return { text: write(piece), values };
}

/** Runs a piece of SQL. */
export function runQuery<Row>(db: Db, piece: Sql): Promise<Row[]> {
  const { text, values } = toQuery(piece);
  return db.query<Row>(text, values);
}
