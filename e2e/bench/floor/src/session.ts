/** Who is signed in, kept as the console keeps it, so that both can be opened with the same session. */
interface Session {
  access: string;
  user_id: number;
}

const KEY = 'smart-elevator.session';

/** Undefined when nobody is signed in. */
export const readSession = (): Session | undefined =>
  JSON.parse(localStorage.getItem(KEY) ?? 'null')?.state?.session ?? undefined;

/** Keeps a session. */
export const storeSession = (session: Session): void =>
  localStorage.setItem(KEY, JSON.stringify({ state: { session }, version: 0 }));
