import { useSession } from '@smart-elevator/shared-api/client/session';
import { useSyncExternalStore } from 'react';
import { startPack } from '../pack/startPack';
import { tellWorker } from './tellWorker';
import { drain } from './drain';
import type { OutboxFault } from '../storage/inTime';
import type { OutboxItem } from './OutboxItem';
import { followTabs, onOutboxState, outboxState, outboxUser, readItems } from './outboxState';
import { retryInTime } from './retryInTime';

/** Milliseconds between tries while a screen is open. */
const EVERY_MS = 30_000;

/** What is on the phone and not on the server. */
export interface Outbox {
  /** The signed-in user's, in the order in which they were stored. */
  items: readonly OutboxItem[];
  unsent: number;
  /** How many of them wait for a decision. */
  parked: number;
  /** When the first of them was stored; null if there is none. */
  since: string | null;
  /** The other users whose items wait for their sign-in (R1414). */
  others: readonly { user_name: string; count: number }[];
  /** The items have been read. */
  ready: boolean;
  sending: boolean;
  /** Nothing is sent before a new sign-in. */
  signIn: boolean;
  fault: OutboxFault | null;
}

/** The outbox, kept up to date; while a screen uses it, it is sent on every occasion (R1412). */
export function useOutbox(): Outbox {
  const { items, ready, sending, signIn, fault } = useSyncExternalStore(watch, outboxState);
  const user = useSession(({ session }) => Number(session?.user_id ?? 0));
  const own = items.filter(({ user_id }) => user_id === user);
  return {
    items: own,
    unsent: own.length,
    parked: own.filter(({ state }) => state === 'parked').length,
    since: own[0]?.created_at ?? null,
    others: othersOf(items, user),
    ...{ ready, sending, signIn, fault },
  };
}

export function othersOf(items: readonly OutboxItem[], user: number): Outbox['others'] {
  const counts = new Map<string, number>();
  for (const { user_id, user_name } of items)
    if (user_id !== user) counts.set(user_name, (counts.get(user_name) ?? 0) + 1);
  return [...counts].map(([user_name, count]) => ({ user_name, count }));
}

let watchers = 0;
let stop = () => {};

/** The first screen starts the sending, the last one ends it: nothing runs where no technician works. */
function watch(listener: () => void): () => void {
  const forget = onOutboxState(listener);
  if (watchers++ === 0) stop = start();
  return () => {
    forget();
    if (--watchers === 0) stop();
  };
}

function start(): () => void {
  outboxUser();
  const stopPack = startPack();
  const stopTelling = tellWorker();
  void readItems();
  const now = () => void drain({ now: true });
  const onSeen = () => {
    if (!document.hidden) now();
  };
  const unfollow = followTabs(() => {
    void readItems();
    void drain();
  });
  // A new sign-in ends the pause.
  const forgetSession = useSession.subscribe(({ session }, former) => {
    if (session && session.access !== former.session?.access) now();
  });
  const stopRetrying = retryInTime();
  const timer = setInterval(() => void drain(), EVERY_MS);
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', onSeen);
  now();
  return () => {
    stopPack();
    stopTelling();
    unfollow();
    forgetSession();
    stopRetrying();
    clearInterval(timer);
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', onSeen);
  };
}
