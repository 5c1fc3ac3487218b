import type { Db } from './Database';

/** A piece of SQL: its texts, and between them what is bound or put in. */
export class Sql {
  constructor(
    readonly texts: readonly string[],
    readonly parts: readonly unknown[],
  ) {}
}

/** SQL out of a template. Whatever stands in `${}` is bound as a value, unless it is itself a piece of SQL. */
export const sql = (texts: TemplateStringsArray, ...parts: readonly unknown[]): Sql => new Sql(texts, parts);

/** Pieces one after the other, with `separator` between them; `whenNone` when there are none. */
export function joinSql(
  pieces: readonly Sql[],
  separator: ' and ' | ' or ' | ', ' | ' union ' | ' union all ',
  whenNone: Sql,
): Sql {
  if (pieces.length === 0) return whenNone;
  return new Sql(['', ...pieces.slice(1).map(() => separator), ''], pieces);
}

/** The text with numbered placeholders, and the values of those placeholders. */
export function toQuery(piece: Sql): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const write = ({ texts, parts }: Sql): string =>
    texts.reduce((text, next, i) => {
      const part = parts[i - 1];
      return text + (part instanceof Sql ? write(part) : `$${values.push(part)}`) + next;
    });
  return { text: write(piece), values };
}

/** Sends a piece of SQL. */
export function runQuery<Row>(db: Db, piece: Sql): Promise<Row[]> {
  const { text, values } = toQuery(piece);
  return db.query<Row>(text, values);
}
