import { DOMAINS, type Domain } from '../contract/endpoint';
import { eventStream } from '../contract/notifications/endpoints';
import { HEARTBEAT_INTERVAL_MS, parseDomains, STALE_EVENT } from '../contract/notifications/staleEvent';
import { ApiError, asApiError } from './ApiError';
import { withBearer } from './call';
import { buildUrl, failureOf } from './http';
import { isUnsupported, rememberUnsupported } from './unsupportedCalls';

/** The polling interval in milliseconds while there is no stream. */
const POLL_INTERVAL_MS = 60_000;
const INITIAL_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 60_000;

type OnStale = (domains: readonly Domain[]) => void;

/** Milliseconds that an answer is older than its arrival, at most. */
export const MAX_ANSWER_MS = 10_000;

/**
 * Reports changes by others until `signal` aborts. While there is no stream, everything is reported as stale once a
 * minute, and the stream is retried, later each time; a back end without events is not tried again. The stream begins
 * with what was missed since `knownUntil`, a time of `Date.now()`: when the page's oldest answer came. `missed`: another
 * tab had the stream before and told everything, but for what the stream lost in the end.
 */
export async function subscribeToChanges(
  onStale: OnStale,
  signal: AbortSignal,
  { missed = false, knownUntil = Date.now(), chance = Math.random } = {},
): Promise<void> {
  if (missed) knownUntil = Math.max(knownUntil, Date.now() - SILENCE_TIMEOUT_MS);
  let open = false;
  let failures = 0;
  const again = setInterval(() => {
    if (!open) onStale(DOMAINS);
  }, POLL_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(again), { once: true });
  const follower = {
    opened: () => {
      open = true;
      failures = 0;
    },
    heard: () => {
      knownUntil = Date.now();
    },
    stale: onStale,
  };
  while (!signal.aborted) {
    const unserved =
      isUnsupported(eventStream) ||
      (await readEventStream(follower, Math.max(0, Date.now() - knownUntil) + MAX_ANSWER_MS, signal).then(
        () => false,
        isUnserved,
      ));
    open = false;
    if (unserved) {
      rememberUnsupported(eventStream);
      return aborted(signal);
    }
    await rest(Math.min(INITIAL_BACKOFF_MS * 2 ** failures, MAX_BACKOFF_MS) * (0.5 + chance() / 2), signal);
    failures += 1;
  }
}

/** Reports everything as stale once a minute until `signal` aborts; for browsers whose tabs cannot share a stream. */
export async function pollForChanges(onStale: OnStale, signal: AbortSignal): Promise<void> {
  const again = setInterval(() => onStale(DOMAINS), POLL_INTERVAL_MS);
  await aborted(signal);
  clearInterval(again);
}

/** Whether the back end is another one, without this call. */
function isUnserved(error: unknown): boolean {
  const { failure, status } = asApiError(error);
  return failure === 'garbage' || [403, 404, 405, 406].includes(status);
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
  });
}

/** Milliseconds without a heartbeat after which a stream counts as broken. */
const SILENCE_TIMEOUT_MS = 2.5 * HEARTBEAT_INTERVAL_MS;

/** Handles the events of the stream. */
interface EventStreamHandlers {
  /** The stream is open. */
  opened(): void;
  /** The server has sent something after its first event, so nothing before is missing. */
  heard(): void;
  /** The data of these domains is stale. */
  stale(domains: Domain[]): void;
}

/**
 * Reads the server's events until the stream ends. Uses fetch directly: EventSource sends no bearer token, and ky
 * would time out. Throws ApiError; 'garbage' when the answer is not an event stream.
 */
const readEventStream = (
  follower: EventStreamHandlers,
  missed_ms: number,
  signal: AbortSignal,
): Promise<void> =>
  withBearer(async (token) => {
    const limit = new AbortController();
    const abort = () => limit.abort();
    let timer = setTimeout(abort, SILENCE_TIMEOUT_MS);
    signal.addEventListener('abort', abort, { once: true });
    try {
      const response = await fetch(buildUrl(eventStream.path, { missed_ms }), {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        cache: 'no-store',
        signal: limit.signal,
      });
      await followBody(bodyOf(response), follower, () => {
        clearTimeout(timer);
        timer = setTimeout(abort, SILENCE_TIMEOUT_MS);
      });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      abort();
    }
  });

function bodyOf(response: Response): ReadableStream<Uint8Array> {
  const { ok, status, statusText, headers, body } = response;
  if (!ok) throw new ApiError(failureOf(status), status, statusText);
  const isStream = /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');
  if (!isStream || !body) throw new ApiError('garbage', status, statusText);
  return body;
}

async function followBody(
  body: ReadableStream<Uint8Array>,
  { opened, heard, stale }: EventStreamHandlers,
  alive: () => void,
): Promise<void> {
  opened();
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let begun = false;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    alive();
    const blocks = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, data] = new RegExp(`^event: ${STALE_EVENT}\\ndata: (.*)$`).exec(block) ?? [];
      if (data === undefined) continue;
      begun = true;
      const domains = parseDomains(data);
      if (domains.length > 0) stale(domains);
    }
    if (begun) heard();
  }
}
