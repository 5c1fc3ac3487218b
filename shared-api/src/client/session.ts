import { create } from 'zustand';
import type { UserType } from '../contract/endpoint';
import { persist, type PersistStorage } from 'zustand/middleware';
import { browserStorage, tabStorage } from './browserStorage';
import { adoptStoredSelection, clearSelection } from './selection';
import { clockOffset, isFresh, SESSION_KEY } from './token';

/** The signed-in user, as stored in the browser (R113). Ids are numbers or text, depending on the server. */
export interface Session {
  access: string;
  refresh: string;
  user_id: number | string;
  user_name: string;
  admin_email: string;
  /** A dealer if omitted. */
  user_type?: UserType | undefined;
  /** The dealer of a technician; a dealer's own id is `user_id`. */
  dealer_id?: number | string | undefined;
  /** Seconds by which the server's clock was ahead of this browser's when the tokens were received; 0 if omitted. */
  clock_offset?: number | undefined;
}

interface SessionState {
  session: Session | null;
  /** The session expired; the sign-in page shows that once (R109). */
  expired: boolean;
  /** The user signed out in this page: the next sign-in starts at Home, also after Back (R110). */
  signedOut: boolean;
  /** The dealer is signing out: a session that ends now has not expired (R111). */
  signingOut: boolean;
}

/** Stores the session in local storage; without a session its key is removed. */
const storage: PersistStorage<Pick<SessionState, 'session'>> = {
  getItem: (name) => JSON.parse(browserStorage.getItem(name) ?? 'null'),
  setItem: (name, value) =>
    value.state.session
      ? void browserStorage.setItem(name, JSON.stringify(value))
      : browserStorage.removeItem(name),
  removeItem: (name) => browserStorage.removeItem(name),
};

/** The session store. Every tab is synchronized with it. */
export const useSession = create<SessionState>()(
  persist((): SessionState => ({ session: null, expired: false, signedOut: cameBack(), signingOut: false }), {
    name: SESSION_KEY,
    storage,
    partialize: ({ session }) => ({ session }),
  }),
);

/** Starts a session. */
export function beginSession(session: Session): void {
  useSession.setState({ session: withClock(session), expired: false, signedOut: false });
}

/** Replaces the tokens of the session after a refresh. */
export function renewTokens(access: string, refresh: string): void {
  useSession.setState(({ session }) => ({ session: session && withClock({ ...session, access, refresh }) }));
}

const withClock = (session: Session): Session => ({ ...session, clock_offset: clockOffset(session.access) });

/** Whether the session's access token is still valid, even if this browser's clock is wrong. */
export const hasFreshToken = ({ access, clock_offset }: Session): boolean => isFresh(access, clock_offset);

/** Ends the session. Clears the stored data (R111), except the drafts after an expiry (R246). */
export function endSession({ expired = false } = {}): void {
  useSession.setState(({ signingOut, signedOut }) => {
    const isSignedOut = signedOut || signingOut || !expired;
    return { session: null, expired: !isSignedOut, signedOut: isSignedOut };
  });
  if (expired) return;
  clearSelection();
  browserStorage.clear();
  tabStorage.clear();
}

/** Marks the time from the click on Logout to the server's answer. */
export function setSigningOut(leaving: boolean): void {
  useSession.setState({ signingOut: leaving });
}

/** A screen was opened without a session: that is shown as its expiry (R109). */
export function reportExpiry(): void {
  useSession.setState({ expired: true });
}

/** Called after the expiry was shown. */
export function acknowledgeExpiry(): void {
  useSession.setState({ expired: false });
}

/** Whether calls can be made: during sign-out they would be refused. */
export const useCanFetch = (): boolean => useSession(({ signingOut }) => !signingOut);

/** The id of the signed-in user's dealer, which is that of a dealer; 0 without a session. */
export const useDealerId = (): number =>
  useSession(({ session }) => Number(session?.dealer_id ?? session?.user_id ?? 0));

/** The id of the signed-in user; 0 without a session. */
export const useUserId = (): number => useSession(({ session }) => Number(session?.user_id ?? 0));

/** The type of the signed-in user. */
export const useRole = (): UserType => useSession(({ session }) => session?.user_type ?? 'DealerUser');

/**
 * Applies what another tab stored or cleared meanwhile. Signing out needs a fresh token, so a session that disappears
 * while its token is stale has expired, which is shown in every tab. What the former user chose goes, as in the tab that
 * signed out.
 */
export function adoptStoredSession(): void {
  const former = useSession.getState().session;
  if (browserStorage.getItem(SESSION_KEY) !== null) void useSession.persist.rehydrate();
  else forgetSession();
  const { session, expired } = useSession.getState();
  if (session?.user_id === former?.user_id) return;
  adoptStoredSelection();
  if (former && !expired) tabStorage.clear();
}

function forgetSession(): void {
  useSession.setState(({ session, expired, signedOut }) => ({
    session: null,
    expired: expired || (session !== null && !hasFreshToken(session)),
    signedOut: signedOut || (session !== null && hasFreshToken(session)),
  }));
}

/** Whether Back or Forward loaded the page after the session had ended, without a new navigation to its address. */
function cameBack(): boolean {
  if (!('getEntriesByType' in performance)) return false;
  const [load] = performance.getEntriesByType('navigation');
  const isBack = load !== undefined && 'type' in load && load.type === 'back_forward';
  return isBack && browserStorage.getItem(SESSION_KEY) === null;
}

/** Synchronizes with the other tabs from now on; returns a function that stops it. */
export function syncSessionAcrossTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null) adoptStoredSession();
  };
  // A page in the back/forward cache has received no events meanwhile.
  const onShown = (event: PageTransitionEvent) => {
    if (event.persisted) adoptStoredSession();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShown);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShown);
  };
}
