import type { Column } from '../table/DataTable';

/** The lines of a CSV file: the titles, then one line per row, for the columns that have a text. */
export function csvLines<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[][] {
  const written = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  return [written.map(({ title }) => title), ...rows.map((row) => written.map(({ text }) => text(row)))];
}
