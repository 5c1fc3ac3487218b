import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { errorsOfForm, errorsOfServer, isRequired, summaryOf } from './elevatorErrors';
import type { ElevatorValues } from './elevatorValues';

const today = localDay();
const REQUIRED = 'This field is required.';

/** A form that is right. */
const filled: ElevatorValues = {
  elevator_name: 'CR1005',
  building_name: 'Copper Ridge',
  elevator_address: '710 Obrecht Rd',
  elevator_zip: '21784',
  customer_id: '501',
  install_date: '2010-05-01',
  main_start_date: '2026-01-01',
  main_due_date: '2026-01-31',
  main_completed_date: '',
  main_cycle_days: '30',
  main_state: 'InDue',
  engineer_id: '101',
};

test.each(['add', 'edit'] as const)('a form that is right has nothing to tell: %s', (form) => {
  expect(errorsOfForm[form](filled)).toEqual({});
});

describe.each([
  ['add', ['main_completed_date', 'main_state', 'engineer_id']],
  // An older elevator may have no customer (decision 38).
  ['edit', ['main_completed_date', 'customer_id']],
] as const)('%s', (form, optional: readonly string[]) => {
  test.each(Object.keys(filled) as (keyof ElevatorValues)[])('%s empty, or blanks only', (name) => {
    const expected = optional.includes(name) ? {} : { [name]: REQUIRED };
    for (const nothing of ['', '   ']) {
      if (name.endsWith('_date') && nothing) continue;
      expect(errorsOfForm[form]({ ...filled, [name]: nothing })).toEqual(expected);
    }
    expect(isRequired(name, form)).toBe(!optional.includes(name));
  });

  test.each([
    ['a name of 100 signs of two units each', { elevator_name: '🛗'.repeat(100) }, {}],
    [
      'a name of 101 characters',
      { elevator_name: 'x'.repeat(101) },
      { elevator_name: 'Ensure this field has no more than 100 characters.' },
    ],
    [
      'a zip code of 13 characters',
      { elevator_zip: '1'.repeat(13) },
      { elevator_zip: 'Ensure this field has no more than 12 characters.' },
    ],
    [
      'a due date before the start',
      { main_due_date: '2025-12-31' },
      { main_due_date: 'The due date may not be before the maintenance start date.' },
    ],
    ['a due date on the start', { main_due_date: '2026-01-01' }, {}],
    [
      'a completed date in the future',
      { main_completed_date: addDays(today, 1) },
      { main_completed_date: 'The completed date may not lie in the future.' },
    ],
    ['a completed date of today', { main_completed_date: today }, {}],
    ['a completed date before the start', { main_completed_date: '2025-06-01' }, {}],
    [
      'both at once',
      { main_due_date: '2025-12-31', main_completed_date: '2199-01-01' },
      {
        main_due_date: 'The due date may not be before the maintenance start date.',
        main_completed_date: 'The completed date may not lie in the future.',
      },
    ],
  ])('%s', (_, changes, errors) => {
    expect(errorsOfForm[form]({ ...filled, ...changes })).toEqual(errors);
  });
});

test('the sentence of the parts stands over the form when something is missing, ours when something is wrong', () => {
  expect(summaryOf([REQUIRED, 'x'])).toBe('Please fill in all the required fields.');
  expect(summaryOf(['x'])).toBe('Please correct the marked fields.');
});

test('what the server refuses stands under its field, the engineer for user_id; the rest is one sentence', () => {
  expect(
    errorsOfServer({
      user_id: ['Only one engineer can be assigned.'],
      elevator_name: ['An elevator with this name already exists.'],
      non_field_errors: ['Invalid data.'],
    }),
  ).toEqual({
    fields: {
      engineer_id: 'Only one engineer can be assigned.',
      elevator_name: 'An elevator with this name already exists.',
    },
    rest: 'Invalid data.',
  });
});
