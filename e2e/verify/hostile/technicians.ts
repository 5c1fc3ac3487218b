import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import type { Domain, Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { createDealerFixture, peopleOf, rowsOf, type DealerFixture, type Marked } from './DealerFixture';
import type { HostileFixture, Sent } from './HostileFixture';
import { ownValue } from './parameterValues';
import { changedTables, delivered, rowHashes, tablesOf } from './rowHashes';
import { isRefused, put, slotsOf, type Slot } from './tenantCases';
import { canariesIn, type Around } from './tenants';
import { requestOf, validInput } from './validInput';
import { withConcurrency } from './withConcurrency';

/** The result; `leaks`, `writes` and `unexpected` are empty if a technician gets their own rows only. */
export interface TechnicianFigures {
  /** The calls that a technician may make. */
  admitted: number;
  refused: number;
  requests: number;
  leaks: string[];
  writes: string[];
  unexpected: string[];
}

/** What all technicians of a dealer share: in an emergency each may help (R1303), and forms have the same fields. */
const SHARED: readonly Domain[] = ['alarms', 'custom-fields'];

/** Answers to another technician's row in a path that are not 404, and show and change nothing either. */
const OTHER_ANSWERS: Readonly<Record<string, number>> = {
  // Dealers only, and of a ticket nothing but the status: refused before the row is looked for.
  updatePerson: 403,
  updateTicket: 403,
  // None of the own tickets are of that elevator.
  elevatorTicketList: 200,
};

interface Request {
  /** The parameter with a row of the other technician; undefined for a call with own rows. */
  slot: Slot | undefined;
  sent: Sent;
}

/** Calls every endpoint as a technician, with the rows of another technician of the same dealer. */
export async function probeTechnicians(fixture: HostileFixture, mark: string): Promise<TechnicianFigures> {
  const mine = await createDealerFixture(fixture, `own${mark}`);
  const theirs = await createColleague(fixture, mine, `colleague${mark}`);
  const tables = await tablesOf(fixture.db);
  const figures: TechnicianFigures = {
    ...{ admitted: 0, refused: 0, requests: 0 },
    ...{ leaks: [], writes: [], unexpected: [] },
  };
  for (const endpoint of endpoints) {
    if (endpoint.access === 'public' || isShared(endpoint)) continue;
    await probe(fixture, endpoint, { mine, theirs, tables }, figures);
  }
  return figures;
}

const isShared = (endpoint: Endpoint): boolean =>
  SHARED.includes(endpoint.domain) && !isRefused(endpoint, 'technician');

/** Another technician of the same dealer and another customer, with rows of their own, whose every text has another mark. */
async function createColleague(
  fixture: HostileFixture,
  of: DealerFixture,
  mark: string,
): Promise<DealerFixture> {
  const texts: Marked = (field) => `${mark} ${field}`;
  const people = await peopleOf(fixture, mark, of, texts);
  return { ...of, mark, ...people, ...(await rowsOf(fixture, mark, people, texts)) };
}

/** With own rows, unless that would change them, and with each row of the other technician. */
function requestsOf(endpoint: Endpoint, mine: DealerFixture, theirs: DealerFixture): Request[] {
  const token = mine.technician.access;
  const own = requestOf(endpoint, validInput(endpoint, mine, 1), 1, token);
  const isHarmless = endpoint.method === 'GET' || isRefused(endpoint, 'technician');
  const foreign = slotsOf(endpoint).flatMap((slot): Request[] => {
    const name = slot.path.findLast((step) => step !== '0') ?? '';
    const value = ownValue(endpoint.name, name, theirs);
    // A device belongs to the last person who signed in on it.
    if (endpoint.name === 'addSubscription') return [];
    if (value === undefined || value === ownValue(endpoint.name, name, mine)) return [];
    const input = validInput(endpoint, mine, 1);
    put(input[slot.part], slot.path, value);
    return [{ slot, sent: requestOf(endpoint, input, 1, token) }];
  });
  return [...(isHarmless ? [{ slot: undefined, sent: own }] : []), ...foreign];
}

async function probe(
  fixture: HostileFixture,
  endpoint: Endpoint,
  { mine, theirs, tables }: Around,
  figures: TechnicianFigures,
): Promise<void> {
  const isOut = isRefused(endpoint, 'technician');
  figures[isOut ? 'refused' : 'admitted']++;
  const hashes = async () => {
    await delivered(fixture.db);
    return rowHashes(fixture.db, tables, mine.dealer.id);
  };
  const requests = requestsOf(endpoint, mine, theirs);
  const before = await hashes();
  const answers = await withConcurrency(requests, ({ sent }) => fixture.send(sent));
  const changed = changedTables(before, await hashes());
  const usual = OTHER_ANSWERS[endpoint.name];
  const isRefusal =
    answers.every(({ status }) => status >= 400 || status === usual) || endpoint.method === 'GET';
  if (isRefusal && changed.length > 0) figures.writes.push(`${endpoint.name}: ${changed.join(', ')}`);

  requests.forEach(({ slot, sent }, at) => {
    const { status = 0, headers = {}, text = '' } = answers[at] ?? {};
    figures.requests++;
    const name = `${endpoint.name}${slot ? `, ${slot.part}.${slot.path.join('.')}` : ''}`;
    const asked = canariesIn(`${decodeURIComponent(sent.path)}\n${sent.body?.toString() ?? ''}`, theirs.mark);
    const leaked = canariesIn(`${JSON.stringify(headers)}${text}`, theirs.mark).filter(
      (word) => !asked.includes(word),
    );
    if (leaked.length > 0) figures.leaks.push(`${name}: ${leaked.join(' ')}`);
    const expected = isOut ? 403 : slot?.part === 'params' ? (usual ?? 404) : undefined;
    if (expected === undefined ? status >= 500 : status !== expected)
      figures.unexpected.push(`${name}: ${status} ${text.slice(0, 200)}`);
  });
}
