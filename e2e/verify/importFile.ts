import { UPLOAD_COLUMNS, type TemplateColumn } from '@smart-elevator/shared-api/contract/elevators/upload';

/** The number of elevators in the register of New York: the largest tested file. */
export const LARGE_ROWS = 35_042;

/** Elevators of one customer. */
const EACH = 3;

/** A file of made-up elevators, the same on every run; `prefix` keeps the names of two files apart. */
export function importFile(rows: number, prefix: string): Buffer {
  const lines = Array.from({ length: rows }, (_, at) => {
    const owner = Math.floor(at / EACH);
    const row: Record<TemplateColumn, string> = {
      customer_username: `${prefix}.owner${owner}`,
      customer_email: `${prefix}.owner${owner}@example.com`,
      customer_first_name: 'Meera',
      customer_last_name: `Rao ${owner}`,
      customer_phone: `555 ${String(owner).padStart(6, '0')}`,
      elevator_name: `${prefix} ${at}`,
      building_name: `"Copper Ridge ${owner}, block ${at % EACH}"`,
      elevator_address: `"${at % 900} West ${owner % 200}th Street, New York"`,
      elevator_zip: String(10_001 + (owner % 280)),
      install_date: `${1960 + (at % 60)}-0${1 + (at % 9)}-1${at % 10}`,
      main_start_date: '2026-01-01',
      main_due_date: '2030-12-31',
      main_completed_date: '',
      main_cycle: at % 2 === 0 ? 'Monthly' : 'Quarterly',
    };
    return UPLOAD_COLUMNS.map((column) => row[column]).join(',');
  });
  return Buffer.from(`${[UPLOAD_COLUMNS.join(','), ...lines].join('\r\n')}\r\n`);
}
