import { FRESH_FOR } from './freshFor';
import { useSession } from './session';
import { isFresh } from './token';

interface Asked {
  bearer: string;
  since: number;
  answer: Promise<Response>;
}

/** By their complete address. */
const asked = new Map<string, Asked>();

/**
 * Asks for readings while the code that needs them is still on its way. `:dealer_id` in an address is whoever is signed in;
 * where nobody is, or the session has to be refreshed first, nothing is asked.
 */
export function askFirst(addresses: readonly string[]): void {
  const { session } = useSession.getState();
  if (!session || !isFresh(session.access)) return;
  const bearer = `Bearer ${session.access}`;
  for (const address of addresses) {
    const filled = address.replaceAll(':dealer_id', encodeURIComponent(session.user_id));
    const { href } = new URL(filled, window.location.origin);
    const answer = fetch(href, { headers: { authorization: bearer } });
    // Whoever needs it is told, or nobody.
    answer.catch(() => undefined);
    asked.set(href, { bearer, since: performance.now(), answer });
  }
}

/** The answer to a request, where it was asked for first, by this session and just now; each is taken once. */
export function takeAsked(request: Request): Promise<Response> | undefined {
  const known = request.method === 'GET' ? asked.get(request.url) : undefined;
  if (!known) return undefined;
  asked.delete(request.url);
  const fits =
    known.bearer === request.headers.get('authorization') && performance.now() - known.since < FRESH_FOR;
  return fits ? known.answer : undefined;
}
