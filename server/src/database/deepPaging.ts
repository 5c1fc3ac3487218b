import { DEFAULT_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import type { Paging } from './listSql';

/** From this row on, a page is read as a late one. */
const DEEP = 1_000;

/** The rows of a late page within a list of `count` rows. */
export interface DeepPaging {
  limit: number;
  offset: number;
  /** Whether the list is shorter from its end: `offset` then counts from there. */
  fromEnd: boolean;
}

/** Whether a page is so late that it is worth counting the list first. */
export const isDeep = ({ page = 1, page_size = DEFAULT_PAGE_SIZE }: Paging): boolean =>
  (page - 1) * page_size >= DEEP;

export function deepPaging({ page = 1, page_size = DEFAULT_PAGE_SIZE }: Paging, count: number): DeepPaging {
  const offset = (page - 1) * page_size;
  const limit = Math.max(0, Math.min(page_size, count - offset));
  const rest = Math.max(0, count - offset - limit);
  return rest < offset ? { limit, offset: rest, fromEnd: true } : { limit, offset, fromEnd: false };
}
