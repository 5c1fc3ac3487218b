import { useEffect, useRef } from 'react';

interface ShownPage {
  page: number;
  pageSize: number;
  /** The number of matching rows, and of those on this page; undefined while unknown. */
  count: number | undefined;
  shown: number | undefined;
  setPage: (page: number, how: { correct: true }) => void;
}

/**
 * Redirects from a page that does not exist, and returns true for such a page: to the last page if the list became
 * shorter while it was shown, else to the first page, as for any invalid page in an address.
 */
export function useValidPage({ page, pageSize, count, shown = 0, setPage }: ShownPage): boolean {
  const wasShown = useRef(false);
  const last = Math.max(1, Math.ceil((count ?? 0) / pageSize));
  const isBeyond = count !== undefined && shown === 0 && page > last;
  useEffect(() => {
    if (shown > 0) wasShown.current = true;
    if (isBeyond) setPage(wasShown.current ? last : 1, { correct: true });
  }, [shown, isBeyond, last, setPage]);
  return isBeyond;
}
