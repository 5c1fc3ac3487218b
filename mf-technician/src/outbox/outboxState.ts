import { useSession } from '@smart-elevator/shared-api/client/session';
import { OutboxError, type OutboxFault } from '../storage/inTime';
import type { OutboxItem } from './OutboxItem';
import { listItems } from './outboxItems';

interface OutboxState {
  /** All items of this phone, also those of other users. */
  items: readonly OutboxItem[];
  /** The items have been read. */
  ready: boolean;
  sending: boolean;
  /** The server wants a sign-in before anything is sent. */
  signIn: boolean;
  /** Why the storage cannot be read or written. */
  fault: OutboxFault | null;
}

let state: OutboxState = { items: [], ready: false, sending: false, signIn: false, fault: null };
const listeners = new Set<() => void>();

export const outboxState = (): OutboxState => state;

export function setOutboxState(change: Partial<OutboxState>): void {
  const former: OutboxState = state;
  const names = Object.keys(change) as (keyof OutboxState)[];
  if (
    names.every((name) =>
      name === 'items' ? isSame(former.items, change.items) : former[name] === change[name],
    )
  )
    return;
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Nothing before and after: the usual case, for which no screen is drawn again. */
const isSame = (before: readonly OutboxItem[], after: readonly OutboxItem[] = []): boolean =>
  before.length === 0 && after.length === 0;

export function onOutboxState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const CHANNEL = 'mf-technician.outbox';
let channel: BroadcastChannel | undefined;

/** Follows the other tabs; a browser may refuse the channel together with its storage. Returns a function that stops it. */
export function followTabs(changed: () => void): () => void {
  try {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', changed);
  } catch {
    channel = undefined;
  }
  return () => {
    channel?.close();
    channel = undefined;
  };
}

/** Reads the items again, here and in the other tabs, after a change. */
export async function itemsChanged(): Promise<void> {
  channel?.postMessage('changed');
  await readItems();
}

/** Reads the items of the database. A fault of the storage is in the state. */
export async function readItems(): Promise<void> {
  try {
    setOutboxState({ items: await listItems(), ready: true, fault: null });
  } catch (error) {
    if (!(error instanceof OutboxError)) throw error;
    setOutboxState({ fault: error.fault, ready: true });
  }
}

/** Who is signed in, or was until the session expired: their work is theirs. */
export interface OutboxUser {
  user_id: number;
  user_name: string;
  dealer_id: number | null;
}

let last: OutboxUser | undefined;

/** The user of work that is stored now; undefined if nobody was signed in since the page was loaded. */
export function outboxUser(): OutboxUser | undefined {
  const { session } = useSession.getState();
  if (session) last = asUser(session);
  return last;
}

export const asUser = (session: {
  user_id: number | string;
  user_name: string;
  dealer_id?: unknown;
}): OutboxUser => ({
  user_id: Number(session.user_id),
  user_name: session.user_name,
  dealer_id: typeof session.dealer_id === 'number' ? session.dealer_id : null,
});
