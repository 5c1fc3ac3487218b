/** Rows that can be chosen: a checkbox stands before the first column of each, and one before its title. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** What was turned on or off: one row, with Shift those up to the one before, or all that are shown. */
  onSelect: (rows: readonly Row[], chosen: boolean) => void;
  /** What the checkbox of a row is called: 'Select ticket ELV-7'. */
  labelOf: (row: Row) => string;
}
