import { parse } from 'csv-parse/sync';

/** The columns that are used here of the State of Maryland's public register of elevator units. */
const COLUMNS = [
  'registration_number',
  'location_name',
  'location_address',
  'equipment_type',
  'certificate_expiration_date',
  'last_inspection_date',
] as const;

/** A unit of the register, its values by column. */
export type RegisterUnit = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** Parses a register from CSV with a header row. Throws an Error with the names of missing columns. */
export function readRegister(csv: string): RegisterUnit[] {
  const [header = [], ...rows] = parse(csv, { bom: true, skip_empty_lines: true }) as string[][];
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new Error(`The register lacks the columns ${missing.join(', ')}.`);
  const at = COLUMNS.map((column) => [column, header.indexOf(column)] as const);
  return rows.map(
    (row) =>
      Object.fromEntries(at.map(([column, index]) => [column, (row[index] ?? '').trim()])) as RegisterUnit,
  );
}
