import { useEffect, useRef } from 'react';

interface ShownPage {
  page: number;
  pageSize: number;
  /** How many rows match, and how many of them are on this page; undefined while that is not known. */
  count: number | undefined;
  shown: number | undefined;
  setPage: (page: number, how: { correct: true }) => void;
}

/**
 * Leads away from a page that the list does not have, and answers whether it is one: to the last page where the list became
 * shorter while it was shown, else to the first, as for any other page that an address has mistyped.
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
