import { readCsvCell } from '@smart-elevator/shared-api/contract/csvText';
import { rewriteRows } from '../rewriteRows';
import { technicianKey, type FileNames } from './fileNames';

/** What the dealer has decided in the preview. */
export interface Fixes {
  /** Other user names, by the derived ones. */
  usernames: ReadonlyMap<string, string>;
  /** The user names of technicians, by `technicianKey`; '' for none. */
  technicians: ReadonlyMap<string, string>;
}

/** The file with what the dealer has decided; the same file if that is nothing. */
export async function applyFixes(file: File, { derived }: FileNames, fixes: Fixes): Promise<File> {
  const { usernames, technicians } = fixes;
  if (usernames.size + technicians.size === 0) return file;
  const byRow = new Map(
    derived.flatMap(({ username, rows }) => {
      const chosen = usernames.get(username);
      return chosen === undefined ? [] : rows.map((row) => [row, chosen] as const);
    }),
  );
  return rewriteRows(file, ({ row, column, cell }) => {
    if (column === 'customer_username') return byRow.get(row) ?? cell;
    return column === 'technician' ? (technicians.get(technicianKey(readCsvCell(cell))) ?? cell) : cell;
  });
}
