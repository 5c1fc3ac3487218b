import { newAmcContract } from '@smart-elevator/shared-api/contract/amc/amcContractChange';
import { elevatorChanges, newElevator } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { differencesOf, fieldsOf, SENT_VALUES } from '@smart-elevator/shared-api/testing/fieldVerdicts';
import { contractSchema } from '../amc/contractSchema';
import { elevatorSchema } from './elevatorSchema';
import { NEW_ELEVATOR } from './elevatorValues';

/** A form has texts; an empty one is no value, which it omits from the body or sends as null. */
const values = SENT_VALUES.filter((value) => typeof value === 'string' && !/^[\s\u200B]*$/.test(value));

/** The engineer is one id in the form, a list in the body. */
const namesIn = (schema: Parameters<typeof fieldsOf>[0]) =>
  Object.fromEntries(
    Object.keys(fieldsOf(schema))
      .filter((name) => name !== 'user_id')
      .map((name) => [name, name]),
  );

test.each([
  ['a new elevator', elevatorSchema('add', NEW_ELEVATOR), newElevator],
  ['a changed elevator', elevatorSchema('edit', NEW_ELEVATOR), elevatorChanges],
  ['an AMC contract', contractSchema(undefined), newAmcContract],
])('the form of %s refuses what the call refuses, and nothing else (R917)', (_, form, body) => {
  expect(differencesOf(form, body, { names: namesIn(form), values })).toEqual([]);
});
