import type { Query, QueryFunctionContext } from '@tanstack/react-query';
import { fillPath, type Domain, type Endpoint, type Input, type Reply } from '../contract/endpoint';
import { toPage } from '../contract/list';
import { isRecord } from '../contract/isRecord';
import { pickDeclared } from '../contract/pickDeclared';
import { ApiError, asApiError } from './ApiError';
import { bearerHeaders } from './bearerHeaders';
import { buildUrl, send } from './http';
import { explainRefusal, markSupported } from './supportDetection';
import { isUnsupported } from './unsupportedCalls';
import { prefetchedReplyOf } from './prefetch';
import { queryClient } from './queryClient';
import { getFreshToken, refresh } from './refresh';
import { useSession } from './session';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** A create that is sent again with the same key gets the first answer (R945). */
  idempotencyKey?: string | undefined;
  /** Further headers. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Uses the prefetched reply, if there is one: for the first data of a query. */
  mayBePrefetched?: boolean;
}

/**
 * Makes a call of the contract with the session's bearer token. After a 401 it refreshes and retries once (R108). A
 * success marks the queries of the changed domains as stale, and so does an answer that was lost: the server may have made
 * the change, and tells only others of it. Throws ApiError.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  try {
    const answer = await sendRaw(endpoint, input, options);
    const reply = parseReply(endpoint, answer);
    invalidateChangedQueries(endpoint, endpoint.method === 'DELETE' ? input.params : undefined);
    return reply;
  } catch (error) {
    if (endpoint.method !== 'GET' && isAnswerLost(asApiError(error))) invalidateChangedQueries(endpoint);
    throw error;
  }
}

/** Whether a change may have been made although it has failed. */
const isAnswerLost = ({ failure }: ApiError): boolean =>
  failure === 'garbage' || (failure === 'offline' && navigator.onLine);

/**
 * The raw answer, before it is parsed; for lists, whose answer has one of three shapes. What the server does not offer
 * is asked once per session.
 */
export async function sendRaw(
  endpoint: Endpoint,
  input: UncheckedInput,
  options: CallOptions,
): Promise<unknown> {
  const attempt = (token?: string) =>
    send({
      method: endpoint.method,
      path: fillPath(endpoint.path, input.params),
      query: input.query,
      json: endpoint.method === 'GET' ? undefined : (input.body ?? {}),
      headers: {
        ...(token ? bearerHeaders(token) : {}),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
        ...options.headers,
      },
      signal: options.signal,
      mayBePrefetched: options.mayBePrefetched,
    });
  if (isUnsupported(endpoint)) throw new ApiError('unsupported', 404);
  try {
    const answer = await (endpoint.access === 'public' ? attempt() : withBearer(attempt));
    markSupported(endpoint);
    return answer;
  } catch (error) {
    throw await explainRefusal(endpoint, input, asApiError(error));
  }
}

/**
 * Runs `attempt` with a fresh token, and once more with a refreshed one if the first is refused. Never with the token of a user who
 * has signed in meanwhile, in another tab.
 */
export async function withBearer<T>(attempt: (token: string) => Promise<T>): Promise<T> {
  const { session } = useSession.getState();
  const token = await getFreshToken();
  try {
    return await attempt(token);
  } catch (error) {
    if (asApiError(error).status !== 401) throw error;
    const renewed = await refresh(token);
    if (useSession.getState().session?.user_id !== session?.user_id) throw new ApiError('expired', 401);
    return attempt(renewed);
  }
}

type Listener = (domains: readonly Domain[], deleted?: Record<string, unknown>) => void;

const listeners = new Set<Listener>();

/**
 * Listens to the changes of this tab, by the domains whose queries they made stale, and the parameters of a DELETE. Returns
 * a function that stops it.
 */
export function onLocalChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Marks every query that the call makes stale, and fetches those on the screen again. With `deleted`, the parameters of
 * a DELETE, the data of that object is not fetched again: its page is about to be left, and the answer would be 404.
 */
export function invalidateChangedQueries(endpoint: Endpoint, deleted?: Record<string, unknown>): void {
  const isGone = (query: Query) => deleted !== undefined && isAbout(query, Object.entries(deleted));
  for (const domain of endpoint.changes) {
    const filter = { queryKey: [domain] };
    void queryClient.invalidateQueries({ ...filter, predicate: (query) => !isGone(query) });
    void queryClient.invalidateQueries({ ...filter, predicate: isGone, refetchType: 'none' });
  }
  for (const listener of listeners) listener(endpoint.changes, deleted);
}

/** Whether the parameters or the data of a query have all these ids. */
const isAbout = ({ queryKey, state }: Query, ids: readonly [string, unknown][]): boolean =>
  [...queryKey.flatMap((part) => [part, isRecord(part) && part.params]), state.data].some(
    (part) => isRecord(part) && ids.every(([name, id]) => part[name] === id),
  );

/** The initial data of a query: its prefetched reply, if it has arrived and matches the contract. */
export function prefetchedData<T>(
  { method, path }: Endpoint,
  { params, query }: UncheckedInput,
  read: (body: unknown) => T,
) {
  const reply = () =>
    method === 'GET' ? prefetchedReplyOf(buildUrl(fillPath(path, params), query)) : undefined;
  const initialData = (): T | undefined => {
    try {
      const text = reply()?.text;
      return text === undefined ? undefined : read(JSON.parse(text));
    } catch {
      return undefined;
    }
  };
  return {
    initial: { initialData, initialDataUpdatedAt: () => reply()?.requestedAt },
    /** The options of the query's calls: only its first data may be the prefetched reply. */
    optionsOf: ({ signal, client, queryKey }: QueryFunctionContext): CallOptions => ({
      signal,
      mayBePrefetched:
        client.getQueryData(queryKey) === undefined && (!reply() || initialData() !== undefined),
    }),
  };
}

export interface UncheckedInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const readers = new WeakMap<Endpoint, (value: unknown) => unknown>();

/** The declared fields of the answer; 'garbage' when it has the wrong type. */
export function parseReply<E extends Endpoint>(endpoint: E, answer: unknown): Reply<E> {
  const nothing = answer === undefined && endpoint.reply.type === 'object' ? {} : answer;
  const value = endpoint.bare ? toPage(answer) : nothing;
  const kind = Array.isArray(value) ? 'array' : typeof value;
  if (value === null || kind !== endpoint.reply.type) throw new ApiError('garbage', endpoint.success);
  let read = readers.get(endpoint);
  if (!read) readers.set(endpoint, (read = pickDeclared(endpoint.reply)));
  return read(value) as Reply<E>;
}
