import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { newValues } from './ticketValues';
import { trappedDefaults } from './trappedDefaults';

const today = localDay();
const later = addDays(today, 5);
const empty = newValues('lift_dealer', today, []);
const planned = { ...empty, priority: 'Low', target_date: later };
const urgent = { priority: 'Critical', target_date: today };

test.each([
  ['a trapped passenger is Critical and due today (R367)', true, empty, urgent],
  ['the values that the dealer chose before are replaced', true, planned, urgent],
  [
    'no target date is before the start date',
    true,
    { ...empty, start_date: later },
    { ...urgent, target_date: later },
  ],
  ['a ticket that is edited becomes urgent too', false, planned, urgent],
  ['a Closed ticket only records it', false, { ...planned, status: 'Closed' }, undefined],
  ['a new ticket that is Closed still needs a target date', true, { ...empty, status: 'Closed' }, urgent],
])('%s', (_, isNew, before, filled) => {
  expect(trappedDefaults(isNew)({ ...before, entrapment: true }, before, before)).toEqual(filled);
});

test.each([
  ['unticking restores what was there (R367)', {}, { priority: 'Low', target_date: later }],
  ['a priority that was changed meanwhile stays', { priority: 'High' }, { target_date: later }],
  ['a target date that was changed meanwhile stays', { target_date: '2099-01-01' }, { priority: 'Low' }],
])('%s', (_, changed, restored) => {
  const derive = trappedDefaults(true);
  const ticked = { ...planned, entrapment: true };
  const now = { ...ticked, ...derive(ticked, planned, empty), ...changed };
  expect(derive({ ...now, entrapment: false }, now, empty)).toEqual(restored);
});

test('unticking after a reload restores the values that the form began with', () => {
  const now = { ...empty, ...urgent, entrapment: true };
  expect(trappedDefaults(true)({ ...now, entrapment: false }, now, empty)).toEqual({
    priority: 'Unspecified',
    target_date: '',
  });
});

test('a ticket that was stored with a trapped passenger keeps its values', () => {
  const stored = { ...planned, entrapment: true };
  expect(trappedDefaults(false)({ ...stored, entrapment: false }, stored, stored)).toBeUndefined();
});
