import { retryOnce } from './retryOnce';

afterEach(() => jest.useRealTimers());

test('work that fails at once is retried once', async () => {
  const work = jest.fn<Promise<string>, []>();
  work.mockRejectedValueOnce(new Error('first')).mockResolvedValueOnce('there');
  expect(await retryOnce(work)).toBe('there');

  work.mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'));
  await expect(retryOnce(work)).rejects.toThrow('second');
  expect(work).toHaveBeenCalledTimes(4);
});

test('a slow failure is not retried', async () => {
  jest.useFakeTimers();
  const work = jest.fn(async () => {
    jest.advanceTimersByTime(2_001);
    throw new Error('late');
  });
  await expect(retryOnce(work)).rejects.toThrow('late');
  expect(work).toHaveBeenCalledTimes(1);
});
