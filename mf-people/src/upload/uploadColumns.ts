import { FILE_COLUMNS, type UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';
import { msg } from '@smart-elevator/shared-ui/language/t';

interface ColumnHelp {
  label: string;
  /** Other names in registers of other programs, in English; file columns are guessed by them. */
  aliases: readonly string[];
  meaning: string;
  example: string;
}

/** The description of each column of the template, for dealers. */
const help: Record<UploadColumn, ColumnHelp> = {
  customer_username: {
    label: msg('Customer user name'),
    aliases: ['user name', 'login', 'customer id', 'customer code'],
    meaning: msg('User name of the customer; made from the e-mail address or the name if it stays empty'),
    example: 'asha.society',
  },
  customer_email: {
    label: msg('Customer e-mail'),
    aliases: ['email', 'e mail', 'email address', 'mail'],
    meaning: msg('E-mail address, where a new customer is invited; may stay empty'),
    example: 'asha@example.com',
  },
  customer_first_name: {
    label: msg('Customer first name'),
    aliases: ['first name', 'given name', 'contact person', 'customer name', 'owner name'],
    meaning: msg('First name'),
    example: 'Asha',
  },
  customer_last_name: {
    label: msg('Customer last name'),
    aliases: ['last name', 'surname', 'family name'],
    meaning: msg('Last name; may stay empty'),
    example: 'Patil',
  },
  customer_phone: {
    label: msg('Customer phone'),
    aliases: ['phone', 'mobile', 'mobile number', 'telephone', 'phone number', 'contact number'],
    meaning: msg('Mobile number; may stay empty'),
    example: '98765 43210',
  },
  elevator_name: {
    label: msg('Elevator name'),
    aliases: ['elevator', 'lift', 'lift name', 'unit', 'elevator id', 'registration number', 'serial number'],
    meaning: msg('Name of the elevator; must be unique'),
    example: 'Tower A, lift 1',
  },
  building_name: {
    label: msg('Building name'),
    aliases: ['building', 'site', 'society', 'property', 'location name'],
    meaning: msg('Building or site'),
    example: 'Shanti Tower',
  },
  elevator_address: {
    label: msg('Elevator address'),
    aliases: ['address', 'street', 'location address'],
    meaning: msg('Address'),
    example: '4 MG Road, Pune',
  },
  elevator_zip: {
    label: msg('Zip code'),
    aliases: ['zip', 'pin', 'pincode', 'pin code', 'postcode', 'postal code'],
    meaning: msg('Zip code; may stay empty'),
    example: '411001',
  },
  install_date: {
    label: msg('Installation date'),
    aliases: ['installed', 'date installed', 'commissioned'],
    meaning: msg('Installation date, in any usual spelling'),
    example: '2019-04-01',
  },
  main_start_date: {
    label: msg('Maintenance start date'),
    aliases: ['start date', 'contract start', 'amc start'],
    meaning: msg('Maintenance start date; a cycle before the due date if it stays empty'),
    example: '2026-01-01',
  },
  main_due_date: {
    label: msg('Maintenance due date'),
    aliases: ['due date', 'next due', 'expiration date', 'next service date'],
    meaning: msg('Maintenance due date'),
    example: '2026-01-31',
  },
  main_completed_date: {
    label: msg('Maintenance completed date'),
    aliases: ['completed date', 'last service date', 'last inspection date'],
    meaning: msg('Maintenance completed date; may stay empty'),
    example: '2026-01-20',
  },
  main_cycle: {
    label: msg('Maintenance cycle'),
    aliases: ['cycle', 'frequency', 'interval'],
    meaning: msg('Monthly or Quarterly'),
    example: 'Monthly',
  },
  technician: {
    label: msg('Technician'),
    aliases: ['technician name', 'engineer', 'mechanic', 'assigned to'],
    meaning: msg('Name, user name or phone number of the technician; may be missing or stay empty'),
    example: 'Ravi Kumar',
  },
  capacity_kg: {
    label: msg('Capacity (kg)'),
    aliases: ['capacity', 'load', 'rated load'],
    meaning: msg('Capacity in kg; may be missing or stay empty'),
    example: '630',
  },
};

/** The columns of a file in their order, each with its help. */
export const uploadColumns = FILE_COLUMNS.map((column) => ({ column, ...help[column] }));
