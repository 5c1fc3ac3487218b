import type { FieldErrors } from '../validateInput';
import { spreadsheetDamage, withoutNumberFormat } from './spreadsheetDamage';
import { isDateColumn, readUploadDay, type ColumnOrders } from './uploadDates';
import { cellText } from './uploadCells';

/** The values of a row as the schema expects them, and faults that are more exact than its own. */
export function readUploadValues(columns: readonly string[], cells: readonly string[], orders: ColumnOrders) {
  const values: Record<string, string> = {};
  const faults: FieldErrors = {};
  columns.forEach((column, at) => {
    const text = cellText(cells[at]);
    const read = readValue(column, text, orders);
    values[column] = 'fault' in read ? text : read.value;
    if ('fault' in read) faults[column] = [read.fault];
  });
  return { values, faults };
}

function readValue(
  column: string,
  text: string,
  orders: ColumnOrders,
): { value: string } | { fault: string } {
  const fault = spreadsheetDamage(text, column);
  if (fault !== undefined) return { fault };
  return isDateColumn(column)
    ? readUploadDay(text, orders[column])
    : { value: withoutNumberFormat(text, column) };
}
