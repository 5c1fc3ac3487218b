import { Fragment, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { currentLanguage, onLanguageChange } from '../language/language';
import { currentDateFormat } from '../state/dateFormat';

/**
 * Remounts everything when another language or date format is shown, since texts are made during rendering. The input
 * of a form is kept as its draft, and the focus is restored.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(onLanguageChange, () => currentLanguage() + currentDateFormat());
  return (
    <Fragment key={shown}>
      <KeptFocus />
      {children}
    </Fragment>
  );
}

/**
 * The focused element before the change of language, as a path through the page: each element's index in its parent.
 */
let left: number[] | undefined;

function KeptFocus() {
  const fresh = useRef(true);
  useLayoutEffect(() => {
    if (fresh.current && left) elementAt(left)?.focus();
    fresh.current = false;
    left = undefined;
    return () => {
      left = pathTo(document.activeElement);
    };
  }, []);
  return null;
}

function pathTo(element: Element | null): number[] | undefined {
  if (!element || element === document.body) return undefined;
  const path: number[] = [];
  for (let at = element; at !== document.body;) {
    const parent = at.parentElement;
    if (!parent) return undefined;
    path.unshift(Array.prototype.indexOf.call(parent.children, at));
    at = parent;
  }
  return path;
}

function elementAt(path: readonly number[]): HTMLElement | undefined {
  const found = path.reduce<Element | undefined>((at, place) => at?.children[place], document.body);
  return found instanceof HTMLElement ? found : undefined;
}
