import { addDays, daysBetween, isCalendarDate, localDay } from './calendar';

it.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2025-12-31', 90, '2026-03-31'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});

it.each([['2026-02-30'], ['1899-12-31'], ['2200-01-01'], [20260101], [null]])('%p is not a day', (value) => {
  expect(isCalendarDate(value)).toBe(false);
});

it('uses the dealer’s local day, also just after midnight (R249)', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
});
