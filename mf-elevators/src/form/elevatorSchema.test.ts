import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { validateInput } from '@smart-elevator/shared-api/contract/validateInput';
import { elevatorSchema, isRequired } from './elevatorSchema';
import { inputsOf, NEW_ELEVATOR, type ElevatorValues } from './elevatorValues';

const today = localDay();
const REQUIRED = 'This field is required.';

/** Valid form values. */
const filled: ElevatorValues = {
  elevator_name: 'CR1005',
  building_name: 'Copper Ridge',
  elevator_address: '710 Obrecht Rd',
  elevator_zip: '21784',
  customer_id: '501',
  install_date: '2010-05-01',
  capacity_kg: '630',
  main_start_date: '2026-01-01',
  main_due_date: '2026-01-31',
  main_completed_date: '',
  main_cycle_days: '30',
  main_state: 'InDue',
  user_id: '101',
};

/** The message of each invalid field. */
function errorsOf(form: 'add' | 'edit', values: ElevatorValues, stored = NEW_ELEVATOR) {
  const read = validateInput(elevatorSchema(form, stored), values);
  const errors = read.ok ? {} : read.errors;
  return Object.fromEntries(Object.entries(errors).map(([name, sentences]) => [name, sentences.join(' ')]));
}

test.each(['add', 'edit'] as const)('a form that is right has nothing to tell: %s (R506)', (form) => {
  expect(errorsOf(form, filled)).toEqual({});
});

describe.each([
  ['add', ['capacity_kg', 'main_completed_date', 'main_state', 'user_id']],
  // An older elevator may have no customer (R508).
  ['edit', ['capacity_kg', 'main_completed_date', 'customer_id']],
] as const)('%s', (form, optional: readonly string[]) => {
  test.each(Object.keys(filled) as (keyof ElevatorValues)[])('%s empty, or blanks only', (name) => {
    const expected = optional.includes(name) ? {} : { [name]: REQUIRED };
    for (const nothing of ['', '   ']) {
      if (name.endsWith('_date') && nothing) continue;
      expect(errorsOf(form, { ...filled, [name]: nothing })).toEqual(expected);
    }
    if (inputsOf(form).includes(name)) expect(isRequired(name, form)).toBe(!optional.includes(name));
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
    ['the least capacity', { capacity_kg: '1' }, {}],
    ['the greatest capacity', { capacity_kg: '100000' }, {}],
    [
      'a capacity that is no whole number',
      { capacity_kg: '630.5' },
      { capacity_kg: 'A valid integer is required.' },
    ],
    [
      'no capacity at all',
      { capacity_kg: '0' },
      { capacity_kg: 'Ensure this value is greater than or equal to 1.' },
    ],
    [
      'more than any elevator carries',
      { capacity_kg: '100001' },
      { capacity_kg: 'Ensure this value is less than or equal to 100000.' },
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
      { main_completed_date: 'The completed date may not be in the future.' },
    ],
    ['a completed date of today', { main_completed_date: today }, {}],
    ['a completed date before the start', { main_completed_date: '2025-06-01' }, {}],
    [
      'both at once',
      { main_due_date: '2025-12-31', main_completed_date: '2199-01-01' },
      {
        main_due_date: 'The due date may not be before the maintenance start date.',
        main_completed_date: 'The completed date may not be in the future.',
      },
    ],
  ])('%s', (_, changes, errors) => {
    expect(errorsOf(form, { ...filled, ...changes })).toEqual(errors);
  });
});
