import type * as Keys from '@smart-elevator/shared-api/client/idempotencyKey';
import type * as Drafts from '../draft/draftStore';

/** The locks of the browser: each tab holds its own. */
let held: string[];

beforeEach(() => {
  held = [];
  const locks = {
    request: (name: string, work: () => Promise<never>) => {
      held.push(name);
      return work();
    },
    query: async () => ({ held: held.map((name) => ({ name })) }),
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'smartElevatorTab');
  localStorage.clear();
  sessionStorage.clear();
});

/** Loads the console in a tab; the session storage is that of a new tab, of a reloaded or of a duplicated one. */
async function load() {
  Reflect.deleteProperty(globalThis, 'smartElevatorTab');
  let loaded: (typeof Drafts & typeof Keys) | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = {
      ...(await import('../draft/draftStore')),
      ...(await import('@smart-elevator/shared-api/client/idempotencyKey')),
    };
  });
  const [lock = ''] = held.slice(-1);
  const close = () => void held.splice(held.indexOf(lock), 1);
  if (!loaded) throw new Error('Nothing was loaded.');
  return { ...loaded, close };
}

const CALL = { owner: 7, name: '/new_call' };
const draft = (summary: string, at = Date.now()) => ({ at, typed: { summary }, before: { summary: '' } });

test('two tabs with the same form have a draft each: neither shows, replaces nor discards the other one (R246)', async () => {
  const one = await load();
  one.writeDraft(CALL, draft('Door'));
  const two = await load();
  expect(two.readDraft(CALL)).toBeUndefined();
  two.writeDraft(CALL, draft('Noise'));
  expect(one.readDraft(CALL)?.typed).toEqual({ summary: 'Door' });
  two.deleteDraft(CALL);
  expect(one.readDraft(CALL)?.typed).toEqual({ summary: 'Door' });
});

test('a reloaded tab has its draft, a duplicated one has none', async () => {
  const one = await load();
  one.writeDraft(CALL, draft('Door'));
  expect((await load()).readDraft(CALL)).toBeUndefined();
  window.dispatchEvent(new Event('pagehide'));
  one.close();
  expect((await load()).readDraft(CALL)?.typed).toEqual({ summary: 'Door' });
});

test('what closed tabs have left is taken over, the newest first, and what a former version stored', async () => {
  const now = Date.now();
  localStorage.setItem('smart-elevator.draft/7//new_call', JSON.stringify(draft('Former', now - 3000)));
  for (const [text, age] of [['Door', 1000] as const, ['Noise', 2000] as const]) {
    const tab = await load();
    tab.writeDraft(CALL, draft(text, now - age));
    tab.close();
  }
  const next = await load();
  for (const summary of ['Door', 'Noise', 'Former']) {
    expect(next.readDraft(CALL)?.typed).toEqual({ summary });
    next.deleteDraft(CALL);
  }
  expect(localStorage).toHaveLength(0);
});

test('a create in one tab leaves the key of another one, whose answer was lost (R256)', async () => {
  const one = await load();
  const lost = { key: 'a', written: '{}', at: 1 };
  one.storeIdempotencyKey('7//new_call', lost);
  const two = await load();
  expect(two.storedIdempotencyKey('7//new_call')).toBeUndefined();
  two.storeIdempotencyKey('7//new_call', { key: 'b', written: '{}', at: 2 });
  two.clearIdempotencyKey('7//new_call');
  expect(one.storedIdempotencyKey('7//new_call')).toEqual(lost);
});
