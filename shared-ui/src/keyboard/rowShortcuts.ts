import { SHORTCUTS } from '../state/shortcutKeys';

/** The rows of the screen's lists: table rows and cards. */
const ROW = 'main [data-row]';

/** The row that had the focus last: the next step starts there. */
let last: Element | undefined;

const focusedRow = (): Element | null => document.activeElement?.closest(ROW) ?? null;

/** Focuses the next or previous row, which scrolls into view; the first step goes to the first row. */
function move(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const from = rows.findIndex((row) => row === (focusedRow() ?? last));
  const row = rows[from < 0 ? 0 : from + by];
  last = row ?? last;
  row?.focus();
  return rows.length > 0;
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
