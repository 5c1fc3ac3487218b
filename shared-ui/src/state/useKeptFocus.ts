import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in an element when a change removes what has it, such as a button that was pressed: its row gets it, or the row beside
 * that; without rows the element itself, which has a `tabIndex`.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  /** What has the focus, and what gets it then. */
  const held = useRef<(Element | null | undefined)[]>([]);
  useEffect(() => {
    const note = () => {
      const { activeElement: focused } = document;
      const row = focused?.closest('[data-row]');
      held.current = place.current?.contains(focused)
        ? [focused, row, row?.nextElementSibling, row?.previousElementSibling, place.current]
        : [];
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // After each change: an element that is removed tells nobody. One that is still there was left by a click beside it.
  useEffect(() => {
    const [focused, ...others] = held.current;
    if (focused?.isConnected !== false || document.activeElement !== document.body) return;
    const next = others.find((one) => one?.isConnected);
    if (next instanceof HTMLElement) next.focus();
  });
  return place;
}
