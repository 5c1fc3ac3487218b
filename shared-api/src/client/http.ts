import ky, { HTTPError, TimeoutError, type KyResponse } from 'ky';
import { CONTRACT_MAJOR } from '../contract/contractMajor';
import { SERVED_CALL_HEADER } from '../contract/endpoint';
import { ApiError } from './ApiError';
import { takePrefetchedReply } from './prefetch';

/** The default time limit of a call, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** A request of the client. */
export interface HttpRequest {
  method: string;
  path: string;
  query?: Record<string, unknown> | undefined;
  json?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** The time limit in milliseconds, if it is not `TIMEOUT`. */
  timeout?: number;
  /** Uses the prefetched reply, if there is one. */
  mayBePrefetched?: boolean | undefined;
}

/** The ky instance. GET requests are retried once when the server is briefly unavailable. */
const http = ky.create({
  // Public calls have no other headers (bearerHeaders).
  headers: { 'x-contract-version': `${CONTRACT_MAJOR}` },
  timeout: TIMEOUT_MS,
  retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504], maxRetryAfter: 3000 },
});

const prefetchedOrFetch: typeof fetch = (input, init) =>
  (input instanceof Request && takePrefetchedReply(input)) || fetch(input, init);

/**
 * Sends a request and returns the answer's JSON; undefined for an empty answer. Throws ApiError for everything else.
 */
export const send = (request: HttpRequest): Promise<unknown> => sendRequest(request, readJson);

/** Sends a request and returns the file in the answer; 'garbage' when it has another media type than `type`. */
export const sendForFile = (request: HttpRequest, type: string): Promise<Blob> =>
  sendRequest(request, (response) => readFile(response, type));

async function sendRequest<T>(request: HttpRequest, read: (response: KyResponse) => Promise<T>): Promise<T> {
  try {
    const response = await http(buildUrl(request.path, request.query), {
      method: request.method,
      ...(request.json === undefined ? {} : { json: request.json }),
      ...(request.headers ? { headers: request.headers } : {}),
      ...(request.signal ? { signal: request.signal } : {}),
      ...(request.timeout === undefined ? {} : { timeout: request.timeout }),
      ...(request.mayBePrefetched ? { fetch: prefetchedOrFetch } : {}),
    });
    return await read(response);
  } catch (error) {
    throw await toApiError(error, request.signal);
  }
}

/** The URL of a call on our own origin with its query; absent and empty values are omitted, but the cursor of a first page. */
export function buildUrl(path: string, query: Record<string, unknown> = {}): string {
  const url = new URL(path, window.location.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && (value !== '' || name === 'cursor'))
      url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** The failure for a status. */
export const failureOf = (status: number): 'refused' | 'failed' => (status >= 500 ? 'failed' : 'refused');

async function readJson(response: KyResponse): Promise<unknown> {
  const text = await response.text();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('garbage', response.status, response.statusText);
  }
}

async function readFile(response: KyResponse, type: string): Promise<Blob> {
  const file = await response.blob();
  const [answered = ''] = (response.headers.get('content-type') ?? '').split(';');
  if (answered.trim().toLowerCase() === type && file.size > 0) return file;
  throw new ApiError('garbage', response.status, response.statusText);
}

async function toApiError(error: unknown, signal: AbortSignal | undefined): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new ApiError('cancelled');
  if (error instanceof HTTPError) {
    const { status, statusText } = error.response;
    const body: unknown = await error.response.json().catch(() => undefined);
    const isServed = error.response.headers.has(SERVED_CALL_HEADER);
    return new ApiError(failureOf(status), status, statusText, body, isServed);
  }
  if (error instanceof TimeoutError) return new ApiError('offline', 0, 'timeout');
  return new ApiError('offline');
}
