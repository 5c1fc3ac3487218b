import { UPLOAD_COLUMNS, type UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';

/** A file with the columns of the template, quoted as defined in RFC 4180. */
export function templateCsv(rows: readonly Readonly<Record<UploadColumn, string>>[]): string {
  const lines = rows.map((row) => UPLOAD_COLUMNS.map((column) => quoted(row[column])).join(','));
  return [UPLOAD_COLUMNS.join(','), ...lines, ''].join('\r\n');
}

const quoted = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
