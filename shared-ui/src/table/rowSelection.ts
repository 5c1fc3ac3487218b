/** Selectable rows: a checkbox is before the first column of each row, and one before that column's title. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** Called with the changed rows: one row, with Shift a range, or all shown rows. */
  onSelect: (rows: readonly Row[], chosen: boolean) => void;
  /** The accessible name of a row's checkbox: 'Select ticket ELV-7'. */
  labelOf: (row: Row) => string;
}
