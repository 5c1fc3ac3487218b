import type { FieldFormat } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { printedValue } from './printedValue';

test.each<[FieldFormat, string, string]>([
  ['date', '2026-03-09', '03/09/2026'],
  ['time', '00:05', '12:05 AM'],
  ['time', '13:45:10', '01:45 PM'],
  ['boolean', 'true', 'Yes'],
  ['boolean', 'false', 'No'],
  ['checkbox', 'Pit,Doors', 'Pit, Doors'],
  ['integer', '-12', '-12'],
  ['text', '₹1,25,000', '₹1,25,000'],
])('a %s %p is printed as %p', (format, value, printed) => {
  expect(printedValue({ format, value }, 'MM/DD/YYYY')).toBe(printed);
});

test.each<[FieldFormat, string]>([
  ['date', 'last Monday'],
  ['date', '2026-02-30'],
  ['time', '25:00'],
  ['boolean', 'perhaps'],
  ['checkbox', ','],
  ['integer', 'twelve'],
])('a %s field with the value %p, from a former format, prints the stored value', (format, value) => {
  expect(printedValue({ format, value }, 'MM/DD/YYYY')).toBe(value);
});

test('a day has the format that the dealer has chosen', () => {
  expect(printedValue({ format: 'date', value: '2026-03-09' }, 'DD/MM/YYYY')).toBe('09/03/2026');
});
