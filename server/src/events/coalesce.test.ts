import { coalesce, MIN_INTERVAL_MS } from './coalesce';

let emitted: string[][];
let coalesced: ReturnType<typeof coalesce<string>>;
beforeEach(() => {
  jest.useFakeTimers();
  emitted = [];
  coalesced = coalesce<string>((collected) => emitted.push([...collected]));
});
afterEach(() => {
  coalesced.stop();
  jest.useRealTimers();
});

test('the first value is emitted at once', () => {
  coalesced.note(['tickets', 'people']);
  expect(emitted).toEqual([['tickets', 'people']]);
});

test('a thousand changes within a second are emitted twice, and each value is named once', () => {
  for (let n = 0; n < 1000; n += 1) coalesced.note([n % 2 ? 'tickets' : 'people']);
  jest.advanceTimersByTime(MIN_INTERVAL_MS - 1);
  expect(emitted).toEqual([['people']]);
  jest.advanceTimersByTime(1);
  expect(emitted).toEqual([['people'], ['tickets', 'people']]);
});

test('after a quiet second the next value is emitted at once again', () => {
  coalesced.note(['tickets']);
  jest.advanceTimersByTime(2 * MIN_INTERVAL_MS);
  coalesced.note(['people']);
  expect(emitted).toEqual([['tickets'], ['people']]);
});

test('what waits is emitted at once on request, and a new second begins', () => {
  coalesced.note(['tickets']);
  coalesced.note(['alarms']);
  coalesced.flush();
  expect(emitted).toEqual([['tickets'], ['alarms']]);
  coalesced.note(['people']);
  jest.advanceTimersByTime(MIN_INTERVAL_MS - 1);
  expect(emitted).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(emitted).toEqual([['tickets'], ['alarms'], ['people']]);
});

test('nothing is emitted after it was stopped', () => {
  coalesced.note(['tickets']);
  coalesced.note(['people']);
  coalesced.stop();
  jest.advanceTimersByTime(10 * MIN_INTERVAL_MS);
  expect(emitted).toEqual([['tickets']]);
});
