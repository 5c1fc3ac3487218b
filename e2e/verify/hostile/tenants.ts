import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { createDealerFixture, withBrowser, type DealerFixture } from './DealerFixture';
import { withConcurrency } from './withConcurrency';
import { changedTables, delivered, rowHashes, tablesOf } from './rowHashes';
import { isRefused, tenantCases, type TenantCase } from './tenantCases';
import type { Answer, HostileFixture } from './HostileFixture';

/** The result; everything except the counts is empty if dealers are separated. */
export interface TenantFigures {
  calls: number;
  requests: number;
  tables: number;
  leaks: string[];
  /** Changed rows of the other dealer, and changed own rows although every answer was a refusal. */
  writes: string[];
  /** Answers that differ from the contract. */
  unexpected: string[];
  /** By status. */
  statuses: Record<string, number>;
}

/** Intended effects of a call: entering an address mails a passcode to its owner. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  requestPasswordReset: ['password_resets', 'outbox', 'activity'],
};

/** Requests other dealers' data with every call of the contract. */
export async function probeTenants(fixture: HostileFixture, mark: string): Promise<TenantFigures> {
  const mine = await createDealerFixture(fixture, `own${mark}`);
  const theirs = await withBrowser(
    fixture,
    await withKeyOfItsOwn(fixture, await createDealerFixture(fixture, `canary${mark}`)),
  );
  const tables = await tablesOf(fixture.db);
  const figures: TenantFigures = {
    calls: endpoints.length,
    requests: 0,
    tables: tables.length,
    leaks: [],
    writes: [],
    unexpected: [],
    statuses: {},
  };
  for (const endpoint of endpoints) await probe(fixture, endpoint, { mine, theirs, tables }, figures);
  return figures;
}

/** Ticket keys start again for each dealer: the other dealer's key is changed to one that the caller does not have. */
async function withKeyOfItsOwn(fixture: HostileFixture, of: DealerFixture): Promise<DealerFixture> {
  const ticket_key = 'ELV-777777';
  await fixture.db.query('update tickets set ticket_key = $1 where ticket_id = $2', [
    ticket_key,
    of.ticket_id,
  ]);
  return { ...of, ticket_key };
}

/** The two sides of a proof, and the tables that are compared. */
export interface Around {
  mine: DealerFixture;
  theirs: DealerFixture;
  tables: readonly string[];
}

async function probe(
  fixture: HostileFixture,
  endpoint: Endpoint,
  { mine, theirs, tables }: Around,
  figures: TenantFigures,
) {
  const hashes = async () => {
    await delivered(fixture.db);
    return Promise.all([mine, theirs].map(({ dealer }) => rowHashes(fixture.db, tables, dealer.id)));
  };
  const cases = tenantCases(fixture, endpoint, mine, theirs);
  const [ownBefore = new Map(), theirsBefore = new Map()] = await hashes();
  const answers: Answer[] = await withConcurrency(cases, ({ sent }) => fixture.send(sent));
  const [ownAfter = new Map(), theirsAfter = new Map()] = await hashes();

  const allowed = EXPECTED[endpoint.name] ?? [];
  const foreign = changedTables(theirsBefore, theirsAfter).filter((table) => !allowed.includes(table));
  if (foreign.length > 0) figures.writes.push(`${endpoint.name}: theirs, ${foreign.join(', ')}`);
  // The own log records that a whole list was read (ADR-121).
  const isRead = endpoint.method === 'GET' && answers.some(({ status }) => status < 400);
  const own = changedTables(ownBefore, ownAfter).filter((table) => !(isRead && table === 'activity'));
  const refusedAll = answers.every(({ status }) => status >= 400) || endpoint.method === 'GET';
  if (refusedAll && own.length > 0) figures.writes.push(`${endpoint.name}: own, ${own.join(', ')}`);

  await forgetDevices(fixture, mine);
  cases.forEach((one, at) => judge(one, answers[at], theirs.mark, figures));
  figures.unexpected.push(...distinguishable(cases, answers));
}

/**
 * A caller that registers a device gets its messages: registrations of others' devices are reverted before the next
 * call.
 */
async function forgetDevices(
  { db }: HostileFixture,
  { dealer, subscription_id }: DealerFixture,
): Promise<void> {
  await db.query('delete from push_subscriptions where dealer_id = $1 and subscription_id <> $2', [
    dealer.id,
    subscription_id,
  ]);
  await db.query('delete from web_push_subscriptions where dealer_id = $1', [dealer.id]);
}

const named = ({ endpoint, role, slot, slotCase }: TenantCase): string =>
  `${endpoint.name} by ${role}${slot ? `, ${slot.part}.${slot.path.join('.')} ${slotCase}` : ''}`;

function judge(one: TenantCase, answer: Answer | undefined, canary: string, figures: TenantFigures): void {
  if (!answer) throw new Error(`${named(one)} was not answered.`);
  const { endpoint, role, sent } = one;
  figures.requests++;
  figures.statuses[answer.status] = (figures.statuses[answer.status] ?? 0) + 1;
  const answerText = `${JSON.stringify(answer.headers)}${answer.text}`;
  // The caller's own input may be returned, but nothing else.
  const asked = canariesIn(`${decodeURIComponent(sent.path)}\n${sent.body?.toString() ?? ''}`, canary);
  const leaked = canariesIn(answerText, canary).filter((word) => !asked.includes(word));
  if (leaked.length > 0) figures.leaks.push(`${named(one)}: ${leaked.join(' ')}`);
  const expected = role === 'nobody' || role === 'expired' ? 401 : 403;
  // A path that is too long is unknown and is refused before authentication.
  const tooLong = one.slotCase === 'huge' && one.slot?.part === 'params' && answer.status === 404;
  const wrongly = isRefused(endpoint, role) && answer.status !== expected && !tooLong;
  if (wrongly || answer.status >= 500)
    figures.unexpected.push(`${named(one)}: ${answer.status} ${answer.text.slice(0, 200)}`);
}

/** The other dealer's texts: each from the mark to the end of a possible name or address. */
export const canariesIn = (text: string, canary: string): string[] =>
  [...text.matchAll(new RegExp(`${canary}[\\w.@ -]*`, 'g'))].map(([word]) => word.trim());

/** Another dealer's row in a path or a body gives exactly the answer of a row that does not exist. */
function distinguishable(cases: readonly TenantCase[], answers: readonly Answer[]): string[] {
  return cases.flatMap((one, at) => {
    const isTheirs = one.slotCase === 'another dealer’s' && one.slot?.part === 'params';
    if (!isTheirs) return [];
    const twin = cases.findIndex(
      ({ slot, slotCase, role }) => slot === one.slot && slotCase === 'nobody’s' && role === one.role,
    );
    const [a, b] = [answers[at], answers[twin]];
    return a?.status === b?.status && a?.text === b?.text
      ? []
      : [`${named(one)}: ${a?.status} ${a?.text} unlike nobody’s, ${b?.status} ${b?.text}`];
  });
}
