import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { fakeServer, newPhone, onTheWay, openPage } from '../testing/outboxPage';

const network = fakeNetwork();
beforeEach(() => newPhone(network));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.restoreAllMocks();
});

type Work = (lock: object | null) => unknown;

/** A browser with locks, which answers requests for one like this. */
function withLocks(request: (how: { steal?: boolean }, work: Work) => unknown): void {
  const locks = { request: async (_name: string, how: object, work: Work) => request(how, work) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

test('a tab that has just taken the lock keeps it; one that sleeps loses it after three minutes (R1412)', async () => {
  const server = fakeServer(network);
  const stolen = jest.fn();
  withLocks(({ steal = false }, work) => {
    if (steal) stolen();
    return work(steal ? {} : null);
  });
  const page = await openPage();
  await page.enqueue(onTheWay(12));
  await page.drain({ now: true });
  expect(stolen).not.toHaveBeenCalled();
  expect(server.what()).toEqual([]);

  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 181_000);
  await page.drain({ now: true });
  expect(stolen).toHaveBeenCalledTimes(1);
  expect(server.what()).toEqual(['visit 12 OnTheWay']);
});

test('a tab whose lock is taken away stops without a fault, and its work stays (R1412)', async () => {
  withLocks(() => {
    throw new DOMException('', 'AbortError');
  });
  const page = await openPage();
  await page.enqueue(onTheWay(12));
  await page.drain({ now: true });
  expect(await page.items.listItems()).toHaveLength(1);
  expect(page.state.outboxState()).toMatchObject({ fault: null, sending: false });
});
