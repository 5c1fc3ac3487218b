import { compareNewestFirst, matchesReportSearch } from './report';

const report = { report_id: 1207, report_date: '2026-03-09' };

test.each([
  ['1207', true],
  ['20', true],
  [' 2026-03 ', true],
  ['03/09/2026', true],
  ['03/09', true],
  ['', true],
  ['09/03', false],
  ['1208', false],
  ['२०२६-०३', true],
])('a search for %p in the id and the date: %s (R602)', (search, expected) => {
  expect(matchesReportSearch(report, search)).toBe(expected);
});

test('a dealer who writes the day first searches so, too', () => {
  expect(matchesReportSearch(report, '09/03/2026', 'DD/MM/YYYY')).toBe(true);
  expect(matchesReportSearch(report, '03/09', 'DD/MM/YYYY')).toBe(false);
});

test('newest first, and of one day the one created later', () => {
  const rows = [
    { report_id: 3, report_date: '2025-12-31' },
    { report_id: 1, report_date: '2026-01-02' },
    { report_id: 2, report_date: '2026-01-02' },
  ];
  expect(rows.toSorted(compareNewestFirst).map(({ report_id }) => report_id)).toEqual([2, 1, 3]);
});
