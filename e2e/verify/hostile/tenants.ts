import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { aFullDealer, withBrowser, type FullDealer } from './FullDealer';
import { withConcurrency } from './withConcurrency';
import { changedTables, delivered, rowHashes, tablesOf } from './rowHashes';
import { isRefused, tenantCases, type TenantCase } from './tenantCases';
import type { Answer, World } from './World';

/** What came of it; everything but the counts is empty where dealers are kept apart. */
export interface TenantFigures {
  calls: number;
  requests: number;
  tables: number;
  leaks: string[];
  /** Rows of the other dealer that changed, or own ones though every answer was a refusal. */
  writes: string[];
  /** Answers that are not what the contract says of such a request. */
  odd: string[];
  /** By status. */
  statuses: Record<string, number>;
}

/** What a call does by its contract: whoever types an address has a passcode mailed to whom it belongs to. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  requestPasswordReset: ['password_resets', 'outbox'],
};

/** Asks every call of the contract for what is not the caller's. */
export async function probeTenants(world: World, mark: string): Promise<TenantFigures> {
  const mine = await aFullDealer(world, `own${mark}`);
  const theirs = await withBrowser(
    world,
    await withKeyOfItsOwn(world, await aFullDealer(world, `canary${mark}`)),
  );
  const tables = await tablesOf(world.db);
  const figures: TenantFigures = {
    calls: endpoints.length,
    requests: 0,
    tables: tables.length,
    leaks: [],
    writes: [],
    odd: [],
    statuses: {},
  };
  for (const endpoint of endpoints) await probe(world, endpoint, { mine, theirs, tables }, figures);
  return figures;
}

/** Keys of tickets begin anew with each dealer: theirs becomes one that the caller has none of. */
async function withKeyOfItsOwn(world: World, of: FullDealer): Promise<FullDealer> {
  const ticket_key = 'ELV-777777';
  await world.db.query('update tickets set ticket_key = $1 where ticket_id = $2', [ticket_key, of.ticket_id]);
  return { ...of, ticket_key };
}

interface Around {
  mine: FullDealer;
  theirs: FullDealer;
  tables: readonly string[];
}

async function probe(
  world: World,
  endpoint: Endpoint,
  { mine, theirs, tables }: Around,
  figures: TenantFigures,
) {
  const hashes = async () => {
    await delivered(world.db);
    return Promise.all([mine, theirs].map(({ dealer }) => rowHashes(world.db, tables, dealer.id)));
  };
  const cases = tenantCases(world, endpoint, mine, theirs);
  const [ownBefore = new Map(), theirsBefore = new Map()] = await hashes();
  const answers: Answer[] = await withConcurrency(cases, ({ sent }) => world.send(sent));
  const [ownAfter = new Map(), theirsAfter = new Map()] = await hashes();

  const allowed = MEANT[endpoint.name] ?? [];
  const foreign = changedTables(theirsBefore, theirsAfter).filter((table) => !allowed.includes(table));
  if (foreign.length > 0) figures.writes.push(`${endpoint.name}: theirs, ${foreign.join(', ')}`);
  const own = changedTables(ownBefore, ownAfter);
  const refusedAll = answers.every(({ status }) => status >= 400) || endpoint.method === 'GET';
  if (refusedAll && own.length > 0) figures.writes.push(`${endpoint.name}: own, ${own.join(', ')}`);

  await forgetDevices(world, mine);
  cases.forEach((one, at) => judge(one, answers[at], theirs.mark, figures));
  figures.odd.push(...toldApart(cases, answers));
}

/** Whoever says that a device is theirs is told there: what callers said of others' is taken back before the next call. */
async function forgetDevices({ db }: World, { dealer, subscription_id }: FullDealer): Promise<void> {
  await db.query('delete from push_subscriptions where dealer_id = $1 and subscription_id <> $2', [
    dealer.id,
    subscription_id,
  ]);
  await db.query('delete from web_push_subscriptions where dealer_id = $1', [dealer.id]);
}

const named = ({ endpoint, role, slot, stands }: TenantCase): string =>
  `${endpoint.name} by ${role}${slot ? `, ${slot.part}.${slot.path.join('.')} ${stands}` : ''}`;

function judge(one: TenantCase, answer: Answer | undefined, canary: string, figures: TenantFigures): void {
  if (!answer) throw new Error(`${named(one)} was not answered.`);
  const { endpoint, role, sent } = one;
  figures.requests++;
  figures.statuses[answer.status] = (figures.statuses[answer.status] ?? 0) + 1;
  const said = `${JSON.stringify(answer.headers)}${answer.text}`;
  // What the caller said themselves may come back, but nothing besides.
  const asked = canariesIn(`${decodeURIComponent(sent.path)}${sent.body?.toString() ?? ''}`, canary);
  const heard = canariesIn(said, canary).filter((word) => !asked.includes(word));
  if (heard.length > 0) figures.leaks.push(`${named(one)}: ${heard.join(' ')}`);
  const expected = role === 'nobody' || role === 'expired' ? 401 : 403;
  // A path that is too long is nobody's, and is not even asked who calls.
  const tooLong = one.stands === 'huge' && one.slot?.part === 'params' && answer.status === 404;
  const wrongly = isRefused(endpoint, role) && answer.status !== expected && !tooLong;
  if (wrongly || answer.status >= 500)
    figures.odd.push(`${named(one)}: ${answer.status} ${answer.text.slice(0, 200)}`);
}

/** The other dealer's words: each from the mark to the end of what may be a name or an address. */
const canariesIn = (text: string, canary: string): string[] =>
  [...text.matchAll(new RegExp(`${canary}[\\w.@ -]*`, 'g'))].map(([word]) => word.trim());

/** Another dealer's row in a path or a body answers to the letter as one that nobody has. */
function toldApart(cases: readonly TenantCase[], answers: readonly Answer[]): string[] {
  return cases.flatMap((one, at) => {
    const isTheirs = one.stands === 'another dealer’s' && one.slot?.part === 'params';
    if (!isTheirs) return [];
    const twin = cases.findIndex(
      ({ slot, stands, role }) => slot === one.slot && stands === 'nobody’s' && role === one.role,
    );
    const [a, b] = [answers[at], answers[twin]];
    return a?.status === b?.status && a?.text === b?.text
      ? []
      : [`${named(one)}: ${a?.status} ${a?.text} unlike nobody’s, ${b?.status} ${b?.text}`];
  });
}
