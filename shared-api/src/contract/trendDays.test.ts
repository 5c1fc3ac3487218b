import { clipMonthToRange, trendDays } from './trendDays';

const TODAY = '2026-11-21';

test.each([
  ['nothing', {}, '2025-12-01', TODAY],
  ['only the first day', { from: '2026-03-05' }, '2026-03-05', TODAY],
  ['a first day that is still to come', { from: '2027-01-01' }, '2027-01-01', '2027-01-01'],
  ['only the last day', { to: '2026-01-15' }, '2025-02-01', '2026-01-15'],
  ['both', { from: '2026-01-02', to: '2026-01-03' }, '2026-01-02', '2026-01-03'],
])('with %s set a trend covers the year until then, or the given days', (_, set, from, to) => {
  expect(trendDays(set, TODAY)).toEqual({ from, to });
});

test.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2026-01', '2026-01-10', '2026-01-31'],
  ['2026-12', '2026-12-01', '2026-12-05'],
])('of the month %s only the days of the trend count', (month, from, to) => {
  expect(clipMonthToRange(month, { from: '2026-01-10', to: '2026-12-05' })).toEqual({ from, to });
});
