import { UPLOAD_COLUMNS, type UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { UploadSource } from '@smart-elevator/shared-api/contract/elevators/uploadSource';
import { formerChoice, initialMapping, mappingErrors, SAME_VALUE, storedSources } from './mappingForm';

const column = (name: UploadColumn, header: string): UploadSource => ({ column: name, header, value: '' });
const value = (name: UploadColumn, same: string): UploadSource => ({ column: name, header: '', value: same });

const own = (header: readonly string[]) => ({ header, rows: [] });

test('a column of the file comes before a value that was remembered, which is shown (R874)', () => {
  const remembered = [value('customer_username', 'asha'), value('main_cycle', 'Monthly')];
  const mapping = initialMapping(own(['Login', 'Unit']), remembered);
  expect(mapping).toMatchObject({ customer_username: '0', elevator_name: '1', main_cycle: SAME_VALUE });
  expect(formerChoice('customer_username', '0', ['Login', 'Unit'], remembered)).toBe(
    'Last file: asha for all rows',
  );
  expect(formerChoice('main_cycle', SAME_VALUE, ['Login', 'Unit'], remembered)).toBeUndefined();
});

test('a remembered customer is not put on the lifts of a file that has customers of its own (R874)', () => {
  const remembered = [value('customer_username', 'asha'), value('customer_email', 'asha@example.com')];
  expect(initialMapping(own(['Owner name', 'Unit']), remembered)).toMatchObject({
    customer_username: '',
    customer_email: '',
    customer_first_name: '0',
  });
  expect(initialMapping(own(['Unit']), remembered)).toMatchObject({ customer_username: SAME_VALUE });
});

test('a column that was chosen last is chosen again, and is not guessed for another one', () => {
  const header = ['Address', 'Site'];
  const remembered = [column('building_name', 'Address'), column('elevator_zip', 'Zip')];
  expect(initialMapping(own(header), remembered)).toMatchObject({ building_name: '0', elevator_address: '' });
  expect(formerChoice('building_name', '0', header, remembered)).toBeUndefined();
  expect(formerChoice('elevator_zip', '', header, remembered)).toBe('Last file: column Zip');
});

test('a column is chosen again when its name was stored without its unusual spaces and in composed letters', () => {
  const header = ['Quartier', 'Re\u0301f.\u00A0interne'];
  const remembered = [column('building_name', 'R\u00E9f. interne')];
  expect(initialMapping(own(header), remembered)).toMatchObject({ building_name: '1' });
  expect(formerChoice('building_name', '1', header, remembered)).toBeUndefined();
});

test('a remembered name of two columns does not tell which one is meant', () => {
  const remembered = [column('customer_first_name', 'Name'), column('elevator_name', 'Name')];
  const mapping = initialMapping(own(['Name', 'Mobile', 'Name']), remembered);
  expect(
    mapping['customer_first_name'] === '' || mapping['elevator_name'] !== mapping['customer_first_name'],
  ).toBe(true);
});

test('the columns of an exported list of elevators are assigned without a question (R872)', () => {
  const header = [
    ...[
      'Elevator name',
      'Building name',
      'Elevator address',
      'Zip code',
      'Installation date',
      'Capacity (kg)',
    ],
    ...['Maintenance state', 'Maintenance start date', 'Maintenance due date', 'Maintenance completed date'],
    ...['Duration cycle', 'Customer user name', 'Engineer', 'Open tickets'],
  ];
  const rows = ['AA1', 'AA2', 'AA3'].map((name, n) => [
    ...[name, 'Harbor Tower', '1 Cathedral St, Annapolis, MD', '21401', '2014-05-17', n === 0 ? '' : '630'],
    ...['InDue', '2026-01-01', '2026-01-31', n === 1 ? '' : '2025-12-30', n === 2 ? '90' : '30'],
    ...[`harbor.society${n}`, n === 1 ? '' : 'anita.rao', `${n}`],
  ]);
  const values = initialMapping({ header, rows }, []);
  expect(mappingErrors(values)).toEqual({});
  const sources = storedSources(header, values).map(({ column, header: name }) => [column, name]);
  expect(Object.fromEntries(sources)).toEqual({
    customer_username: 'Customer user name',
    elevator_name: 'Elevator name',
    building_name: 'Building name',
    elevator_address: 'Elevator address',
    elevator_zip: 'Zip code',
    install_date: 'Installation date',
    main_start_date: 'Maintenance start date',
    main_due_date: 'Maintenance due date',
    main_completed_date: 'Maintenance completed date',
    main_cycle: 'Duration cycle',
    technician: 'Engineer',
    capacity_kg: 'Capacity (kg)',
  });
});

test('a first name is only needed where no user name may name a customer who exists (R876)', () => {
  const named = { ...initialMapping(own(UPLOAD_COLUMNS), []), customer_first_name: '' };
  expect(mappingErrors(named)).toEqual({});
  expect(Object.keys(mappingErrors({ ...named, customer_username: '' }))).toEqual(['customer_first_name']);
});
