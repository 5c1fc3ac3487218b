import { useEffect, useRef, type RefObject } from 'react';

const ROW = '[data-row]';
const rowsOf = (place: Element) => [...place.querySelectorAll<HTMLElement>(ROW)];

/**
 * Keeps the focus in an element when a change removes what has it, such as a button that was pressed: its row gets it, or the row that is
 * now in that place; without rows the element itself, which has a `tabIndex`.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  const held = useRef<{ focused: Element; row: HTMLElement | null; at: number }>(undefined);
  useEffect(() => {
    const note = () => {
      const { activeElement: focused } = document;
      const row = focused?.closest<HTMLElement>(ROW) ?? null;
      held.current =
        focused && place.current?.contains(focused)
          ? { focused, row, at: rowsOf(place.current).findIndex((one) => one === row) }
          : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // After each change: an element that is removed tells nobody. One that is still there was left by a click beside it.
  useEffect(() => {
    const { current: whole } = place;
    const { focused, row, at = 0 } = held.current ?? {};
    if (!whole || !focused || focused.isConnected || document.activeElement !== document.body) return;
    const rows = rowsOf(whole);
    (row?.isConnected ? row : (rows[at] ?? rows.at(-1) ?? whole)).focus();
  });
  return place;
}
