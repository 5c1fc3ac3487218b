import {
  addDays,
  addMonths,
  daysBetween,
  formatCalendarDate,
  fullYear,
  isCalendarDate,
  latestToday,
  localDay,
  mondayOf,
} from './calendar';

it.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2025-12-31', 90, '2026-03-31'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});

it.each([['2026-01-01'], ['1900-01-01'], ['2024-02-29'], ['2199-12-31']])('%p is a day', (value) => {
  expect(isCalendarDate(value)).toBe(true);
});

it.each([
  ['2026-02-30'],
  ['2026-13-01'],
  ['1899-12-31'],
  ['2200-01-01'],
  ['2026-01-01T00:00'],
  ['12026-01-01'],
  ['2026-1-1'],
  [20260101],
  [['2026-01-01']],
  [null],
])('%p is not a day', (value) => {
  expect(isCalendarDate(value)).toBe(false);
});

it.each([
  ['MM/DD/YYYY', '03/09/2026'],
  ['DD/MM/YYYY', '09/03/2026'],
] as const)('9 March 2026 in the format %s is %s (R248)', (format, expected) => {
  expect(formatCalendarDate('2026-03-09', format)).toBe(expected);
});

it.each([
  ['26', '2026'],
  ['68', '2068'],
  ['69', '1969'],
  ['98', '1998'],
  ['1899', '1899'],
])('the year %s is %s', (digits, expected) => {
  expect(fullYear(digits)).toBe(expected);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-11-30', 1, '2026-12-30'],
  ['2026-12-05', 1, '2027-01-05'],
  ['2026-01-05', -1, '2025-12-05'],
  ['2026-03-09', 0, '2026-03-09'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

it('a series keeps the day of the month of its first day', () => {
  expect(addMonths('2026-02-28', 1, 31)).toBe('2026-03-31');
});

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it('uses the dealer’s local day, also just after midnight (R249)', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
});

it.each([
  ['2026-01-05T09:59:59Z', '2026-01-05'],
  ['2026-01-05T10:00:00Z', '2026-01-06'],
])('at %s the latest day of any time zone is %s (R249)', (now, expected) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(latestToday()).toBe(expected);
  jest.useRealTimers();
});
