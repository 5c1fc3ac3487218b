import { closeDateOf, dateSentences, wrongDays } from './ticketDates';

test.each([
  [{ start_date: '2026-03-02', target_date: '2026-03-02', close_date: '2026-03-02' }, {}],
  [{ start_date: '2026-03-02', target_date: '2026-03-01' }, { target_date: [dateSentences.targetFirst] }],
  [
    { start_date: '2026-03-02', target_date: '2026-03-09', close_date: '2026-03-01' },
    { close_date: [dateSentences.closeFirst] },
  ],
  [{ start_date: '', target_date: '2026-03-01', close_date: null }, {}],
])('the days %o', (days, wrong) => {
  expect(wrongDays(days)).toEqual(wrong);
});

test.each([
  ['Closed', '2026-03-02', null, '2026-03-05'],
  ['Closed', '2026-03-09', '', '2026-03-09'],
  ['Closed', '2026-03-02', '2026-03-04', '2026-03-04'],
  ['Open', '2026-03-02', null, null],
  ['Open', '2026-03-02', '2026-03-04', '2026-03-04'],
])('%s from %s, closed %p: %p', (status, start_date, close_date, expected) => {
  expect(closeDateOf(status, { start_date, close_date }, '2026-03-05')).toBe(expected);
});
