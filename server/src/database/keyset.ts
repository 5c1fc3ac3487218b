import type { Page } from '@smart-elevator/shared-api/contract/list';
import { sql, type Sql } from './sql';

/** The position of a row in the order of a list. */
export interface Cursor {
  /** The value that the list is ordered by, as PostgreSQL writes it. */
  value: string | null;
  key: number;
}

/** An order in which a list can be continued after a row. */
export interface Keyset {
  /** The name of the order, with a leading '-' for descending. */
  ordering: string;
  column: Sql;
  /** Orders rows that are equal otherwise. */
  last: Sql;
  /** Null comes last in either direction. */
  isNullable: boolean;
}

/** A cursor that this list did not answer; a 400. */
export class InvalidCursor extends Error {
  override readonly name = 'InvalidCursor';
}

/** The columns of a row's cursor; `withNextCursor` reads them. */
export const cursorColumns = ({ column, last }: Keyset): Sql =>
  sql`, ${column}::text as cursor_value, ${last} as cursor_key`;

/** The page with the cursor of the next one; null when there is none. */
export function withNextCursor<Row>(page: Page<Row>, { ordering }: Keyset, page_size: number): Page<Row> {
  const end = page.results.at(-1) as { cursor_value: string | null; cursor_key: number } | undefined;
  const isLast = !end || page.results.length < page_size;
  const position = isLast ? undefined : [ordering, end.cursor_value, end.cursor_key];
  return { ...page, next: position ? Buffer.from(JSON.stringify(position)).toString('base64url') : null };
}

/** The row after which a list continues; undefined for the empty cursor, which is the start. */
export function decodeCursor(cursor: string, { ordering, isNullable }: Keyset): Cursor | undefined {
  if (cursor === '') return undefined;
  const [of, value, key] = parsed(cursor);
  const hasValue = typeof value === 'string' || (value === null && isNullable);
  if (of !== ordering || !hasValue || typeof key !== 'number' || !Number.isSafeInteger(key))
    throw new InvalidCursor();
  return { value, key };
}

function parsed(cursor: string): unknown[] {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(position) ? position : [];
  } catch {
    return [];
  }
}

/** Whether a row comes after the cursor: added and deleted rows neither repeat nor hide others. */
export function afterCursor({ ordering, column, last, isNullable }: Keyset, { value, key }: Cursor): Sql {
  const beyond = ordering.startsWith('-') ? sql`<` : sql`>`;
  if (value === null) return sql`(${column} is null and ${last} ${beyond} ${key})`;
  const later = sql`(${column}, ${last}) ${beyond} (${value}, ${key})`;
  return isNullable ? sql`(${later} or ${column} is null)` : later;
}
