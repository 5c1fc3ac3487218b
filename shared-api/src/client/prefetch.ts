import { bearerHeaders } from './bearerHeaders';
import { isPathUnsupported } from './unsupportedCalls';
import { isFresh, storedSession } from './token';

/** How long a reply is fresh, in milliseconds. An older one is still shown at once, and requested again. */
export const FRESH_MS = 10_000;

interface PrefetchedReply {
  bearer: string;
  /** In milliseconds since 1970. */
  requestedAt: number;
  response: Promise<Response>;
  /** The body of a success, after it was received completely. */
  text?: string;
}

/** By their complete URL. */
const replies = new Map<string, PrefetchedReply>();

/**
 * Requests the data of the first screen while its code is still loading. `:dealer_id` in a URL is the signed-in
 * dealer. Without a session, or with one that must be refreshed first, nothing is requested.
 */
export function prefetchReplies(addresses: readonly string[]): void {
  const session = storedSession();
  if (!session || !isFresh(session.access, session.clock_offset)) return;
  const headers = bearerHeaders(session.access);
  for (const address of addresses) {
    if (isPathUnsupported(address.replace(/\?.*/, ''))) continue;
    const path = address.replaceAll(':dealer_id', encodeURIComponent(session.user_id));
    const { href } = new URL(path, window.location.origin);
    const reply: PrefetchedReply = {
      bearer: headers.authorization,
      requestedAt: Date.now(),
      response: fetch(href, { headers }).then(async (response) => {
        if (!response.ok) return response;
        reply.text = await response.text();
        return new Response(reply.text, response);
      }),
    };
    // The query that takes the reply handles its failure.
    reply.response.catch(() => undefined);
    replies.set(href, reply);
  }
}

/**
 * The prefetched reply to a request, complete or not, if this session has just prefetched it; each can be taken once.
 */
export function takePrefetchedReply(request: Request): Promise<Response> | undefined {
  const reply = freshReply(request.url, request.headers.get('authorization'));
  replies.delete(request.url);
  return reply?.response;
}

/** A complete prefetched reply of the current session. Has no side effects, so it may be called while rendering. */
export function prefetchedReplyOf(href: string): { text: string; requestedAt: number } | undefined {
  const session = storedSession();
  const { text, requestedAt } =
    (session && freshReply(href, bearerHeaders(session.access).authorization)) ?? {};
  return text === undefined || requestedAt === undefined ? undefined : { text, requestedAt };
}

function freshReply(href: string, bearer: string | null): PrefetchedReply | undefined {
  const reply = replies.get(href);
  return reply && reply.bearer === bearer && Date.now() - reply.requestedAt < FRESH_MS ? reply : undefined;
}
