import { OF_ALARM, OF_OTHERS, retryDelay } from './sendOutbox';
import { RetryLater, Undeliverable } from './sendErrors';

const FAULT = new Error('away');

test.each([
  [1, 5, 10],
  [2, 10, 20],
  [5, 80, 160],
  [9, 1_280, 2_560],
  [10, 1_800, 3_600],
  [23, 1_800, 3_600],
])('after try %i the next one is %i to %i seconds later, at random', (tried, least, most) => {
  expect(retryDelay(tried, FAULT, 0, OF_OTHERS)).toBe(least);
  expect(retryDelay(tried, FAULT, 1, OF_OTHERS)).toBe(most);
});

test.each([
  ['two minutes', 1, 120, 120],
  ['less than the usual pause', 6, 1, 160],
  ['a day: an hour at most', 1, 86_400, 3_600],
])('a service that requests a pause of %s gets it', (_, tried, requested, pause) => {
  expect(retryDelay(tried, new RetryLater('busy', requested), 0, OF_OTHERS)).toBe(pause);
});

test('after the 24th try, and after a permanent refusal, there is no next one', () => {
  expect(retryDelay(24, FAULT, 0, OF_OTHERS)).toBeUndefined();
  expect(retryDelay(1, new Undeliverable('no such user'), 0, OF_OTHERS)).toBeUndefined();
});

test('messages of an alarm are tried again soon, at least every minute (R1306)', () => {
  expect([1, 2, 3, 4, 5, 24, 200].map((tried) => retryDelay(tried, FAULT, 1, OF_ALARM))).toEqual([
    5, 10, 20, 40, 60, 60, 60,
  ]);
  expect(retryDelay(1, new RetryLater('busy', 90), 1, OF_ALARM)).toBe(90);
  expect(retryDelay(1_000, FAULT, 1, OF_ALARM)).toBeUndefined();
});
