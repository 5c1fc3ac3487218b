import { fillPath, type Endpoint, type Input, type Reply } from '../contract/endpoint';
import { toPage } from '../contract/list';
import { narrowTo } from '../contract/narrow';
import { ApiError, asApiError } from './ApiError';
import { takeArrived } from './askedFirst';
import { addressOf, send } from './http';
import { tellOwnChange } from './ownChanges';
import { queryClient } from './queryClient';
import { freshToken, refresh } from './refresh';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Sent again with the same key, a create answers as the first time (R945). */
  idempotencyKey?: string | undefined;
}

/**
 * Makes a call of the contract with the bearer of the session. A 401 gets one refresh and one retry (R108). A
 * success marks the readings of the domains that the call changes as stale. Throws ApiError.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const answer = await answerOf(endpoint, input, options);
  const reply = readReply(endpoint, answer);
  noteChanges(endpoint);
  return reply;
}

/** The raw answer, before it is read; for lists, whose answer has one of three shapes. */
export async function answerOf(
  endpoint: Endpoint,
  input: LooseInput,
  options: CallOptions,
): Promise<unknown> {
  const attempt = (token?: string) =>
    send({
      method: endpoint.method,
      path: fillPath(endpoint.path, input.params),
      query: input.query,
      json: endpoint.method === 'GET' ? undefined : (input.body ?? {}),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      signal: options.signal,
    });
  if (endpoint.access === 'public') return attempt();
  return withBearer(attempt);
}

/** Runs `attempt` with a fresh token, and once more with a refreshed one when the first is refused. */
export async function withBearer<T>(attempt: (token: string) => Promise<T>): Promise<T> {
  const token = await freshToken();
  try {
    return await attempt(token);
  } catch (error) {
    if (asApiError(error).status !== 401) throw error;
    return attempt(await refresh(token));
  }
}

/** Marks every reading that the call makes stale. */
export function noteChanges(endpoint: Endpoint): void {
  for (const domain of endpoint.changes) void queryClient.invalidateQueries({ queryKey: [domain] });
  tellOwnChange(endpoint.changes);
}

/** What `read` makes of a reading that was asked for ahead; undefined where it has not come, or is not what was promised. */
export function arrivedReply<E extends Endpoint, T>(
  endpoint: E,
  { params, query }: LooseInput,
  read: (endpoint: E, answer: unknown) => T,
): T | undefined {
  if (endpoint.method !== 'GET') return undefined;
  const answer = takeArrived(addressOf(fillPath(endpoint.path, params), query));
  if (answer === undefined) return undefined;
  try {
    return read(endpoint, answer);
  } catch {
    return undefined;
  }
}

export interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const readers = new WeakMap<Endpoint, (value: unknown) => unknown>();

/** The answer, kept to what the call promises; 'garbage' when it has not even the right kind. */
export function readReply<E extends Endpoint>(endpoint: E, answer: unknown): Reply<E> {
  const nothing = answer === undefined && endpoint.reply.type === 'object' ? {} : answer;
  const value = endpoint.bare ? toPage(answer) : nothing;
  const kind = Array.isArray(value) ? 'array' : typeof value;
  if (value === null || kind !== endpoint.reply.type) throw new ApiError('garbage', endpoint.success);
  let read = readers.get(endpoint);
  if (!read) readers.set(endpoint, (read = narrowTo(endpoint.reply)));
  return read(value) as Reply<E>;
}
