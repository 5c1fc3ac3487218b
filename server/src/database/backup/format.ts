/**
 * A backup is a gzipped text with one line of JSON per record: the head, then for each table its name and columns
 * followed by a line for each row, then the sequences, then the end. A row is an array of the database's own texts,
 * so that nothing is rounded or converted.
 */
export interface BackupHeader {
  format: typeof FORMAT;
  version: 1;
  /** ISO 8601, UTC. */
  made_at: string;
  /** The migrations of the schema that the rows belong to. */
  migrations: readonly { name: string; checksum: string }[];
}
export interface TableLine {
  table: string;
  columns: readonly { name: string; type: string }[];
}
export type RowLine = readonly (string | null)[];
export interface CountersLine {
  counters: readonly { name: string; last_value: string; is_called: boolean }[];
}
export interface BackupFooter {
  rows: number;
  /** SHA-256 of all lines before this one, each with its line end, as hexadecimal digits. */
  sha256: string;
}

export const FORMAT = 'smart-elevator-backup';

/** A line of a backup. */
export type Line =
  | { is: 'row'; row: RowLine }
  | { is: 'table'; table: TableLine }
  | { is: 'counters'; counters: CountersLine['counters'] }
  | { is: 'end'; end: BackupFooter };

/** Parses a line below the head. Throws when it is invalid. */
export function readLine(text: string): Line {
  const parsed: unknown = JSON.parse(text);
  if (Array.isArray(parsed)) return { is: 'row', row: parsed };
  const known = parsed as Partial<TableLine & CountersLine & BackupFooter>;
  if (known.table !== undefined && known.columns !== undefined)
    return { is: 'table', table: { table: known.table, columns: known.columns } };
  if (known.counters !== undefined) return { is: 'counters', counters: known.counters };
  if (known.rows !== undefined && known.sha256 !== undefined)
    return { is: 'end', end: { rows: known.rows, sha256: known.sha256 } };
  throw new Error(`unknown line ${text.slice(0, 60)}`);
}
