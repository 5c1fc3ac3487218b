import { FILE_COLUMNS, type UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';
import { msg } from '@smart-elevator/shared-ui/language/t';

interface ColumnHelp {
  label: string;
  meaning: string;
  example: string;
}

/** The description of each column of the template, for dealers. */
const help: Record<UploadColumn, ColumnHelp> = {
  customer_username: {
    label: msg('Customer user name'),
    meaning: msg('User name of the customer; made from the e-mail address or the name if it stays empty'),
    example: 'asha.society',
  },
  customer_email: {
    label: msg('Customer e-mail'),
    meaning: msg('E-mail address, where a new customer is invited; may stay empty'),
    example: 'asha@example.com',
  },
  customer_first_name: {
    label: msg('Customer first name'),
    meaning: msg('First name'),
    example: 'Asha',
  },
  customer_last_name: {
    label: msg('Customer last name'),
    meaning: msg('Last name; may stay empty'),
    example: 'Patil',
  },
  customer_phone: {
    label: msg('Customer phone'),
    meaning: msg('Mobile number; may stay empty'),
    example: '98765 43210',
  },
  elevator_name: {
    label: msg('Elevator name'),
    meaning: msg('Name of the elevator; must be unique'),
    example: 'Tower A, lift 1',
  },
  building_name: {
    label: msg('Building name'),
    meaning: msg('Building or site'),
    example: 'Shanti Tower',
  },
  elevator_address: {
    label: msg('Elevator address'),
    meaning: msg('Address'),
    example: '4 MG Road, Pune',
  },
  elevator_zip: {
    label: msg('Zip code'),
    meaning: msg('Zip code; may stay empty'),
    example: '411001',
  },
  install_date: {
    label: msg('Installation date'),
    meaning: msg('Installation date, in any usual spelling'),
    example: '2019-04-01',
  },
  main_start_date: {
    label: msg('Maintenance start date'),
    meaning: msg('Maintenance start date; a cycle before the due date if it stays empty'),
    example: '2026-01-01',
  },
  main_due_date: {
    label: msg('Maintenance due date'),
    meaning: msg('Maintenance due date'),
    example: '2026-01-31',
  },
  main_completed_date: {
    label: msg('Maintenance completed date'),
    meaning: msg('Maintenance completed date; may stay empty'),
    example: '2026-01-20',
  },
  main_cycle: {
    label: msg('Maintenance cycle'),
    meaning: msg('Monthly or Quarterly'),
    example: 'Monthly',
  },
  technician: {
    label: msg('Technician'),
    meaning: msg('Name, user name or phone number of the technician; may be missing or stay empty'),
    example: 'Ravi Kumar',
  },
  capacity_kg: {
    label: msg('Capacity (kg)'),
    meaning: msg('Capacity in kg; may be missing or stay empty'),
    example: '630',
  },
};

/** The columns of a file in their order, each with its help. */
export const uploadColumns = FILE_COLUMNS.map((column) => ({ column, ...help[column] }));
