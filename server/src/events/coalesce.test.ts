import { coalesce, MIN_INTERVAL_MS } from './coalesce';

let told: string[][];
let news: ReturnType<typeof coalesce<string>>;
beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  news = coalesce<string>((noted) => told.push([...noted]));
});
afterEach(() => {
  news.stop();
  jest.useRealTimers();
});

test('the first value is emitted at once', () => {
  news.note(['tickets', 'people']);
  expect(told).toEqual([['tickets', 'people']]);
});

test('a thousand changes within a second are emitted twice, and each value is named once', () => {
  for (let n = 0; n < 1000; n += 1) news.note([n % 2 ? 'tickets' : 'people']);
  jest.advanceTimersByTime(MIN_INTERVAL_MS - 1);
  expect(told).toEqual([['people']]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual([['people'], ['tickets', 'people']]);
});

test('after a quiet second the next value is emitted at once again', () => {
  news.note(['tickets']);
  jest.advanceTimersByTime(2 * MIN_INTERVAL_MS);
  news.note(['people']);
  expect(told).toEqual([['tickets'], ['people']]);
});

test('nothing is emitted after it was stopped', () => {
  news.note(['tickets']);
  news.note(['people']);
  news.stop();
  jest.advanceTimersByTime(10 * MIN_INTERVAL_MS);
  expect(told).toEqual([['tickets']]);
});
