import { changeDateFormat } from '../state/dateFormat';
import {
  formatAge,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatLongMonth,
  formatWeekday,
  parseDay,
} from './date';

test.each([
  ['midnight', '2026-11-20T00:00:00', '11/20/2026 12:00 AM'],
  ['a minute past midnight', '2026-11-20T00:01:00', '11/20/2026 12:01 AM'],
  ['the last minute of the morning', '2026-11-20T11:59:59', '11/20/2026 11:59 AM'],
  ['noon', '2026-11-20T12:00:00', '11/20/2026 12:00 PM'],
  ['one in the afternoon', '2026-01-02T13:05:00', '01/02/2026 01:05 PM'],
  ['the last minute of the day', '2026-12-31T23:59:00', '12/31/2026 11:59 PM'],
])('%s is shown MM/DD/YYYY with a 12-hour clock (R248)', (_, iso, shown) => {
  expect(formatDateTime(iso)).toBe(shown);
});

test('a moment with a zone is shown in the dealer’s own', () => {
  const moment = new Date(2026, 5, 1, 9, 30);
  expect(formatDateTime(moment.toISOString())).toBe('06/01/2026 09:30 AM');
});

test.each([
  [null, ''],
  [undefined, ''],
  ['', ''],
  ['soon', '–'],
])('%p is shown as %p', (value, shown) => {
  expect(formatDateTime(value)).toBe(shown);
});

test.each([
  [0, 'now'],
  [-5, 'now'],
  [59, 'now'],
  [60, '1 min'],
  [59 * 60 + 59, '59 min'],
  [60 * 60, '1 h'],
  [24 * 60 * 60 - 1, '23 h'],
  [24 * 60 * 60, '1 d'],
  [400 * 24 * 60 * 60, '400 d'],
])('after %p seconds a moment is %p old', (seconds, age) => {
  const moment = '2026-11-20T12:00:00.000Z';
  expect(formatAge(moment, Date.parse(moment) + seconds * 1000)).toBe(age);
});

test('a calendar day is the same day in every time zone', () => {
  expect(formatDay('2026-03-01')).toBe('03/01/2026');
  expect(formatDay('1998-12-31')).toBe('12/31/1998');
  expect(formatDay(null)).toBe('');
});

test('a day with the name of its month cannot be misread', () => {
  expect(formatLongDay('2019-04-03')).toBe('3 April 2019');
});

test('a month has its whole name', () => expect(formatLongMonth('2026-11')).toBe('November 2026'));

test('a day of a week has the name of its weekday', () => {
  expect(formatWeekday('2026-11-27')).toBe('Friday, 11/27/2026');
});

test.each([
  ['03/01/2026', '2026-03-01'],
  ['3/1/2026', '2026-03-01'],
  [' 2026-03-01 ', '2026-03-01'],
  ['1/5/26', '2026-01-05'],
  ['01/05/26', '2026-01-05'],
  ['5/17/98', '1998-05-17'],
  ['1/5/026', undefined],
  ['02/30/26', undefined],
  ['02/29/2024', '2024-02-29'],
  ['02/29/2026', undefined],
  ['13/01/2026', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('the input %p is parsed as the day %p', (typed, day) => {
  expect(parseDay(typed)).toBe(day);
});

describe('for a dealer who writes the day first', () => {
  beforeEach(() => changeDateFormat('DD/MM/YYYY'));
  afterEach(() => changeDateFormat('MM/DD/YYYY'));

  test('days and moments are shown so', () => {
    expect(formatDay('2026-03-01')).toBe('01/03/2026');
    expect(formatDateTime('2026-11-20T12:00:00')).toBe('20/11/2026 12:00 PM');
  });

  test.each([
    ['31/12/2026', '2026-12-31'],
    ['1/5/26', '2026-05-01'],
    ['2026-03-01', '2026-03-01'],
    ['12/31/2026', undefined],
  ])('the input %p is parsed as the day %p', (typed, day) => {
    expect(parseDay(typed)).toBe(day);
  });
});
