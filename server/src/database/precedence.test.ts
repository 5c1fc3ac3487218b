import { yieldPrecedence, withPrecedence } from './precedence';

afterEach(() => jest.useRealTimers());

/** Work that lasts until it is ended. */
function openWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, done: withPrecedence(() => ended) };
}

test('a piece of a long list waits until no other call is running', async () => {
  const [first, second] = [openWork(), openWork()];
  const log: string[] = [];
  const waited = yieldPrecedence().then(() => log.push('piece'));
  first.end();
  await first.done;
  log.push('first');
  second.end();
  await second.done;
  log.push('second');
  await waited;
  expect(log).toEqual(['first', 'second', 'piece']);
});

test('it waits 20 milliseconds at most, also when calls fail', async () => {
  jest.useFakeTimers();
  const endless = openWork();
  await expect(withPrecedence(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  const waited = yieldPrecedence();
  await jest.advanceTimersByTimeAsync(20);
  await waited;
  endless.end();
  await endless.done;
  await yieldPrecedence();
});
