import type { AnyObject, ISchema } from 'yup';
import { choice, list, record, integer, blankableLine, blankableText } from './fields';
import { withDigits } from './asciiDigits';
import { onOneLine, searchForm } from './normalizeText';

/** The largest page that a caller may request, in rows. */
export const MAX_PAGE_SIZE = 500;

/** The rows of a page when the caller sends no size. */
export const DEFAULT_PAGE_SIZE = 25;

/** The most characters of a search. */
export const SEARCH_MAX = 200;

/** The query parameters of every list (R941), to be spread into a list's query, beside its `ordering`. */
export const listQuery = {
  search: blankableLine(SEARCH_MAX).optional(),
  page: integer(1).optional(),
  page_size: integer(1, MAX_PAGE_SIZE).optional(),
};

/** Instead of `page`: the `next` of the page before; empty for the first page. */
export const cursorQuery = { cursor: blankableText(2000).optional() };

/** The query parameters of a list that is neither searched nor sorted. */
export const pagingQuery = { page: listQuery.page, page_size: listQuery.page_size, ...cursorQuery };

/** The orderings of a list: a column's name, with a leading '-' for descending order. */
export const orderingSchema = <const T extends string>(columns: readonly T[]) =>
  choice<T | `-${T}`>(columns.flatMap((column) => [column, `-${column}` as const])).optional();

/** One page: `count` rows match, `total` exist without any filter. */
export interface Page<Row> {
  count: number;
  total: number;
  results: Row[];
  /** With `cursor`: the cursor of the next page, null after the last one. */
  next?: string | null | undefined;
}

/** The reply of a list of `row`. */
export const pageOf = <Row>(row: ISchema<Row, AnyObject>) =>
  record({
    count: integer(0),
    total: integer(0),
    results: list(row, Number.MAX_SAFE_INTEGER),
    next: blankableText(2000).nullable().optional(),
  });

/** The rows in an answer with any of its three shapes (R942); undefined when it has none of them. */
export function rowsOf(answer: unknown): readonly unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  if (answer === null || typeof answer !== 'object' || !('results' in answer)) return undefined;
  return Array.isArray(answer.results) ? answer.results : undefined;
}

/** An answer in any of the three shapes as a page; undefined when it has none of them. A bare answer is complete. */
export function toPage(answer: unknown): Page<unknown> | undefined {
  const rows = rowsOf(answer);
  if (!rows) return undefined;
  const count = isPagedReply(answer) ? answer.count : rows.length;
  const total = isPagedReply(answer) && typeof answer.total === 'number' ? answer.total : count;
  const next = isPagedReply(answer) ? answer.next : undefined;
  return { count, total, results: [...rows], next };
}

/** Whether the server filtered and paged the rows. */
export function isPagedReply(answer: unknown): answer is Page<unknown> {
  return rowsOf(answer) !== undefined && typeof (answer as { count?: unknown }).count === 'number';
}

/** A page of rows that are all loaded, filtered by `matches` and ordered by `compare`. */
export function paginateRows<Row>(
  rows: readonly Row[],
  page: { number: number; size: number },
  matches: (row: Row) => boolean,
  compare?: (a: Row, b: Row) => number,
): Page<Row> {
  const found = rows.filter(matches);
  if (compare) found.sort(compare);
  const start = (page.number - 1) * page.size;
  return { count: found.length, total: rows.length, results: found.slice(start, start + page.size) };
}

/** Whether one of these texts of a row contains `search`, case-insensitively, on one line or on several. */
export function hasText<Name extends string>(
  row: { readonly [One in Name]?: string | null | undefined },
  names: readonly Name[],
  search: string,
): boolean {
  const wanted = withDigits(onOneLine(searchForm(search)));
  return names.some((name) => wanted.some((one) => onOneLine(searchForm(row[name] ?? '')).includes(one)));
}
