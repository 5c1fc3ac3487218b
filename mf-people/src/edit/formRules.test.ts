import { inputSchemasFor } from '@smart-elevator/shared-api/contract/entityFields';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { personChanges, registration } from '@smart-elevator/shared-api/contract/people/person';
import { peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import { memberRegistration } from '@smart-elevator/shared-api/contract/people/registrationRules';
import { differencesOf, SENT_VALUES } from '@smart-elevator/shared-api/testing/fieldVerdicts';

/** The forms require every field (R407). */
const filled = SENT_VALUES.filter((value) => typeof value === 'string' && !/^[\s\u200B]*$/.test(value));

test.each([
  ['a new person', memberRegistration, registration],
  ['a changed person', allFilled(inputSchemasFor(peopleFields, 'editInput')), personChanges],
])('the form of %s refuses what the call refuses, and nothing else (R917)', (_, form, body) => {
  expect(differencesOf(form, body, { values: filled })).toEqual([]);
});
