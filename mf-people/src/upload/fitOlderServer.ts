import {
  OPTIONAL_UPLOAD_COLUMNS,
  isUploadColumn,
  type UploadColumn,
  type UploadRow,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import { rewriteRows } from './rewriteRows';
import { cellText, columnName } from '@smart-elevator/shared-api/contract/elevators/uploadCells';

const isOptional = (column: string): boolean => OPTIONAL_UPLOAD_COLUMNS.some((known) => known === column);

/** The columns of a file that a back end with only the template's does not read. */
export const unreadColumns = (header: readonly string[]): UploadColumn[] =>
  header.map(columnName).filter(isUploadColumn).filter(isOptional);

/** What the console derives itself for a back end that does not (R876). */
const DERIVED = ['customer_username', 'main_start_date'] as const;

/**
 * The file for a back end that lacks the preview, and so the other additions to the upload: only the columns of the
 * template, with the values that our server derives. `derived` are the valid rows that lack such a value, by number.
 */
export async function fitOlderServer(
  file: File,
  header: readonly string[],
  derived: ReadonlyMap<number, UploadRow>,
): Promise<File> {
  if (derived.size === 0 && unreadColumns(header).length === 0) return file;
  return rewriteRows(
    file,
    ({ row, column, cell }) => {
      const open = cellText(cell) === '' ? DERIVED.find((name) => name === column) : undefined;
      return open === undefined ? cell : (derived.get(row)?.[open] ?? cell);
    },
    (column) => !isOptional(column),
  );
}
