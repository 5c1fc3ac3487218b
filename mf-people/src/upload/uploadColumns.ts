import { UPLOAD_COLUMNS, type UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';
import { msg } from '@smart-elevator/shared-ui/language/t';

interface ColumnHelp {
  meaning: string;
  example: string;
}

/** The description of each column of the template, for dealers. */
const help: Record<UploadColumn, ColumnHelp> = {
  customer_username: {
    meaning: msg('User name of the customer; the same on each of their elevators'),
    example: 'asha.society',
  },
  customer_email: {
    meaning: msg('E-mail address, where a new customer is invited'),
    example: 'asha@example.com',
  },
  customer_first_name: { meaning: msg('First name'), example: 'Asha' },
  customer_last_name: { meaning: msg('Last name'), example: 'Patil' },
  customer_phone: { meaning: msg('Mobile number'), example: '98765 43210' },
  elevator_name: { meaning: msg('Name of the elevator; must be unique'), example: 'Tower A, lift 1' },
  building_name: { meaning: msg('Building or site'), example: 'Shanti Tower' },
  elevator_address: { meaning: msg('Address'), example: '4 MG Road, Pune' },
  elevator_zip: { meaning: msg('Zip code'), example: '411001' },
  install_date: { meaning: msg('Installation date, yyyy-mm-dd or MM/DD/YYYY'), example: '2019-04-01' },
  main_start_date: { meaning: msg('Maintenance start date'), example: '2026-01-01' },
  main_due_date: { meaning: msg('Maintenance due date'), example: '2026-01-31' },
  main_completed_date: {
    meaning: msg('Maintenance completed date; may stay empty'),
    example: '2026-01-20',
  },
  main_cycle: { meaning: msg('Monthly or Quarterly'), example: 'Monthly' },
};

/** The template's columns in their order, each with its help. */
export const uploadColumns = UPLOAD_COLUMNS.map((column) => ({ column, ...help[column] }));
