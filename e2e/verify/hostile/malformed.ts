import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { Chance } from './Chance';
import { aFullDealer } from './FullDealer';
import { innerWords, type FindInner } from './innerWords';
import { inTurns } from './inTurns';
import { malformedRequest, type Malformed } from './malformedRequest';
import type { Answer, World } from './World';

/** What came of it. */
export interface MalformedFigures {
  requests: number;
  calls: number;
  statuses: Record<string, number>;
  /** Milliseconds of the slowest answer, and whose it was. */
  slowest: { ms: number; what: string };
  /** Answers of 5xx, and answers with words of the inside. */
  faults: string[];
}

/** More of one kind are not told. */
const TOLD = 40;

/** Sends each call so many requests that are wrong in some way; the same ones for the same seed. */
export async function sendMalformed(
  world: World,
  mark: string,
  each: number,
  seed: number,
): Promise<MalformedFigures> {
  const figures: MalformedFigures = {
    requests: 0,
    calls: endpoints.length,
    statuses: {},
    slowest: { ms: 0, what: '' },
    faults: [],
  };
  const findInner = await innerWords(world.db);
  const shared = await aFullDealer(world, `shared${mark}`);
  for (const [at, endpoint] of endpoints.entries()) {
    // What a change spoils is no other call's.
    const of = endpoint.method === 'GET' ? shared : await aFullDealer(world, `spoiled${at}x${mark}`);
    const chance = new Chance(`${seed}:${endpoint.name}`);
    await inTurns(Array.from({ length: each }), async (_, n) => {
      const malformed = malformedRequest(endpoint, of, chance, at * 100_000 + n);
      judge(endpoint, malformed, await world.send(malformed.sent), findInner, figures);
      // Some calls end the session of who makes them.
      if (n % 50 === 0 || ENDS_SESSIONS.test(endpoint.path))
        for (const who of [of.dealer, of.technician, of.customer]) await world.renew(who);
    });
  }
  return figures;
}

const ENDS_SESSIONS = /logout|sessions|user_delete|deactivate/;

function judge(
  { name }: Endpoint,
  { sent }: Malformed,
  { status, text, ms }: Answer,
  findInner: FindInner,
  figures: MalformedFigures,
): void {
  figures.requests++;
  figures.statuses[status] = (figures.statuses[status] ?? 0) + 1;
  if (ms > figures.slowest.ms) figures.slowest = { ms, what: name };
  const asked = `${sent.path} ${decoded(sent.path)} ${JSON.stringify(sent.headers)} ${sent.body?.toString() ?? ''}`;
  const inner = findInner(text, asked);
  if (status < 500 && inner.length === 0) return;
  const told = `${name}: ${status}${inner.length > 0 ? ` says ${inner.join(', ')}` : ''} to ${sent.method} ${sent.path.slice(0, 200)} ${sent.body?.toString().slice(0, 300) ?? ''}: ${text.slice(0, 200)}`;
  if (figures.faults.length < TOLD) figures.faults.push(told);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
