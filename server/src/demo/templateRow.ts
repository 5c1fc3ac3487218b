import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { type TemplateColumn, UPLOAD_COLUMNS } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { CustomerNames } from './CustomerNames';
import type { RegisterUnit } from './register';
import { csvLine } from '@smart-elevator/shared-api/contract/csvText';

/** A certificate is valid for a year, the year of the annual contract that ends with it. */
const CONTRACT_DAYS = 365;

const INSTALLED_WITHIN_DAYS = 35 * 365;

/** A unit of the register in the columns of the upload's template. */
export function templateRow(unit: RegisterUnit, customers: CustomerNames): Record<TemplateColumn, string> {
  const due = unit.certificate_expiration_date;
  const start = addDays(due, -CONTRACT_DAYS);
  const { street, zip } = addressOf(unit.location_address);
  return {
    ...customers.of(unit.location_name),
    elevator_name: unit.registration_number,
    building_name: unit.location_name,
    elevator_address: street,
    elevator_zip: zip,
    install_date: installed(unit, start),
    main_start_date: start,
    main_due_date: due,
    main_completed_date: unit.last_inspection_date,
    // Machines with ropes are maintained every month, the others every quarter.
    main_cycle: /traction|machine room-less/i.test(unit.equipment_type) ? 'Monthly' : 'Quarterly',
  };
}

/** `street , city , state , zip , county`: the county is dropped, the zip code is separate. */
function addressOf(address: string): { street: string; zip: string } {
  const parts = address.split(',').map((part) => part.trim().replace(/\s+/g, ' '));
  const zip = parts.at(-2) ?? '';
  return { street: parts.slice(0, -2).join(', '), zip };
}

/**
 * The register does not contain the installation day. This is a day 3 to 38 years before everything else that is
 * known of the unit, always the same for the same unit.
 */
function installed({ registration_number, last_inspection_date }: RegisterUnit, start: string): string {
  const earliest = last_inspection_date && last_inspection_date < start ? last_inspection_date : start;
  const number = [...registration_number].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003,
    7,
  );
  return addDays(earliest, -3 * CONTRACT_DAYS - ((number * 7_919) % INSTALLED_WITHIN_DAYS));
}

/** A file with the columns of the template. */
export const templateCsv = (rows: readonly Readonly<Record<TemplateColumn, string>>[]): string =>
  [UPLOAD_COLUMNS, ...rows.map((row) => UPLOAD_COLUMNS.map((column) => row[column]))].map(csvLine).join('');
