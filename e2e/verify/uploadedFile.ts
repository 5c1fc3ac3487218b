import { UPLOAD_COLUMNS, type TemplateColumn } from '@smart-elevator/shared-api/contract/elevators/upload';

/** A file for the upload: new elevators of these names, all of one customer. */
export function uploadedFile(customer: string, elevators: readonly string[]): string {
  const rowOf = (elevator_name: string): Record<TemplateColumn, string> => ({
    customer_username: customer,
    customer_email: `${customer}@example.com`,
    customer_first_name: 'Meera',
    customer_last_name: 'Rao',
    customer_phone: '5550100',
    elevator_name,
    building_name: 'Copper Ridge',
    elevator_address: '710 Obrecht Rd',
    elevator_zip: '21784',
    install_date: '2010-05-01',
    main_start_date: '2026-01-01',
    main_due_date: '2030-12-31',
    main_completed_date: '',
    main_cycle: 'Monthly',
  });
  const lines = elevators.map(rowOf).map((row) => UPLOAD_COLUMNS.map((column) => row[column]).join(','));
  return `${[UPLOAD_COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}
