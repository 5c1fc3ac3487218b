import { renewalDays } from './renewalDays';

test.each([
  ['half a year', '2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31'],
  ['the second half of a year', '2026-07-01', '2026-12-31', '2027-01-01', '2027-06-30'],
  ['a quarter', '2026-01-01', '2026-03-31', '2026-04-01', '2026-06-30'],
  ['a month in its middle', '2026-01-15', '2026-02-14', '2026-02-15', '2026-03-14'],
  ['a year', '2026-03-10', '2027-03-09', '2027-03-10', '2028-03-09'],
  ['a year that ends on a leap day', '2027-03-01', '2028-02-29', '2028-03-01', '2029-02-28'],
  ['a year from a leap day', '2024-02-29', '2025-02-27', '2025-02-28', '2026-02-27'],
  ['a year from a leap day to the last of February', '2024-02-29', '2025-02-28', '2025-03-01', '2026-02-28'],
  ['a month from the 31st to the last of February', '2026-01-31', '2026-02-28', '2026-03-01', '2026-03-31'],
  ['a month and a day', '2026-01-28', '2026-02-28', '2026-03-01', '2026-04-01'],
  ['three years', '2026-04-01', '2029-03-31', '2029-04-01', '2032-03-31'],
  ['a month from the 31st', '2026-01-31', '2026-02-27', '2026-02-28', '2026-03-30'],
  ['a month up to the 30th', '2026-04-30', '2026-05-30', '2026-05-31', '2026-06-29'],
  ['45 days', '2026-01-01', '2026-02-14', '2026-02-15', '2026-03-31'],
  ['360 days', '2026-01-01', '2026-12-26', '2026-12-27', '2027-12-21'],
  ['three weeks of one month', '2026-05-01', '2026-05-21', '2026-05-22', '2026-06-11'],
])('%s is continued for as long (R614)', (_, start_date, end_date, start, end) => {
  expect(renewalDays({ start_date, end_date })).toEqual({ start_date: start, end_date: end });
});

test.each([
  ['2026-01-31', '2026-02-27', ['2026-03-30', '2026-04-29', '2026-05-30', '2026-06-29', '2026-07-30']],
  ['2024-02-29', '2025-02-27', ['2026-02-27', '2027-02-27', '2028-02-28', '2029-02-27']],
  ['2026-12-31', '2027-02-27', ['2027-04-29', '2027-06-29', '2027-08-30', '2027-10-30', '2027-12-30']],
  ['2026-08-31', '2027-02-27', ['2027-08-30', '2028-02-28', '2028-08-30']],
])('a series from %s counts its months from there: it does not drift (R614)', (first, end, ends) => {
  let days = { start_date: first, end_date: end };
  expect(ends.map(() => (days = renewalDays(days, first)).end_date)).toEqual(ends);
});

test('a contract that starts on another day than its series keeps its own day of the month (R614)', () => {
  const days = { start_date: '2026-01-30', end_date: '2026-02-27' };
  expect(renewalDays(days, '2025-12-31')).toEqual({ start_date: '2026-02-28', end_date: '2026-03-29' });
});
