import { create } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import { clearSelection } from './selection';
import { clockOffset, isFresh, SESSION_KEY } from './token';

/** Who is signed in, as the browser keeps it (R113). Ids may be numbers or text, whatever the server sends. */
export interface Session {
  access: string;
  refresh: string;
  user_id: number | string;
  user_name: string;
  admin_email: string;
  /** Seconds by which the server's clock was ahead of this browser's when the tokens came; left out counts as 0. */
  clock_offset?: number | undefined;
}

interface SessionState {
  session: Session | null;
  /** The session ended by itself; the sign-in page says so once (R109). */
  expired: boolean;
  /** Somebody signed out in this page: the next sign-in begins at Home, also after Back (R110). */
  signedOut: boolean;
  /** The dealer is signing out: a session that ends now has not expired (R111). */
  signingOut: boolean;
}

/** Keeps the session; where there is none, local storage holds nothing at all. */
const storage: PersistStorage<Pick<SessionState, 'session'>> = {
  getItem: (name) => JSON.parse(localStorage.getItem(name) ?? 'null'),
  setItem: (name, value) =>
    value.state.session ? localStorage.setItem(name, JSON.stringify(value)) : localStorage.removeItem(name),
  removeItem: (name) => localStorage.removeItem(name),
};

/** The session store. Every tab follows it: what one tab stores or clears, the others see. */
export const useSession = create<SessionState>()(
  persist((): SessionState => ({ session: null, expired: false, signedOut: cameBack(), signingOut: false }), {
    name: SESSION_KEY,
    storage,
    partialize: ({ session }) => ({ session }),
  }),
);

/** Begins a session. */
export function beginSession(session: Session): void {
  useSession.setState({ session: withClock(session), expired: false, signedOut: false });
}

/** Replaces the tokens of the session after a refresh. */
export function renewTokens(access: string, refresh: string): void {
  useSession.setState(({ session }) => ({ session: session && withClock({ ...session, access, refresh }) }));
}

const withClock = (session: Session): Session => ({ ...session, clock_offset: clockOffset(session.access) });

/** Whether the session's access token can still be sent, whatever this browser takes the time to be. */
export const hasFreshToken = ({ access, clock_offset }: Session): boolean => isFresh(access, clock_offset);

/** Ends the session. Clears what the browser keeps (R111), but for an expiry, which keeps the drafts (R246). */
export function endSession({ expired = false } = {}): void {
  useSession.setState(({ signingOut, signedOut }) => {
    const isSignedOut = signedOut || signingOut || !expired;
    return { session: null, expired: !isSignedOut, signedOut: isSignedOut };
  });
  if (expired) return;
  clearSelection();
  localStorage.clear();
  sessionStorage.clear();
}

/** Marks the time from pressing Logout to the server's answer. */
export function setSigningOut(leaving: boolean): void {
  useSession.setState({ signingOut: leaving });
}

/** Called once the expiry was told. */
export function acknowledgeExpiry(): void {
  useSession.setState({ expired: false });
}

/** Whether calls can be made: while the dealer signs out they would be refused. */
export const useCanFetch = (): boolean => useSession(({ signingOut }) => !signingOut);

/** The id of the dealer who is signed in; 0 when nobody is. */
export const useDealerId = (): number => useSession(({ session }) => Number(session?.user_id ?? 0));

/**
 * Takes over what another tab stored or cleared meanwhile. Signing out is done with a fresh token; a session that goes
 * while its token is stale has expired, and that is told in every tab.
 */
export function adoptStoredSession(): void {
  if (localStorage.getItem(SESSION_KEY) !== null) return void useSession.persist.rehydrate();
  useSession.setState(({ session, expired, signedOut }) => ({
    session: null,
    expired: expired || (session !== null && !hasFreshToken(session)),
    signedOut: signedOut || (session !== null && hasFreshToken(session)),
  }));
}

/** Whether Back or Forward loaded the page after the session was over: nobody asked for its address anew. */
function cameBack(): boolean {
  if (!('getEntriesByType' in performance)) return false;
  const [load] = performance.getEntriesByType('navigation');
  const isBack = load !== undefined && 'type' in load && load.type === 'back_forward';
  return isBack && localStorage.getItem(SESSION_KEY) === null;
}

/** Follows the other tabs from now on; returns a function that stops it. */
export function syncSessionAcrossTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null) adoptStoredSession();
  };
  // A page that the browser had put away has heard nothing meanwhile.
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
