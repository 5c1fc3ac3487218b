import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import type { DealerFixture } from './DealerFixture';
import { requestOf, validInput } from './validInput';
import type { Sent, HostileFixture } from './HostileFixture';

/** Just under the largest JSON body. */
const MEGABYTE = 1024 * 1024;
const ROOM = MEGABYTE - 4_096;

/** The content of a large field, and its JSON. */
const fillings: Readonly<Record<string, () => string>> = {
  letters: () => JSON.stringify('a'.repeat(ROOM)),
  'an address': () => JSON.stringify(`${'a'.repeat(ROOM / 2)}@${'b.'.repeat(ROOM / 5)}`),
  blanks: () => JSON.stringify(`x${' '.repeat(ROOM - 10)}x`),
  digits: () => '9'.repeat(ROOM),
  'wide characters': () => JSON.stringify('é'.repeat(ROOM / 2)),
  'a list of numbers': () => `[${'1,'.repeat(ROOM / 2 - 1)}1]`,
  'a list of texts': () => `[${'"",'.repeat(ROOM / 3 - 1)}""]`,
  'a list of records': () => `[${'{},'.repeat(ROOM / 3 - 1)}{}]`,
  'lists in lists': () => `${'['.repeat(ROOM / 2)}${']'.repeat(ROOM / 2)}`,
  'records in records': () => `${'{"a":'.repeat(ROOM / 6)}1${'}'.repeat(ROOM / 6)}`,
  'many keys': () => `{${Array.from({ length: ROOM / 14 }, (_, at) => `"k${at}":1`).join(',')}}`,
};

export interface LargeFigures {
  requests: number;
  slowest: { ms: number; what: string };
  /** The largest answer, in bytes. */
  largest: { bytes: number; what: string };
  statuses: Record<string, number>;
  faults: string[];
}

/** Sends every call a megabyte in each field of its body, one after the other, and measures the answers. */
export async function sendLarge(fixture: HostileFixture, of: DealerFixture): Promise<LargeFigures> {
  const figures: LargeFigures = {
    requests: 0,
    slowest: { ms: 0, what: '' },
    largest: { bytes: 0, what: '' },
    statuses: {},
    faults: [],
  };
  for (const endpoint of endpoints)
    for (const [field, filling, sent] of largeRequests(endpoint, of)) {
      const what = `${endpoint.name}.${field} of ${filling}`;
      const { status, text, ms } = await fixture.send(sent);
      figures.requests++;
      figures.statuses[status] = (figures.statuses[status] ?? 0) + 1;
      if (ms > figures.slowest.ms) figures.slowest = { ms, what };
      if (text.length > figures.largest.bytes) figures.largest = { bytes: text.length, what };
      if (status >= 500) figures.faults.push(`${what}: ${status}`);
    }
  return figures;
}

function* largeRequests(
  endpoint: Endpoint,
  of: DealerFixture,
): Generator<[field: string, filling: string, Sent]> {
  const { params, query, body } = validInput(endpoint, of, 1);
  if (endpoint.method === 'GET' || endpoint.upload) return;
  for (const field of Object.keys(body))
    for (const [filling, write] of Object.entries(fillings)) {
      const { [field]: _, ...rest } = body;
      const others = JSON.stringify(rest).slice(1);
      const filled = `{${JSON.stringify(field)}:${write()}${others === '}' ? '' : ','}${others}`;
      const sent = requestOf(endpoint, { params, query, body: {} }, 1, of.dealer.access);
      yield [field, filling, { ...sent, body: filled }];
    }
}
