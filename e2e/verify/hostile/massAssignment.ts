import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { extraKeys, extraValue } from './extraKeys';
import { createDealerFixture, type DealerFixture } from './DealerFixture';
import { changesOf, keysOf, readRows } from './rowChanges';
import { changedTables, delivered, rowHashes, tablesOf } from './rowHashes';
import { requestOf, validInput } from './validInput';
import type { HostileFixture } from './HostileFixture';

export interface AssignmentFigures {
  writes: number;
  requests: number;
  /** Writes whose plain request succeeded. */
  succeeded: number;
  faults: string[];
}

interface Bench {
  fixture: HostileFixture;
  mark: string;
  theirs: DealerFixture;
  keys: ReadonlyMap<string, readonly string[]>;
  made: number;
  figures: AssignmentFigures;
}

/** The status of such an answer. */
const TOO_MANY = 429;

/** No visits are planned: the planner changes rows some time after the call. */
const WITHOUT_PLANNER = `
  create function drop_mark() returns trigger language plpgsql as $$ begin return null; end $$;
  create trigger dropped before insert on visit_plans_due for each row execute function drop_mark();
  delete from visit_plans_due`;

/** Every write. */
const writes = endpoints.filter(({ method }) => method !== 'GET');

/**
 * Sends every write with keys that are none of its own, `atOnce` together, and compares what changed in the database with
 * what the same request changes without them.
 */
export async function assignExtraKeys(
  fixture: HostileFixture,
  mark: string,
  atOnce: number,
): Promise<AssignmentFigures> {
  await fixture.db.query(WITHOUT_PLANNER);
  const tables = await tablesOf(fixture.db);
  const theirs = await createDealerFixture(fixture, `theirs${mark}`);
  const figures = { writes: writes.length, requests: 0, succeeded: 0, faults: [] };
  const bench: Bench = { fixture, mark, theirs, keys: await keysOf(fixture.db, tables), made: 0, figures };
  await delivered(fixture.db);
  const before = await rowHashes(fixture.db, tables, theirs.dealer.id);
  for (const endpoint of writes) await assign(bench, endpoint, atOnce);
  const foreign = changedTables(before, await rowHashes(fixture.db, tables, theirs.dealer.id));
  if (foreign.length > 0) bench.figures.faults.push(`another dealer's rows changed: ${foreign.join(', ')}`);
  return figures;
}

async function assign(bench: Bench, endpoint: Endpoint, atOnce: number): Promise<void> {
  let of = await fresh(bench);
  const first = await attempt(bench, endpoint, of, []);
  const second = await attempt(bench, endpoint, of, []);
  if (first.status < 300) bench.figures.succeeded++;
  // A call that works only once gets a new dealer each time.
  const isRepeatable = first.status === second.status;
  const plain = isRepeatable ? await attempt(bench, endpoint, of, []) : first;
  const keys = extraKeys(endpoint);
  for (let from = 0; from < keys.length; from += atOnce) {
    if (!isRepeatable) of = await fresh(bench);
    const extra = keys.slice(from, from + atOnce);
    let outcome = await attempt(bench, endpoint, of, extra);
    if (outcome.status === TOO_MANY && plain.status !== TOO_MANY) {
      // An account has limits: another account starts in the state of the plain request.
      of = await fresh(bench);
      await attempt(bench, endpoint, of, []);
      outcome = await attempt(bench, endpoint, of, extra);
    }
    bench.figures.requests++;
    if (JSON.stringify(outcome) !== JSON.stringify(plain))
      bench.figures.faults.push(
        `${endpoint.name} with ${extra.join(', ')}:\n  ${JSON.stringify(outcome)}\n  instead of\n  ${JSON.stringify(plain)}`,
      );
  }
}

const fresh = (bench: Bench): Promise<DealerFixture> =>
  createDealerFixture(bench.fixture, `m${++bench.made}x${bench.mark}`);

/** Makes the call once; returns its status and its changes. */
async function attempt(
  { fixture, theirs, keys, made: _, ...bench }: Bench,
  endpoint: Endpoint,
  of: DealerFixture,
  extra: readonly string[],
) {
  await fixture.renew(of.dealer);
  await fixture.renew(of.technician);
  const before = await readRows(fixture.db, keys, of.dealer.id);
  const n = nextName();
  const input = validInput(endpoint, of, n);
  for (const key of extra) input.body[key] = extraValue(key, of, theirs);
  const { status } = await fixture.send(requestOf(endpoint, input, n, of.dealer.access));
  const after = await readRows(fixture.db, keys, of.dealer.id);
  if (status >= 500) bench.figures.faults.push(`${endpoint.name} answered ${status}`);
  return { status, changes: changesOf(before, after, of) };
}

let named = 1_000_000;
const nextName = (): number => ++named;
