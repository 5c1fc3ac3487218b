interface Counts {
  page: number;
  total: number;
  pageSize: number;
  matches?: number | undefined;
}

interface Pages {
  /** The page in the label: an address may have a page that does not exist. */
  shown: number;
  total: number;
  /** The page of Prev, if there is one. */
  prev?: number;
  next?: number;
}

const pageCount = (items: number, pageSize: number): number => Math.max(1, Math.ceil(items / pageSize));

/** The last page that has matches. */
export const lastPage = ({ total, pageSize, matches = total }: Omit<Counts, 'page'>): number =>
  pageCount(Math.min(total, matches), pageSize);

/** The label counts all items, Next stops at the last page that has matches (R250, R251). */
export function pageInfo({ page, total, pageSize, matches = total }: Counts): Pages {
  const all = pageCount(total, pageSize);
  const last = lastPage({ total, pageSize, matches });
  const pages: Pages = { shown: Math.min(Math.max(1, page), all), total: all };
  if (page > 1) pages.prev = Math.min(page - 1, last);
  if (page < last) pages.next = page + 1;
  return pages;
}
