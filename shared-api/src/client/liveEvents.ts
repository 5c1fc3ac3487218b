import type { Domain } from '../contract/endpoint';
import { eventStream } from '../contract/notifications/endpoints';
import { HEARTBEAT, readDomains, STALE_EVENT } from '../contract/notifications/staleReadings';
import { ApiError } from './ApiError';
import { withBearer } from './call';
import { addressOf, failureOf } from './http';

/** Milliseconds without a sign of life after which a stream counts as dead. */
const SILENCE = 2.5 * HEARTBEAT;

/** Who follows the stream. */
export interface Follower {
  /** The server tells from now on. */
  opened(): void;
  /** These readings are stale. */
  stale(domains: Domain[]): void;
}

/**
 * Follows the server's events until it ends the stream. By fetch itself: EventSource sends no bearer, and ky would give up
 * on an answer that takes hours. Throws ApiError; 'garbage' when something else than events is answered.
 */
export const followEvents = (follower: Follower, signal: AbortSignal): Promise<void> =>
  withBearer(async (token) => {
    const limit = new AbortController();
    const cut = () => limit.abort();
    let timer = setTimeout(cut, SILENCE);
    signal.addEventListener('abort', cut, { once: true });
    try {
      const response = await fetch(addressOf(eventStream.path), {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        cache: 'no-store',
        signal: limit.signal,
      });
      await followBody(bodyOf(response), follower, () => {
        clearTimeout(timer);
        timer = setTimeout(cut, SILENCE);
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
  { opened, stale }: Follower,
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
      if (data !== undefined) stale(readDomains(data));
    }
  }
}
