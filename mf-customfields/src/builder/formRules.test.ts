import { addCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { differencesOf, SENT_VALUES } from '@smart-elevator/shared-api/testing/fieldVerdicts';
import { fieldSchema } from './fieldValues';

/** A form has texts; an empty one is no value. */
const values = SENT_VALUES.filter((value) => typeof value === 'string' && !/^[\s\u200B]*$/.test(value));

test('the form of a custom field refuses what the call refuses, and nothing else (R917)', () => {
  // The options are one text in the form; their rule is shared (`optionsError`).
  const names = { name: 'name', description: 'description', format: 'format' };
  expect(differencesOf(fieldSchema, addCustomField.body, { names, values })).toEqual([]);
});
