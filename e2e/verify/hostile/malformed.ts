import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { SeededRandom } from './SeededRandom';
import { createDealerFixture, type DealerFixture } from './DealerFixture';
import { internalDetails, type FindInternalDetails } from './internalDetails';
import { malformedRequest, type Malformed } from './malformedRequest';
import type { Answer, HostileFixture } from './HostileFixture';

/** The results. */
export interface MalformedFigures {
  requests: number;
  calls: number;
  /** Calls whose time was over before all requests were sent, and how many were. */
  cut: Record<string, number>;
  statuses: Record<string, number>;
  /** The slowest answer in milliseconds, and its call. */
  slowest: { ms: number; what: string };
  /** Answers with 5xx, and answers with internal terms. */
  faults: string[];
}

/** The amount: requests per call, the same ones for the same seed, and the maximum seconds. */
export interface MalformedAmount {
  each: number;
  seed: number;
  seconds: number;
}

/** The number of concurrent requests. */
const AT_ONCE = 48;
/** The maximum number of reported faults of one kind. */
const MAX_LISTED = 40;

/** Sends malformed requests to each call, and reports the results. */
export async function sendMalformed(
  fixture: HostileFixture,
  mark: string,
  amount: MalformedAmount,
  log: (line: string) => void = () => {},
): Promise<MalformedFigures> {
  const figures: MalformedFigures = {
    requests: 0,
    calls: endpoints.length,
    cut: {},
    statuses: {},
    slowest: { ms: 0, what: '' },
    faults: [],
  };
  const findInner = await internalDetails(fixture.db);
  const shared = await createDealerFixture(fixture, `shared${mark}`);
  for (const [at, endpoint] of endpoints.entries()) {
    // Each call has its own dealer, which its changes may damage.
    const of =
      endpoint.method === 'GET' ? shared : await createDealerFixture(fixture, `spoiled${at}x${mark}`);
    const requests = malformedRequests(endpoint, of, amount, at * 100_000);
    const sender = async () => {
      for (const malformed of requests) {
        const answer = await fixture.send(malformed.sent);
        judge(endpoint, malformed, answer, findInner, figures);
        await renewWhenOver(fixture, malformed, answer);
      }
    };
    const [before, began] = [figures.requests, performance.now()];
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    const sent = figures.requests - before;
    log(`${endpoint.name}: ${sent} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    if (sent < amount.each) figures.cut[endpoint.name] = sent;
  }
  return figures;
}

/** The requests of a call, one after the other until the time is over, shared by all senders. */
function* malformedRequests(
  endpoint: Endpoint,
  of: DealerFixture,
  { each, seed, seconds }: MalformedAmount,
  from: number,
): Generator<Malformed, void> {
  const chance = new SeededRandom(`${seed}:${endpoint.name}`);
  const until = performance.now() + seconds * 1000;
  for (let n = 0; n < each && performance.now() < until; n++)
    yield malformedRequest(endpoint, of, chance, from + n);
}

/** Some calls end the caller's session, or all sessions: callers that are refused for that reason sign in again. */
async function renewWhenOver(
  fixture: HostileFixture,
  { by, sent }: Malformed,
  { status }: Answer,
): Promise<void> {
  if (status === 401 && by && sent.headers?.['authorization'] === `Bearer ${by.access}`)
    await fixture.renew(by);
}

function judge(
  { name }: Endpoint,
  { sent }: Malformed,
  { status, text, ms }: Answer,
  findInner: FindInternalDetails,
  figures: MalformedFigures,
): void {
  figures.requests++;
  figures.statuses[status] = (figures.statuses[status] ?? 0) + 1;
  if (ms > figures.slowest.ms) figures.slowest = { ms, what: name };
  const asked = () =>
    `${sent.path} ${decoded(sent.path)} ${JSON.stringify(sent.headers)} ${sent.body?.toString() ?? ''}`;
  const inner = findInner(text, asked);
  if (status < 500 && inner.length === 0) return;
  const fault = `${name}: ${status}${inner.length > 0 ? ` says ${inner.join(', ')}` : ''} to ${sent.method} ${sent.path.slice(0, 200)} ${sent.body?.toString().slice(0, 300) ?? ''}: ${text.slice(0, 200)}`;
  if (figures.faults.length < MAX_LISTED) figures.faults.push(fault);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
