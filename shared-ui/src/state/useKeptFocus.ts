import { useEffect, useRef, type RefObject } from 'react';

/** Where in an element the focus is: its row and the place of it, if it has rows. */
interface Held {
  row: HTMLElement | null;
  at: number;
}

const rowsOf = (place: HTMLElement): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('[data-row]')];

/**
 * Keeps the focus in an element when a change removes what has it, such as a button that was pressed: its row gets it, or the row that is
 * now in that place; without rows the element itself, which has a `tabIndex`.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  const held = useRef<Held>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      held.current = undefined;
      if (!place.current || !(target instanceof Node) || !place.current.contains(target)) return;
      const rows = rowsOf(place.current);
      const at = rows.findIndex((row) => row.contains(target));
      held.current = { row: rows[at] ?? null, at };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // After each change: an element that is removed tells nobody.
  useEffect(() => {
    if (!held.current || !place.current || document.activeElement !== document.body) return;
    const { row, at } = held.current;
    const rows = rowsOf(place.current);
    const next = row?.isConnected ? row : rows[Math.min(at, rows.length - 1)];
    (next ?? place.current).focus();
  });
  return place;
}
