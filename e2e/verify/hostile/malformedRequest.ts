import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import type { SeededRandom } from './SeededRandom';
import type { DealerFixture } from './DealerFixture';
import { hostileBody, hostileHeaders, hostileFragment, hostileValue } from './hostileValues';
import { multipart, requestOf, validInput, type Values } from './validInput';
import type { Member, Sent } from './HostileFixture';

export interface Malformed {
  by: Member | undefined;
  sent: Sent;
}

type Mutation = (sent: Sent, chance: SeededRandom, endpoint: Endpoint) => Sent;

/** Each makes one part of a request invalid. */
const mutations: readonly Mutation[] = [
  (sent, chance) => ({ ...sent, headers: { ...sent.headers, ...hostileHeaders(chance) } }),
  (sent, chance) => (sent.body === undefined ? sent : { ...sent, body: hostileBody(chance) }),
  (sent, chance) => {
    const pieces = sent.path.split('/');
    // '', 'api', the domain's name, …
    pieces[3 + chance.whole(Math.max(1, pieces.length - 3))] = hostileFragment(chance);
    return { ...sent, path: pieces.join('/') };
  },
  (sent, chance, endpoint) => {
    const named = Object.keys((endpoint.query as { fields?: object }).fields ?? { page: 1 });
    const name = chance.of([...named, 'unknown', '__proto__', 'page%5B%5D']);
    const mark = sent.path.includes('?') ? '&' : '?';
    const value = chance.isOnceIn(2)
      ? hostileFragment(chance)
      : encoded(hostileValue(chance)).slice(0, 6_000);
    return { ...sent, path: `${sent.path}${mark}${name}=${value}${chance.isOnceIn(4) ? `&${name}=1` : ''}` };
  },
  (sent, chance) => ({ ...sent, method: chance.of(['GET', 'PUT', 'DELETE', 'PATCH', 'POST', 'OPTIONS']) }),
];

/** A request of a call with one or more invalid parts. */
export function malformedRequest(
  endpoint: Endpoint,
  of: DealerFixture,
  chance: SeededRandom,
  n: number,
): Malformed {
  const by = chance.of([of.dealer, of.dealer, of.dealer, of.dealer, of.technician, of.customer, undefined]);
  const input = validInput(endpoint, of, n);
  if (Object.keys(input.body).length > 0 && !chance.isOnceIn(4)) spoilBody(input.body, chance);
  let sent = requestOf(endpoint, input, n, by?.access);
  if (endpoint.upload && chance.isOnceIn(2)) {
    const file = chance.isOnceIn(2) ? hostileBody(chance) : encoded(hostileValue(chance));
    sent = { ...sent, ...multipart(chance.of([endpoint.upload, 'other', '']), file, sent.headers ?? {}) };
  }
  const more = Object.keys(input.body).length > 0 ? chance.whole(3) : 1 + chance.whole(2);
  for (let spoiled = 0; spoiled < more; spoiled++) sent = chance.of(mutations)(sent, chance, endpoint);
  return { by, sent };
}

/** Replaces one to three fields, at any depth. */
function spoilBody(body: Values, chance: SeededRandom): void {
  for (let times = 1 + chance.whole(3); times > 0; times--) {
    const name = chance.of([...Object.keys(body), 'something_else']);
    const value = body[name];
    if (value !== null && typeof value === 'object' && chance.isOnceIn(2)) spoilBody(value as Values, chance);
    else if (chance.isOnceIn(6)) body[name] = undefined;
    else body[name] = chance.isOnceIn(8) ? [hostileValue(chance)] : hostileValue(chance);
  }
}

/** A value encoded for an address; a lone surrogate cannot be encoded. */
const encoded = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\p{Cs}/gu, ''),
  );
