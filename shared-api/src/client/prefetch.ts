import { hasFreshToken, useSession } from './session';

/** How long a reply is fresh, in milliseconds: after that it is still shown at once, and requested again. */
export const FRESH_MS = 10_000;

interface PrefetchedReply {
  bearer: string;
  /** In milliseconds since 1970. */
  requestedAt: number;
  response: Promise<Response>;
  /** The body of a success, once all of it has arrived. */
  text?: string;
}

/** By their complete address. */
const replies = new Map<string, PrefetchedReply>();

/**
 * Requests what the first screen reads while its code is still loading. `:dealer_id` in an address is the dealer who is
 * signed in; without a session, or with one that must be refreshed first, nothing is requested.
 */
export function prefetchReplies(addresses: readonly string[]): void {
  const { session } = useSession.getState();
  if (!session || !hasFreshToken(session)) return;
  const bearer = bearerOf(session);
  for (const address of addresses) {
    const path = address.replaceAll(':dealer_id', encodeURIComponent(session.user_id));
    const { href } = new URL(path, window.location.origin);
    const reply: PrefetchedReply = {
      bearer,
      requestedAt: Date.now(),
      response: fetch(href, { headers: { authorization: bearer } }).then(async (response) => {
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

/** The reply to a request, arrived or not, where this session has just prefetched it; each is taken once. */
export function takePrefetchedReply(request: Request): Promise<Response> | undefined {
  const reply = freshReply(request.url, request.headers.get('authorization'));
  replies.delete(request.url);
  return reply?.response;
}

/** A prefetched reply of the current session that has arrived. Reads only, so it may be called while rendering. */
export function prefetchedReplyOf(href: string): { text: string; requestedAt: number } | undefined {
  const { session } = useSession.getState();
  const { text, requestedAt } = (session && freshReply(href, bearerOf(session))) ?? {};
  return text === undefined || requestedAt === undefined ? undefined : { text, requestedAt };
}

const bearerOf = ({ access }: { access: string }): string => `Bearer ${access}`;

function freshReply(href: string, bearer: string | null): PrefetchedReply | undefined {
  const reply = replies.get(href);
  return reply && reply.bearer === bearer && Date.now() - reply.requestedAt < FRESH_MS ? reply : undefined;
}
