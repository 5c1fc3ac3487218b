import { daysOfMonth, monthAfter, readMonth, weekdayNames, weeksOf } from './months';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', -17, '2024-12'],
])('%s and %i months is %s', (month, by, after) => expect(monthAfter(month, by)).toBe(after));

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('the last day of %s is %s', (month, to) => expect(daysOfMonth(month).to).toBe(to));

test('weeks start on Monday, and days of other months are left out', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
  expect(weeks[5]?.[0]).toBe('2026-11-30');
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
});

test.each(['2026-13', '26-01', '2026-1', '', 'now'])('%p is no month', (text) =>
  expect(readMonth(text)).toBeUndefined(),
);

test('the days of a week are named from Monday on', () =>
  expect(weekdayNames()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']));
