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
export function compareByOrdering<Row extends object, Column extends string>(
  ordering: Column | `-${Column}`,
  keys: SortKeys<Row, Column>,
  last: (row: Row) => SortKey,
): (a: Row, b: Row) => number {
  const descends = ordering.startsWith('-');
  const key = remembered(keys[(descends ? ordering.slice(1) : ordering) as Column]);
  return (a, b) => compareKeys(key(a), key(b), descends) || compareKeys(last(a), last(b), descends);
}

/** A row is compared many times. */
function remembered<Row extends object>(keyOf: (row: Row) => SortKey): (row: Row) => SortKey {
  const known = new WeakMap<Row, SortKey>();
  return (row) => {
    const key = known.get(row);
    if (key !== undefined) return key;
    const made = keyOf(row);
    known.set(row, made);
    return made;
  };
}

/** Compares sort keys; texts by code points, as the database does, and null last. */
export function compareKeys(a: SortKey, b: SortKey, descends = false): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  const isLess = typeof a === 'string' && typeof b === 'string' ? isBefore(a, b) : a < b;
  return isLess === descends ? 1 : -1;
}

function isBefore(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at === a.length || (at < b.length && placeOf(a.charCodeAt(at)) < placeOf(b.charCodeAt(at)));
}

/** The place of a UTF-16 unit in the order of code points: surrogates stand for characters above U+FFFF. */
const placeOf = (unit: number): number =>
  unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
