import { amcContractFields } from './amc/amcContractFields';
import { elevatorFields } from './elevators/elevatorFields';
import { toRequestBody, formValues } from './formValues';

test('a stored contract is converted to the values of its form: texts, a list of ids, and yes or no', () => {
  const stored: Record<string, unknown> = {
    customer_id: 502,
    elevator_ids: [2, 3],
    kind: 'Comprehensive',
    value_rupees: 0,
    start_date: '2026-01-01',
    paid: true,
  };
  expect(formValues(amcContractFields, 'input', (name) => stored[name])).toEqual({
    customer_id: '502',
    elevator_ids: ['2', '3'],
    kind: 'Comprehensive',
    value_rupees: '0',
    visits_a_year: '',
    start_date: '2026-01-01',
    end_date: '',
    paid: true,
  });
});

test('missing values are empty: null, and a field that another back end does not send', () => {
  const empty = formValues(elevatorFields, 'input', (name) => (name === 'customer_id' ? null : undefined));
  expect(new Set(Object.values(empty))).toEqual(new Set(['']));
});

test.each([
  ['typed', '630', undefined, { capacity_kg: '630' }],
  ['left empty', '', undefined, {}],
  ['blanks', '  ', undefined, {}],
  ['empty where nothing was', '', null, {}],
  ['emptied', '', 630, { capacity_kg: null }],
  ['another than stored', '1000', 630, { capacity_kg: '1000' }],
])('a body has the filled fields, and null for cleared ones: %s', (_what, typed, before, sent) => {
  expect(toRequestBody({ capacity_kg: typed }, before === undefined ? {} : { capacity_kg: before })).toEqual(
    sent,
  );
});

test('no is a value', () => {
  expect(toRequestBody({ paid: false, value_rupees: '0' })).toEqual({ paid: false, value_rupees: '0' });
});
