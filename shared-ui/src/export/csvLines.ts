import type { Column } from '../table/DataTable';

/** The lines of a CSV file of rows: the titles, then the texts of the columns that have one. */
export function csvLines<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[][] {
  const written = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  return [written.map(({ title }) => title), ...rows.map((row) => written.map(({ text }) => text(row)))];
}
