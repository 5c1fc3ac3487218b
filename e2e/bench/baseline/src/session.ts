/** The signed-in user, stored in the console's format, so that both can be opened with the same session. */
interface Session {
  access: string;
  user_id: number;
}

const KEY = 'smart-elevator.session';

/** Undefined if signed out. */
export const readSession = (): Session | undefined =>
  JSON.parse(localStorage.getItem(KEY) ?? 'null')?.state?.session ?? undefined;

/** Stores a session. */
export const storeSession = (session: Session): void =>
  localStorage.setItem(KEY, JSON.stringify({ state: { session }, version: 0 }));
