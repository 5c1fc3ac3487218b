import type { Endpoint } from '../contract/endpoint';
import { ApiError } from './ApiError';
import { filterOwnRows, fetchList, type ListResponse, type ListInput, type RowOf } from './useList';

/** A list's input without the page. */
export type UnpagedListInput<E extends Endpoint> = Omit<ListInput<E>, 'page' | 'pageSize' | 'whole'>;

interface FetchAllOptions<Row> {
  /** The unique key of a row. */
  keyOf: (row: Row) => unknown;
  /** The number of rows per request. */
  pageSize: number;
  signal: AbortSignal;
  /** Called after every page with the number of rows so far, and the total. */
  onProgress?: (read: number, count: number) => void;
}

/** The number of attempts for a list that changes meanwhile. */
const ATTEMPTS = 3;

/**
 * Reads every matching row of a list in its order: with cursors where the server has them, so that rows which are added
 * or deleted meanwhile neither repeat nor hide others; otherwise page after page; from a server that does not page at
 * once, filtered and ordered here. Throws ApiError; 'failed' when the list changes faster than its pages can be read.
 */
export async function fetchAllRows<E extends Endpoint>(
  endpoint: E,
  list: UnpagedListInput<E>,
  { keyOf, pageSize, signal, onProgress }: FetchAllOptions<RowOf<E>>,
): Promise<RowOf<E>[]> {
  const { params, base = {}, filter = {} } = list;
  // A server without cursors reads the page.
  const fetchPage = (page: number, cursor: string): Promise<ListResponse<RowOf<E>>> => {
    const query = { ...base, ...filter, page, page_size: pageSize, cursor };
    return fetchList<E>(endpoint, { params, query }, { signal });
  };

  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const rows = new Map<unknown, RowOf<E>>();
    let cursor = '';
    for (let page = 1; ; page += 1) {
      const answer = await fetchPage(page, cursor);
      if (!answer.paged) return truncateRows(answer.rows, list);
      const { count, results, next } = answer.page;
      const before = rows.size;
      for (const row of results) rows.set(keyOf(row), row);
      onProgress?.(rows.size, count);
      if (isCursor(next)) {
        cursor = next;
        continue;
      }
      if (cursor !== '') return [...rows.values()];
      if (rows.size === count) return [...rows.values()];
      // Nothing new, or more than the count: rows moved meanwhile.
      if (rows.size === before || rows.size > count) break;
    }
  }
  throw new ApiError('failed');
}

/** Other servers name the address of the next page. */
const isCursor = (next: string | null | undefined): next is string => /^[\w-]+$/.test(next ?? '');

function truncateRows<E extends Endpoint>(
  rows: RowOf<E>[],
  { belongs, matches, compare }: UnpagedListInput<E>,
): RowOf<E>[] {
  const found = filterOwnRows(rows, belongs).filter(matches);
  return compare ? found.sort(compare) : found;
}
