import { UPLOAD_COLUMNS, type TemplateColumn } from '@smart-elevator/shared-api/contract/elevators/upload';

/** A valid row of the template, for tests, with the given values. */
export const aRow = (values: Partial<Record<TemplateColumn, string>>): Record<TemplateColumn, string> => ({
  customer_username: 'asha.society',
  customer_email: 'asha@example.com',
  customer_first_name: 'Asha',
  customer_last_name: 'Patil',
  customer_phone: '020 5550 0100',
  elevator_name: 'Lift 1',
  building_name: 'Shanti Tower',
  elevator_address: '4 MG Road Pune',
  elevator_zip: '411001',
  install_date: '2019-04-01',
  main_start_date: '2026-01-01',
  main_due_date: '2026-01-31',
  main_completed_date: '2026-01-20',
  main_cycle: 'Monthly',
  ...values,
});

/** A file of such rows, for tests. Values are written as given: tests must quote them. */
export const aUploadFile = (rows: readonly Partial<Record<TemplateColumn, string>>[]): string =>
  [UPLOAD_COLUMNS, ...rows.map((row) => UPLOAD_COLUMNS.map((column) => aRow(row)[column]))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
