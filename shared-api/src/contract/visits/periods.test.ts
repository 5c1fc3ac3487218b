import { addDays, addMonths, daysBetween } from '../calendar';
import {
  intervalOf,
  leastDaysApart,
  periodOf,
  periodPromisedOn,
  periodsBetween,
  promisedDay,
  type PromisedContract,
} from './periods';
import { seeded } from './testing/seeded';

const contract = (start_date: string, visits_a_year: number, end_date = '2035-12-31'): PromisedContract => ({
  start_date,
  end_date,
  visits_a_year,
});

const days = (of: PromisedContract, count: number) =>
  Array.from({ length: count }, (_, n) => promisedDay(of, n + 1));

test('a month end stays a month end (R1207)', () => {
  expect(days(contract('2026-01-31', 12), 5)).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ]);
  expect(promisedDay(contract('2026-01-31', 12), 26)).toBe('2028-02-29');
  expect(promisedDay(contract('2027-11-29', 4), 2)).toBe('2028-02-29');
});

test.each([
  [1, ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  [2, ['2028-02-29', '2028-08-29', '2029-02-28', '2029-08-29', '2030-02-28']],
  [6, ['2028-02-29', '2028-04-29', '2028-06-29', '2028-08-29', '2028-10-29']],
])('%i visits a year from a leap day (R1207)', (visits, expected) => {
  expect(days(contract('2028-02-29', visits), 5)).toEqual(expected);
});

test('where months do not divide evenly, each contract year has equal parts (R1207)', () => {
  expect(days(contract('2027-01-01', 5), 6)).toEqual([
    '2027-01-01',
    '2027-03-15',
    '2027-05-27',
    '2027-08-08',
    '2027-10-20',
    '2028-01-01',
  ]);
});

test('a period ends the day before the next one, the last one with its contract', () => {
  const year = contract('2026-01-31', 12, '2026-03-15');
  expect(periodsBetween(year, '2026-01-01', '2030-01-01')).toEqual([
    { period: 1, promised_day: '2026-01-31', window_end: '2026-02-27', interval: 28 },
    { period: 2, promised_day: '2026-02-28', window_end: '2026-03-15', interval: 31 },
  ]);
  expect(periodOf(year, 3)).toBeUndefined();
  expect(periodOf(year, 0)).toBeUndefined();
});

test.each([
  [12, '2027-01-31', '2027-04-30', ['2027-02-27', '2027-03-30', '2027-04-30']],
  [12, '2027-02-28', '2027-04-29', ['2027-03-27', '2027-04-29']],
  [4, '2026-08-31', '2027-02-28', ['2026-11-29', '2027-02-28']],
  [24, '2027-07-01', '2027-07-31', ['2027-07-15', '2027-07-31']],
])(
  '%i visits a year from %s to %s: whole months promise their part of the year (R614)',
  (visits, start, end, ends) => {
    const all = periodsBetween(contract(start, visits, end), start, end);
    expect(all.map(({ window_end }) => window_end)).toEqual(ends);
  },
);

test('a year from a leap day to the last of February promises the visits of a year (R614)', () => {
  const year = contract('2024-02-29', 12, '2025-02-28');
  expect(periodsBetween(year, year.start_date, year.end_date)).toHaveLength(12);
});

test('half the days of a period are apart, whole days at least (R1207)', () => {
  const year = contract('2026-12-01', 4);
  expect([1, 2].map((period) => leastDaysApart(intervalOf(year, period)))).toEqual([45, 46]);
});

test('a contract without visits promises none', () => {
  expect(intervalOf(contract('2026-01-31', 0), 1)).toBe(0);
  expect(periodsBetween(contract('2026-01-31', 0), '2026-01-01', '2027-01-01')).toEqual([]);
  expect(periodOf(contract('2026-01-31', 0), 1)).toBeUndefined();
});

test('the period of a promised day is found, and none on another day', () => {
  const year = contract('2026-01-31', 12);
  expect(periodPromisedOn(year, '2027-02-28')?.period).toBe(14);
  expect(periodPromisedOn(year, '2027-02-27')).toBeUndefined();
  expect(periodPromisedOn(year, '2025-12-31')).toBeUndefined();
});

test('of any contract the windows of the periods cover each of its days once, in order (R1201)', () => {
  const whole = seeded(1);
  for (let n = 0; n < 40; n += 1) {
    const start_date = addDays('2023-12-25', whole(0, 2_000));
    const visits_a_year = n % 2 ? ([1, 2, 3, 4, 6, 12][whole(0, 5)] ?? 1) : whole(1, 365);
    const one = contract(start_date, visits_a_year, addDays(start_date, whole(1, 1_500)));
    const all = periodsBetween(one, '1990-01-01', '2040-01-01');
    expect(all[0]?.promised_day).toBe(start_date);
    expect(all.at(-1)?.window_end).toBe(one.end_date);
    const ends = all.slice(1).map(({ promised_day }) => addDays(promised_day, -1));
    expect(all.map(({ window_end }) => window_end)).toEqual([...ends, one.end_date]);
    expect(all.every(({ period, interval }, at) => period === at + 1 && interval > 0)).toBe(true);
  }
});

test('any year of a contract has as many periods as it promises visits (R1201)', () => {
  const whole = seeded(2);
  for (let n = 0; n < 40; n += 1) {
    const start_date = addDays('2023-12-25', whole(0, 2_000));
    const one = contract(start_date, whole(1, 365));
    const year = whole(0, 3) * 12;
    const last = addDays(addMonths(start_date, year + 12), -1);
    expect(periodsBetween(one, addMonths(start_date, year), last)).toHaveLength(one.visits_a_year);
  }
});

test('a span has the same periods, wherever it begins', () => {
  const whole = seeded(3);
  for (let n = 0; n < 40; n += 1) {
    const one = contract(addDays('2023-12-25', whole(0, 700)), whole(1, 60));
    const from = addDays('2023-06-01', whole(0, 2_500));
    const to = addDays(from, whole(0, 120));
    expect(periodsBetween(one, from, to)).toEqual(
      periodsBetween(one, '1990-01-01', '2040-01-01').filter(
        ({ promised_day }) => promised_day >= from && promised_day <= to,
      ),
    );
  }
});

test('whole months are on the day of the start, or on the last one of a shorter month (R1207)', () => {
  const whole = seeded(4);
  for (let n = 0; n < 200; n += 1) {
    const one = contract(addDays('2023-12-25', whole(0, 1_500)), [1, 2, 3, 4, 6, 12][whole(0, 5)] ?? 1);
    const day = promisedDay(one, whole(1, 60));
    const isLast = addDays(day, 1).endsWith('-01');
    expect(
      day.slice(8) === one.start_date.slice(8) || (isLast && day.slice(8) < one.start_date.slice(8)),
    ).toBe(true);
    expect(daysBetween(one.start_date, day)).toBeGreaterThanOrEqual(0);
  }
});
