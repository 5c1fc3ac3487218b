import { SHORTCUTS } from '../state/shortcutKeys';

/** The rows of the screen's lists: table rows and cards. */
const ROW = 'main [data-row]';

/** The row that had the focus last: the next step starts there. */
let last: Element | undefined;

const focusedRow = (): Element | null => document.activeElement?.closest(ROW) ?? null;
const rowsOfScreen = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ROW)];

/** To be called when the focus has moved. */
export function rememberRow(): void {
  last = focusedRow() ?? last;
}

/** Focuses the next or previous row, which scrolls into view; the first step goes to the first row. */
function move(by: 1 | -1): boolean {
  const rows = rowsOfScreen();
  rows[nextRow(rows, by)]?.focus();
  return rows.length > 0;
}

function nextRow(rows: readonly Element[], by: 1 | -1): number {
  const from = rows.findIndex((row) => row === (focusedRow() ?? last));
  return from < 0 ? 0 : from + by;
}

/** Clicks a part of the focused row. */
function press(part: string): boolean {
  const target = focusedRow()?.querySelector<HTMLElement>(part);
  target?.click();
  return Boolean(target);
}

/** The actions of the keys of a list; each returns whether it did anything. */
export const rowShortcuts: Readonly<Record<string, () => boolean>> = {
  [SHORTCUTS.next]: () => move(1),
  [SHORTCUTS.previous]: () => move(-1),
  // Enter on a link or button of the row is handled by that element.
  [SHORTCUTS.open]: () =>
    document.activeElement === focusedRow() &&
    (press(`[aria-keyshortcuts="${SHORTCUTS.open}"]`) || press('a[href]')),
  [SHORTCUTS.edit]: () => press(`[aria-keyshortcuts="${SHORTCUTS.edit}"]`),
  [SHORTCUTS.select]: () => press('input[type=checkbox]'),
};
