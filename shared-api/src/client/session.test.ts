import { signedIn } from '../testing/factories';
import { queryClient } from './queryClient';
import { endSession, acknowledgeExpiry, syncSessionAcrossTabs, useSession } from './session';
import { SESSION_KEY } from './token';
import { useSelection } from './selection';

afterEach(() => endSession());

const dispatchStorageEvent = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

it('is restored after a reload (R113)', async () => {
  const session = signedIn();
  useSession.setState({ session: null });
  localStorage.setItem(SESSION_KEY, JSON.stringify({ state: { session }, version: 0 }));
  await useSession.persist.rehydrate();
  expect(useSession.getState().session).toEqual(session);
});

it('leaves nothing in the browser’s storage after it ends', () => {
  signedIn();
  useSelection.setState({ ticket: { id: 4 } });
  sessionStorage.setItem('how far a page was scrolled', '{}');
  endSession();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(useSelection.getState()).toEqual({});
});

it('an expiry is shown once', () => {
  signedIn();
  endSession({ expired: true });
  expect(useSession.getState().expired).toBe(true);
  acknowledgeExpiry();
  expect(useSession.getState().expired).toBe(false);
});

it('ends in every tab when one signs out, and starts in every tab when one signs in', async () => {
  const stop = syncSessionAcrossTabs();
  const session = signedIn();
  const stored = localStorage.getItem(SESSION_KEY) ?? '';

  localStorage.clear();
  dispatchStorageEvent(null);
  expect(useSession.getState().session).toBeNull();

  localStorage.setItem(SESSION_KEY, stored);
  dispatchStorageEvent(SESSION_KEY);
  expect(useSession.getState().session).toEqual(session);

  stop();
  localStorage.clear();
  dispatchStorageEvent(null);
  expect(useSession.getState().session).toEqual(session);
});

it.each([
  ['signs out', undefined],
  ['signs in as somebody else', { user_id: 2 }],
])('nothing of the former user stays in a tab when another one %s (R1419)', (_, next) => {
  const stop = syncSessionAcrossTabs();
  const session = signedIn();
  queryClient.setQueryData(['tickets'], 'of the former user');
  useSelection.setState({ customer: { name: 'of the former user' } });
  sessionStorage.setItem('smart-elevator.waiting', 'of the former user');
  localStorage.clear();
  const stored = { state: { session: { ...session, ...next } }, version: 0 };
  if (next) localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
  dispatchStorageEvent(null);
  expect(useSession.getState().session?.user_id).toBe(next?.user_id);
  expect(queryClient.getQueryData(['tickets'])).toBeUndefined();
  expect([useSelection.getState(), sessionStorage.length]).toEqual([{}, 0]);
  expect(Object.keys(localStorage)).toEqual(next ? [SESSION_KEY] : []);
  stop();
});

it('a renewed token, and the selection of the next user in another tab, change nothing else', () => {
  const stop = syncSessionAcrossTabs();
  const session = signedIn();
  queryClient.setQueryData(['tickets'], 'read');
  const renewed = { ...session, refresh: 'renewed' };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ state: { session: renewed }, version: 0 }));
  dispatchStorageEvent(SESSION_KEY);
  expect(useSession.getState().session).toEqual(renewed);
  expect(queryClient.getQueryData(['tickets'])).toBe('read');
  const selection = { state: { ticket: { id: 7 } }, version: 0 };
  localStorage.setItem('smart-elevator.selection', JSON.stringify(selection));
  const other = { ...session, user_id: 2 };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ state: { session: other }, version: 0 }));
  dispatchStorageEvent(SESSION_KEY);
  expect(useSelection.getState()).toEqual({ ticket: { id: 7 } });
  stop();
});
