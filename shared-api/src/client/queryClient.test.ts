import { QueryObserver } from '@tanstack/react-query';
import { onNetworkIdle, queryClient } from './queryClient';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a screen that is drawn again each second, and reads nothing, is idle', () => {
  const start = jest.fn();
  const options = { queryKey: ['a clock'], queryFn: () => null, enabled: false };
  const observer = new QueryObserver(queryClient, options);
  const stopWatching = observer.subscribe(() => undefined);
  const stop = onNetworkIdle(start, 3_000);
  for (let second = 0; second < 4; second += 1) {
    jest.advanceTimersByTime(1_000);
    observer.setOptions({ ...options, meta: { second } });
  }
  expect(start).toHaveBeenCalledTimes(1);
  stop();
  stopWatching();
});

test('a query that ends begins the wait again', async () => {
  const start = jest.fn();
  const stop = onNetworkIdle(start, 3_000);
  jest.advanceTimersByTime(2_000);
  await queryClient.fetchQuery({ queryKey: ['an answer'], queryFn: () => 1 });
  jest.advanceTimersByTime(2_000);
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(start).toHaveBeenCalledTimes(1);
  stop();
});
