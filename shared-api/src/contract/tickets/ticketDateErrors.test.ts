import { closeDateOf, dateMessages, ticketDateErrors } from './ticketDateErrors';

test.each([
  [{ start_date: '2026-03-02', target_date: '2026-03-02', close_date: '2026-03-02' }, {}],
  [{ start_date: '2026-03-02', target_date: '2026-03-01' }, { target_date: [dateMessages.targetFirst] }],
  [
    { start_date: '2026-03-02', target_date: '2026-03-09', close_date: '2026-03-01' },
    { close_date: [dateMessages.closeFirst] },
  ],
  [{ start_date: '', target_date: '2026-03-01', close_date: null }, {}],
])('the days %o', (days, wrong) => {
  expect(ticketDateErrors(days)).toEqual(wrong);
});

const odd = { start_date: '2026-03-02', target_date: '2026-03-01', close_date: '2026-02-01' };

test.each([
  ['nothing', {}, {}],
  ['the target', { target_date: '2026-02-28' }, { target_date: [dateMessages.targetFirst] }],
  ['the close date', { close_date: '2026-02-02' }, { close_date: [dateMessages.closeFirst] }],
  ['the close date, to a valid one', { close_date: '2026-03-04' }, {}],
  [
    'the start',
    { start_date: '2026-03-03' },
    { target_date: [dateMessages.targetFirst], close_date: [dateMessages.closeFirst] },
  ],
])('days that are already out of order are refused only if they change: %s (R308)', (_, change, wrong) => {
  expect(ticketDateErrors({ ...odd, ...change }, odd)).toEqual(wrong);
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
