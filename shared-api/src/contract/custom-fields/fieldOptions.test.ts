import type { FieldFormat } from './customField';
import { optionsError, parseOptionLines } from './fieldOptions';
import { customFieldMessages as messages } from './messages';

const many = (count: number) => Array.from({ length: count }, (_, at) => `Option ${at + 1}`);

test('options are written one per line; blank lines and spaces at the ends are dropped (R712)', () => {
  expect(parseOptionLines('  Phone \r\n\n   \nE-mail\r')).toEqual(['Phone', 'E-mail']);
  expect(parseOptionLines(' \n \n')).toEqual([]);
});

test.each<[string, FieldFormat, string[], string | undefined]>([
  ['one option is enough', 'dropdown', ['Phone'], undefined],
  ['200 options are valid', 'checkbox', many(200), undefined],
  ['201 options are too many', 'checkbox', many(201), messages.tooManyOptions],
  ['none is too few', 'dropdown', [], messages.optionsNeeded],
  ['a comma would break the value', 'dropdown', ['Phone', 'Fax, old'], messages.optionComma('Fax, old')],
  ['the same twice', 'checkbox', ['Belt', 'Rope', 'Belt'], messages.optionTwice('Belt')],
  ['the same except for the case', 'dropdown', ['Yes', 'YES'], messages.optionTwice('YES')],
  ['100 characters are valid', 'dropdown', ['x'.repeat(100)], undefined],
  ['100 characters of two units each are valid', 'dropdown', ['🛗'.repeat(100)], undefined],
  ['101 characters are too long', 'dropdown', ['x'.repeat(101)], messages.optionTooLong],
  ['a format without options needs none', 'integer', ['a,b'], undefined],
])('options: %s', (_, format, options, fault) => {
  expect(optionsError(format, options)).toBe(fault);
});
