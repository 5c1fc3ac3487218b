import { DOMAINS, type Domain } from '../contract/endpoint';
import { eventStream } from '../contract/notifications/endpoints';
import { HEARTBEAT_INTERVAL_MS, parseDomains, STALE_EVENT } from '../contract/notifications/staleEvent';
import { ApiError, asApiError } from './ApiError';
import { withBearer } from './call';
import { buildUrl, failureOf } from './http';

/** Milliseconds after which everything is asked for again while the server tells nothing. */
const POLL_INTERVAL_MS = 60_000;
const INITIAL_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 60_000;

type Tell = (domains: readonly Domain[]) => void;

/**
 * Tells what others changed until `signal` aborts. While the stream cannot be had, everything is told as stale once a
 * minute, and it is tried again, later each time; a back end that has no events is not asked for them again. `missed`: the
 * stream was followed before, elsewhere, and something may have been missed since.
 */
export async function subscribeToChanges(
  tell: Tell,
  signal: AbortSignal,
  { missed = false, chance = Math.random } = {},
): Promise<void> {
  let open = false;
  let failures = 0;
  const again = setInterval(() => {
    if (!open) tell(DOMAINS);
  }, POLL_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(again), { once: true });
  const follower = {
    opened: () => {
      // What was changed while nobody followed was missed.
      if (missed) tell(DOMAINS);
      open = true;
      missed = true;
      failures = 0;
    },
    stale: tell,
  };
  while (!signal.aborted) {
    const unserved = await readEventStream(follower, signal).then(() => false, isUnserved);
    open = false;
    if (unserved) return aborted(signal);
    await rest(Math.min(INITIAL_BACKOFF_MS * 2 ** failures, MAX_BACKOFF_MS) * (0.5 + chance() / 2), signal);
    failures += 1;
  }
}

/** Tells everything as stale once a minute until `signal` aborts; for browsers whose tabs cannot share a stream. */
export async function pollForChanges(tell: Tell, signal: AbortSignal): Promise<void> {
  const again = setInterval(() => tell(DOMAINS), POLL_INTERVAL_MS);
  await aborted(signal);
  clearInterval(again);
}

/** Another back end, which has no such call. */
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

/** Milliseconds without a sign of life after which a stream counts as dead. */
const SILENCE_TIMEOUT_MS = 2.5 * HEARTBEAT_INTERVAL_MS;

/** What follows the stream. */
interface EventStreamHandlers {
  /** The server tells from now on. */
  opened(): void;
  /** These readings are stale. */
  stale(domains: Domain[]): void;
}

/**
 * Follows the server's events until it ends the stream. By fetch itself: EventSource sends no bearer, and ky would give up
 * on an answer that takes hours. Throws ApiError; 'garbage' when something else than events is answered.
 */
const readEventStream = (follower: EventStreamHandlers, signal: AbortSignal): Promise<void> =>
  withBearer(async (token) => {
    const limit = new AbortController();
    const cut = () => limit.abort();
    let timer = setTimeout(cut, SILENCE_TIMEOUT_MS);
    signal.addEventListener('abort', cut, { once: true });
    try {
      const response = await fetch(buildUrl(eventStream.path), {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        cache: 'no-store',
        signal: limit.signal,
      });
      await followBody(bodyOf(response), follower, () => {
        clearTimeout(timer);
        timer = setTimeout(cut, SILENCE_TIMEOUT_MS);
      });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', cut);
      cut();
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
  { opened, stale }: EventStreamHandlers,
  alive: () => void,
): Promise<void> {
  opened();
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    alive();
    const blocks = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, data] = new RegExp(`^event: ${STALE_EVENT}\\ndata: (.*)$`).exec(block) ?? [];
      if (data !== undefined) stale(parseDomains(data));
    }
  }
}
