/** Rows that can be chosen: a checkbox stands before the first column of each, and one before its title. */
export interface RowChoice<Row> {
  isChosen: (row: Row) => boolean;
  /** What was turned on or off: one row, with Shift those up to the one before, or all that are shown. */
  onChoose: (rows: readonly Row[], chosen: boolean) => void;
  /** What the checkbox of a row is called: 'Choose ticket ELV-7'. */
  nameOf: (row: Row) => string;
}
