/** What a row is ordered by in one column; null comes last whichever way the order goes. */
export type SortKey = string | number | null;

/** The columns that a list can be ordered by, and what a row is ordered by in each. */
export type SortKeys<Row, Column extends string> = Readonly<Record<Column, (row: Row) => SortKey>>;

/** `asked` when it names one of `columns` ('-' before it for the other way round), else undefined. */
export function parseOrdering<Column extends string>(
  asked: string | undefined,
  columns: readonly Column[],
): Column | `-${Column}` | undefined {
  return columns.flatMap((column) => [column, `-${column}` as const]).find((known) => known === asked);
}

/**
 * Compares rows as our server orders them, for lists that a server answers whole. `last` tells equal rows apart and so
 * is the same way round.
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
