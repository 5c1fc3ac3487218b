import { UPLOAD_COLUMNS } from '@smart-elevator/shared-api/contract/elevators/upload';
import { guessHeaders } from './guessHeaders';

/** The guessed header of each column. */
const guessed = (header: readonly string[]) =>
  Object.fromEntries(Object.entries(guessHeaders(header)).map(([column, at]) => [column, header[at]]));

test('the register of Maryland', () => {
  const header = [
    'registration_number',
    'location_name',
    'location_type',
    'county',
    'location_address',
    'status',
    'equipment_type',
    'certificate_expiration_date',
    'last_inspection_date',
  ];
  expect(guessed(header)).toEqual({
    elevator_name: 'registration_number',
    building_name: 'location_name',
    elevator_address: 'location_address',
    main_due_date: 'certificate_expiration_date',
    main_completed_date: 'last_inspection_date',
  });
});

test.each([
  ['E-mail', 'customer_email'],
  ['Mobile', 'customer_phone'],
  ['Phone number', 'customer_phone'],
  ['PIN code', 'elevator_zip'],
  ['buildingName', 'building_name'],
  ['Date installed', 'install_date'],
  ['Next service date', 'main_due_date'],
  ['Frequency', 'main_cycle'],
])('%s is taken for %s', (name, column) => {
  expect(guessed([name])).toEqual({ [column]: name });
});

test('a column is used once, by the most similar name, and names that are not similar by none', () => {
  expect(guessed(['Owner type', 'Address', 'E-mail address'])).toEqual({
    elevator_address: 'Address',
    customer_email: 'E-mail address',
  });
});

test('the names of the template are all guessed', () => {
  expect(guessed(UPLOAD_COLUMNS)).toEqual(Object.fromEntries(UPLOAD_COLUMNS.map((name) => [name, name])));
});
