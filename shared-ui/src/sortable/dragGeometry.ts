/** A row at the start of the drag: its middle and its height on the page, in pixels. */
export interface DragRow {
  middle: number;
  height: number;
}

/** A row as it is now. */
export function rowOf(row: Element): DragRow {
  const { top, height } = row.getBoundingClientRect();
  return { middle: top + window.scrollY + height / 2, height };
}

/** The state of a drag. */
export interface Drag {
  from: number;
  /** The place of the dragged row if it were dropped now. */
  to: number;
  /** Its distance from the start, in pixels. */
  dy: number;
  /** The offset of the rows that make way, in pixels. */
  pitch: number;
}

/** The drag of row `from` by `dy` pixels: it moves behind all rows whose middle it has passed. */
export function dragBy(rows: readonly DragRow[], from: number, dy: number): Drag {
  const middle = (rows[from]?.middle ?? 0) + dy;
  const to = rows.filter((row, at) => at !== from && row.middle < middle).length;
  return { from, to, dy, pitch: (rows[from]?.height ?? 0) + gapOf(rows) };
}

/** The offset of a row from its place during a drag, in pixels. */
export function shiftOf(at: number, drag: Drag | undefined): number {
  if (!drag) return 0;
  const { from, to, dy, pitch } = drag;
  if (at === from) return dy;
  if (from < at && at <= to) return -pitch;
  return to <= at && at < from ? pitch : 0;
}

function gapOf([first, second]: readonly DragRow[]): number {
  return first && second ? second.middle - first.middle - (first.height + second.height) / 2 : 0;
}
