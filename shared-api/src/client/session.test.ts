import { signedIn } from '../testing/factories';
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
