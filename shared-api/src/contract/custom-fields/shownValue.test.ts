import type { FieldFormat } from './customField';
import { shownValue } from './shownValue';

test.each<[FieldFormat, string, string]>([
  ['date', '2026-03-09', '03/09/2026'],
  ['time', '00:05', '12:05 AM'],
  ['time', '13:45:10', '01:45 PM'],
  ['boolean', 'true', 'Yes'],
  ['boolean', 'false', 'No'],
  ['checkbox', 'Pit,Doors', 'Pit, Doors'],
  ['integer', '-12', '-12'],
  ['text', 'true', 'true'],
  ['text', '2026-03-09', '2026-03-09'],
  ['text', '₹1,25,000', '₹1,25,000'],
])('a %s %p is shown as %p', (format, value, shown) => {
  expect(shownValue(format, value, 'MM/DD/YYYY')).toBe(shown);
});

test.each<[FieldFormat, string]>([
  ['date', 'last Monday'],
  ['date', '2026-02-30'],
  ['time', '25:00'],
  ['boolean', 'perhaps'],
  ['checkbox', ','],
  ['integer', 'twelve'],
])('a %s field with the value %p, from a former format, shows the stored value', (format, value) => {
  expect(shownValue(format, value, 'MM/DD/YYYY')).toBe(value);
});

test('a day has the format that the dealer has chosen', () => {
  expect(shownValue('date', '2026-03-09', 'DD/MM/YYYY')).toBe('09/03/2026');
});

test('the words of a checkbox are translated, a text is not', () => {
  const translate = (word: string) => `<${word}>`;
  expect(shownValue('boolean', 'true', 'DD/MM/YYYY', translate)).toBe('<Yes>');
  expect(shownValue('text', 'Yes', 'DD/MM/YYYY', translate)).toBe('Yes');
});
