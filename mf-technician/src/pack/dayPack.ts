import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { FRESH_MS } from '@smart-elevator/shared-api/client/prefetch';
import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { inTime } from '../storage/inTime';

/** The answers that a user has read, to be there without a network. */
interface PackSchema extends DBSchema {
  answers: { key: [number, string]; value: PackedAnswer; indexes: { user: number } };
}

/** An answer of a call, by the user and the key of its query. */
interface PackedAnswer {
  user_id: number;
  /** The key as JSON. */
  name: string;
  data: unknown;
  /** When it was read, in milliseconds since 1970. */
  at: number;
}

type Query = ReturnType<ReturnType<typeof queryClient.getQueryCache>['getAll']>[number];

const NAME = 'mf-technician.pack';
/** The calls of the phone's screens. Addresses of files expire after minutes: they are not kept. */
const DOMAINS = ['visits', 'tickets', 'elevators', 'alarms', 'maintenance', 'custom-fields', 'people'];
const KEPT_MS = 7 * 86_400_000;

let opened: Promise<IDBPDatabase<PackSchema>> | undefined;

const database = (): Promise<IDBPDatabase<PackSchema>> =>
  (opened ??= openDB<PackSchema>(NAME, 1, {
    upgrade(created) {
      const answers = created.createObjectStore('answers', { keyPath: ['user_id', 'name'] });
      answers.createIndex('user', 'user_id');
    },
    blocking: () => {
      void opened?.then((open) => open.close());
      opened = undefined;
    },
  }));

/**
 * Puts what a user has read before into the cache, with its age, so that a screen shows it and asks for news (R1419). Puts
 * nothing there once `signal` is aborted, because the next user must not see it.
 */
export async function unpack(user_id: number, signal?: AbortSignal): Promise<void> {
  keepInPage();
  const answers = await inTime((await database()).getAllFromIndex('answers', 'user', user_id));
  if (signal?.aborted) return;
  for (const { name, data, at } of answers) {
    const queryKey: unknown = JSON.parse(name);
    if (Array.isArray(queryKey) && !isAnswered(queryKey) && Date.now() - at < KEPT_MS)
      // Also what was read while the clock was ahead is not fresh.
      queryClient.setQueryData(queryKey, data, { updatedAt: Math.min(at, Date.now() - FRESH_MS) });
  }
}

/** Whether the server has answered a query in this page, also with a refusal. */
function isAnswered(queryKey: readonly unknown[]): boolean {
  const { data, error } = queryClient.getQueryState(queryKey) ?? {};
  return data !== undefined || (!!error && isRefused(error));
}

const isRefused = (error: unknown): boolean => asApiError(error).failure === 'refused';

/** Unobserved answers stay in the page as long as it is open: without a network they cannot be read again. */
function keepInPage(): void {
  for (const domain of DOMAINS) queryClient.setQueryDefaults([domain], { gcTime: KEPT_MS });
}

/**
 * Keeps each answer that has arrived, such as those of the first screen, and that arrives from now on, until the server refuses it, as that of
 * a visit that is somebody else's now. Returns a function that stops it.
 * A phone without room keeps less, which is no failure: its outbox says so.
 */
export function packAnswers(user_id: number): () => void {
  const answers = queryClient.getQueryCache();
  const pack = ({ queryKey, state: { status, data, dataUpdatedAt: at } }: Query) => {
    if (status !== 'success' || !DOMAINS.includes(String(queryKey[0]))) return;
    void keep({ user_id, name: JSON.stringify(queryKey), data, at });
  };
  answers.getAll().forEach(pack);
  return answers.subscribe((event) => {
    const { type, query } = event;
    if (type === 'added' || (type === 'updated' && event.action.type === 'success')) pack(query);
    if (type === 'updated' && event.action.type === 'error' && isRefused(event.action.error))
      void forget(user_id, JSON.stringify(query.queryKey));
  });
}

async function forget(user_id: number, name: string): Promise<void> {
  try {
    await inTime((await database()).delete('answers', [user_id, name]));
  } catch {
    opened = undefined;
  }
}

async function keep(answer: PackedAnswer): Promise<void> {
  try {
    await inTime((await database()).put('answers', answer));
  } catch {
    opened = undefined;
  }
}

/** Removes what others have read on this phone, and what is a week old; without a user everything. */
export async function cleanPack(user_id?: number): Promise<void> {
  const transaction = (await inTime(database())).transaction('answers', 'readwrite');
  const { store } = transaction;
  for (const answer of await store.getAll())
    if (answer.user_id !== user_id || Date.now() - answer.at > KEPT_MS)
      await store.delete([answer.user_id, answer.name]);
  await inTime(transaction.done);
}
