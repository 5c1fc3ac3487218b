/** The sort key of a row in one column; null comes last in either direction. */
export type SortKey = string | number | null;

/** The columns that a list can be ordered by, with the sort key of a row in each. */
export type SortKeys<Row, Column extends string> = Readonly<Record<Column, (row: Row) => SortKey>>;

/** Returns `requested` when it names one of `columns` (with a leading '-' for descending order), otherwise undefined. */
export function parseOrdering<Column extends string>(
  requested: string | undefined,
  columns: readonly Column[],
): Column | `-${Column}` | undefined {
  return columns.flatMap((column) => [column, `-${column}` as const]).find((known) => known === requested);
}

/**
 * Compares rows in our server's order, for lists that a server returns completely. `last` orders rows that are equal
 * otherwise, in the same direction.
 */
export function compareByOrdering<Row, Column extends string>(
  ordering: Column | `-${Column}`,
  keys: SortKeys<Row, Column>,
  last: (row: Row) => SortKey,
): (a: Row, b: Row) => number {
  const descends = ordering.startsWith('-');
  const key = keys[(descends ? ordering.slice(1) : ordering) as Column];
  return (a, b) => compare(key(a), key(b), descends) || compare(last(a), last(b), descends);
}

function compare(a: SortKey, b: SortKey, descends: boolean): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b === descends ? 1 : -1;
}
