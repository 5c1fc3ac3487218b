import { FRESH_FOR } from './freshFor';
import { hasFreshToken, useSession } from './session';

interface Asked {
  bearer: string;
  since: number;
  answer: Promise<Response>;
  /** What a success says, once all of it has come. */
  text?: string;
}

/** By their complete address. */
const asked = new Map<string, Asked>();

/**
 * Asks for readings while the code that needs them is still on its way. `:dealer_id` in an address is whoever is signed in;
 * where nobody is, or the session has to be refreshed first, nothing is asked.
 */
export function askFirst(addresses: readonly string[]): void {
  const { session } = useSession.getState();
  if (!session || !hasFreshToken(session)) return;
  const bearer = `Bearer ${session.access}`;
  for (const address of addresses) {
    const filled = address.replaceAll(':dealer_id', encodeURIComponent(session.user_id));
    const { href } = new URL(filled, window.location.origin);
    const question: Asked = {
      bearer,
      since: performance.now(),
      answer: fetch(href, { headers: { authorization: bearer } }).then(async (answer) => {
        if (!answer.ok) return answer;
        question.text = await answer.text();
        return new Response(question.text, answer);
      }),
    };
    // Whoever needs it is told, or nobody.
    question.answer.catch(() => undefined);
    asked.set(href, question);
  }
}

/** The answer to a request, where it was asked for first, by this session and just now; each is taken once. */
export function takeAsked(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined;
  return take(request.url, request.headers.get('authorization'))?.answer;
}

/**
 * What was answered to whoever is signed in, where it has come already, as JSON; taken like any. A screen that is drawn with
 * it need not be drawn without it first. Undefined where it must be waited for, or asked.
 */
export function takeArrived(href: string): unknown {
  if (asked.get(href)?.text === undefined) return undefined;
  const known = take(href, `Bearer ${useSession.getState().session?.access}`);
  try {
    return known?.text && JSON.parse(known.text);
  } catch {
    return undefined;
  }
}

function take(href: string, bearer: string | null): Asked | undefined {
  const known = asked.get(href);
  asked.delete(href);
  return known && known.bearer === bearer && performance.now() - known.since < FRESH_FOR ? known : undefined;
}
