import { webLock } from '../testing/webLock';
import { withTabLock } from './withTabLock';

const setLocks = (value: unknown) => Object.defineProperty(navigator, 'locks', { configurable: true, value });
const refused = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test.each<[what: string, locks: unknown]>([
  ['has locks', webLock()],
  ['has none', undefined],
  ['refuses them (R177)', refused],
])('where a browser %s, the work is done once', async (_, locks) => {
  setLocks(locks);
  const work = jest.fn(async () => 'done');
  await expect(withTabLock('refresh', work)).resolves.toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test.each<[what: string, locks: unknown]>([
  ['has locks', webLock()],
  ['has none', undefined],
  ['refuses them', refused],
])('where a browser %s, a failure of the work is its own, and it is not repeated', async (_, locks) => {
  setLocks(locks);
  const work = jest.fn(() => Promise.reject(new Error('refused by the server')));
  await expect(withTabLock('refresh', work)).rejects.toThrow('refused by the server');
  expect(work).toHaveBeenCalledTimes(1);
});
