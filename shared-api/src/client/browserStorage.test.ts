import type { BrowserStorage, StorageFault } from './browserStorage';

const KEY = 'smart-elevator.theme';

/** The module as a page loads it, in a browser like this: nothing is in memory, and no fault has been found. */
async function freshPage(browser?: () => void) {
  jest.resetModules();
  browser?.();
  const { browserStorage, tabStorage, onStorageFault } = await import('./browserStorage');
  const faults: StorageFault[] = [];
  onStorageFault((fault) => faults.push(fault));
  return { browserStorage, tabStorage, faults };
}

const refuse = (error: Error) => () => {
  throw error;
};
const denied = refuse(new DOMException('denied', 'SecurityError'));
const noRoom = refuse(new DOMException('no room', 'QuotaExceededError'));

const setStorage = (how: PropertyDescriptor) => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, ...how });
};
const own = (['localStorage', 'sessionStorage'] as const).map(
  (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
);

afterEach(() => {
  jest.restoreAllMocks();
  for (const [name, descriptor] of own) {
    Reflect.deleteProperty(window, name);
    if (descriptor) Object.defineProperty(window, name, descriptor);
  }
  localStorage.clear();
  sessionStorage.clear();
});

function expectToWork(storage: BrowserStorage): void {
  expect(storage.getItem(KEY)).toBeNull();
  expect(storage.setItem(KEY, 'dark')).toBe(false);
  expect(storage.getItem(KEY)).toBe('dark');
  expect(storage.keys()).toEqual([KEY]);
  storage.removeItem(KEY);
  expect(storage.getItem(KEY)).toBeNull();
  storage.setItem(KEY, 'light');
  storage.clear();
  expect(storage.getItem(KEY)).toBeNull();
}

test.each<[what: string, how: () => void]>([
  ['whose getter throws', () => setStorage({ get: denied })],
  ['that is null', () => setStorage({ value: null })],
  ['that is not there', () => setStorage({ value: undefined })],
  ['whose every method throws', () => setStorage({ value: new Proxy({}, { get: denied, ownKeys: denied }) })],
])('a storage %s is replaced by the memory of the page, and that is reported once (R177)', async (_, how) => {
  const { browserStorage, tabStorage, faults } = await freshPage(how);
  expectToWork(browserStorage);
  expectToWork(tabStorage);
  expect(faults).toEqual(['refused']);
});

test('a full storage keeps its old value, and the new one is in memory (R177)', async () => {
  localStorage.setItem(KEY, 'light');
  const { browserStorage, faults } = await freshPage();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(noRoom);
  expect(browserStorage.setItem(KEY, 'dark')).toBe(false);
  expect([browserStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual(['dark', 'light']);
  expect(faults).toEqual(['full']);
});

test('with room again the newest value is stored', async () => {
  const { browserStorage } = await freshPage();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(noRoom);
  browserStorage.setItem(KEY, 'dark');
  expect(browserStorage.setItem(KEY, 'light')).toBe(true);
  expect([browserStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual(['light', 'light']);
});

test.each([
  ['the same value', KEY],
  ['everything, by signing out', null],
])('what is in memory gives way when another tab changes %s', async (_, key) => {
  const { browserStorage } = await freshPage();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(noRoom);
  browserStorage.setItem(KEY, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(browserStorage.getItem(KEY)).toBeNull();
});

test('a fault that was found before somebody listens is reported then', async () => {
  jest.resetModules();
  setStorage({ get: denied });
  const { browserStorage, onStorageFault } = await import('./browserStorage');
  browserStorage.getItem(KEY);
  const report = jest.fn();
  onStorageFault(report);
  expect(report.mock.calls).toEqual([['refused']]);
});

test('what a browser stores is reported as stored', async () => {
  const { browserStorage, tabStorage, faults } = await freshPage();
  expect([browserStorage.setItem(KEY, 'dark'), tabStorage.setItem(KEY, 'dark')]).toEqual([true, true]);
  expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY)]).toEqual(['dark', 'dark']);
  expect(faults).toEqual([]);
});
