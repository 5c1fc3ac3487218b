import { damageMessages, spreadsheetDamage, withoutNumberFormat } from './spreadsheetDamage';
import { uploadMessages } from './upload';

const { errorValue, hashes, shortenedNumber } = uploadMessages();
const { madeDate, unreadableLetter } = damageMessages();

test.each([
  ['customer_phone', '9.87654E+09', shortenedNumber],
  ['customer_phone', '9,87654E+09', shortenedNumber],
  ['customer_phone', '9E9', shortenedNumber],
  ['customer_phone', '9.19877 E+11', shortenedNumber],
  ['customer_phone', '९.१९E+११', shortenedNumber],
  ['customer_phone', '9٫19E+11', shortenedNumber],
  ['elevator_zip', '4.11E5', shortenedNumber],
  ['elevator_name', '1.00E+05', shortenedNumber],
  ['elevator_name', '1E+05', shortenedNumber],
  ['building_name', '#N/A', errorValue],
  ['building_name', '#REF!', errorValue],
  ['customer_phone', '#VALUE!', errorValue],
  ['elevator_name', ' #NAME? ', errorValue],
  ['elevator_zip', '#DIV/0!', errorValue],
  ['elevator_name', '#WERT!', errorValue],
  ['elevator_name', '#NV', errorValue],
  ['elevator_name', '#¡VALOR!', errorValue],
  ['elevator_name', '#¿NOMBRE?', errorValue],
  ['elevator_name', 'Err:502', errorValue],
  ['install_date', '########', hashes],
  ['customer_phone', '###', hashes],
  ['elevator_name', '02-Jan', madeDate],
  ['elevator_name', 'Mar-04', madeDate],
  ['elevator_address', '2026-01-02', madeDate],
  ['building_name', 'शांति ट\uFFFDवर', unreadableLetter],
])('in %s, %j was damaged by a spreadsheet (R875)', (column, value, message) => {
  expect(spreadsheetDamage(value, column)).toBe(message);
});

test.each([
  ['elevator_name', '1E5'],
  ['elevator_name', '2E-1'],
  ['elevator_name', 'Lift-02'],
  ['building_name', 'May-Flower'],
  ['customer_first_name', 'Jan'],
  ['install_date', '2026-01-02'],
  ['install_date', '02-Jan'],
  ['elevator_name', '#4'],
  ['elevator_name', '#'],
  ['building_name', '# North!'],
  ['building_name', '@home'],
  ['building_name', 'Tower #N/A'],
  ['customer_phone', '+91 98765 43210'],
  ['elevator_zip', '411 001'],
  ['elevator_zip', 'E1 6AN'],
  ['elevator_zip', ''],
])('in %s, %j is a value', (column, value) => {
  expect(spreadsheetDamage(value, column)).toBeUndefined();
});

test.each([
  ['customer_phone', '9876543210.0', '9876543210'],
  ['customer_phone', '9,876,543,210', '9876543210'],
  ['elevator_zip', '411001.0', '411001'],
  ['elevator_zip', '411001,00', '411001'],
  ['elevator_zip', '4,11,001', '411001'],
  ['elevator_zip', '411 001', '411 001'],
  ['elevator_zip', '01234', '01234'],
  ['customer_phone', '020 5550 0100', '020 5550 0100'],
  ['customer_phone', "'09876543210", '09876543210'],
  ['elevator_zip', "'411001", '411001'],
  ['customer_phone', '555.0100', '555.0100'],
  ['elevator_name', '12.0', '12.0'],
])('in %s, %j becomes %j', (column, value, digits) => {
  expect(withoutNumberFormat(value, column)).toBe(digits);
});
