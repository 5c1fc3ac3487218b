import { onceMore } from './onceMore';

afterEach(() => jest.useRealTimers());

test('what fails at once is tried once more, and no more', async () => {
  const work = jest.fn<Promise<string>, []>();
  work.mockRejectedValueOnce(new Error('first')).mockResolvedValueOnce('there');
  expect(await onceMore(work)).toBe('there');

  work.mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'));
  await expect(onceMore(work)).rejects.toThrow('second');
  expect(work).toHaveBeenCalledTimes(4);
});

test('what took its time to fail is told', async () => {
  jest.useFakeTimers();
  const work = jest.fn(async () => {
    jest.advanceTimersByTime(2_001);
    throw new Error('late');
  });
  await expect(onceMore(work)).rejects.toThrow('late');
  expect(work).toHaveBeenCalledTimes(1);
});
