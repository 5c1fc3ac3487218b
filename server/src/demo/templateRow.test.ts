import { UPLOAD_COLUMNS } from '@smart-elevator/shared-api/contract/elevators/upload';
import {
  CSV_PARSE_OPTIONS,
  createUploadValidator,
} from '@smart-elevator/shared-api/contract/elevators/uploadValidator';
import { parse } from 'csv-parse/sync';
import { CustomerNames } from './CustomerNames';
import { readRegister, type RegisterUnit } from './register';
import { templateCsv, templateRow } from './templateRow';

const unit = (values: Partial<RegisterUnit> = {}): RegisterUnit => ({
  registration_number: 'AA1000',
  location_name: 'BJ\'s Wholesale "Club" #131 & Sons',
  location_address: '111 Cathedral  St , Annapolis , MD , 21401-2701 , Anne Arundel',
  equipment_type: 'Hydraulic Basement (HB)',
  certificate_expiration_date: '2023-03-01',
  last_inspection_date: '2021-09-01',
  ...values,
});

test('a unit of the register is converted to a row of the template', () => {
  expect(templateRow(unit(), new CustomerNames())).toMatchObject({
    customer_username: 'bjs_wholesale_club_131_and_sons',
    customer_email: 'bjs_wholesale_club_131_and_sons@example.com',
    elevator_name: 'AA1000',
    elevator_address: '111 Cathedral St, Annapolis, MD',
    elevator_zip: '21401-2701',
    main_start_date: '2022-03-01',
    main_due_date: '2023-03-01',
    main_completed_date: '2021-09-01',
    main_cycle: 'Quarterly',
  });
});

test('every row can be uploaded: one without an inspection, and buildings that are spelled alike', () => {
  const customers = new CustomerNames();
  const units = [
    unit(),
    unit({
      registration_number: 'AA1001',
      last_inspection_date: '',
      equipment_type: 'Traction Overhead (TO)',
    }),
    unit({ registration_number: 'AA1002', location_name: 'BJS Wholesale Club 131 and Sons' }),
    unit({ registration_number: 'AA1003', location_name: unit().location_name.toUpperCase() }),
    unit({ registration_number: 'AA1004', location_name: '???' }),
    unit({ registration_number: 'AA1005', location_name: 'x'.repeat(200) }),
  ];
  const [header = [], ...rows] = parse(
    templateCsv(units.map((one) => templateRow(one, customers))),
    CSV_PARSE_OPTIONS,
  );
  const check = createUploadValidator();
  expect(header).toEqual([...UPLOAD_COLUMNS]);
  expect(check.header(header)).toEqual([]);
  const kinds = rows.filter((cells) => cells.length > 1).map((cells, at) => check.row(cells, at + 2));
  expect(kinds).toHaveLength(units.length);
  expect(kinds.filter(({ kind }) => kind !== 'good')).toEqual([]);
});

test('the missing columns of a register are named', () => {
  expect(() => readRegister('a,b\n1,2\n')).toThrow('registration_number, location_name');
});
