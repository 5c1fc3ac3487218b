import { useEffect, useRef, type RefObject } from 'react';

const ROW = '[data-row]';
const rowsOf = (place: Element) => [...place.querySelectorAll<HTMLElement>(ROW)];

/**
 * Keeps the focus in an element when a change removes what has it, such as a button that was pressed: its row gets it, or the row that is
 * now in that place; without rows the element itself, which has a `tabIndex`.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  const held = useRef<{ focused: Element | null; row: HTMLElement | null; at: number }>(undefined);
  useEffect(() => {
    const note = () => {
      const { activeElement: now } = document;
      const row = now?.closest<HTMLElement>(ROW) ?? null;
      held.current = place.current?.contains(now)
        ? { focused: now, row, at: rowsOf(place.current).findIndex((one) => one === row) }
        : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // After each change: an element that is removed tells nobody. One that is still there was left by a click beside it.
  useEffect(() => {
    const { current: whole } = place;
    if (!held.current || !whole || document.activeElement !== document.body) return;
    const { focused, row, at } = held.current;
    if (focused?.isConnected) return;
    const rows = rowsOf(whole);
    (row?.isConnected ? row : (rows[at] ?? rows.at(-1) ?? whole)).focus();
  });
  return place;
}
