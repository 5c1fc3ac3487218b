import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { SeededRandom } from '../../demo/SeededRandom';
import { documentedAnswers } from '../../testing/documentedAnswers';
import { testServer, type TestServer } from '../../testing/testServer';
import { exampleOf } from './examples';
import type { JsonSchema } from './jsonSchema';

const REQUESTS = 2_000;
/** Requests of one dealer: calls may end its session, or delete what others need. */
const OF_ONE_DEALER = 20;

const random = new SeededRandom(2_000);

/** A valid value: any of a choice, small numbers, texts with and without a match; otherwise the example. */
function valueOf(schema: JsonSchema, name: string): unknown {
  const [first, ...others] = schema.enum ?? [];
  if (first !== undefined) return random.pick([first, ...others]);
  if (schema.type === 'boolean') return random.happens(0.5);
  if (name === 'page') return random.whole(1, 3);
  if (name === 'page_size') return random.whole(1, 100);
  if (name === 'utc_offset') return random.whole(-840, 840);
  if (name === 'search' || name === 'text')
    return random.pick(['doors', 'ELV-1', '7', '%', 'Öl ☂', "o'clock"]);
  return exampleOf(schema, name);
}

const { newDealer, expectDocumented } = documentedAnswers(random, valueOf);

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const calls = endpoints.filter(({ file, upload }) => file === undefined && upload === undefined);
const [firstCall, ...otherCalls] = calls;

test(`the answers to ${REQUESTS} generated requests are as documented (R947)`, async () => {
  if (!firstCall) throw new Error('There are no calls.');
  let dealer = await newDealer(server);
  const answered = new Map<string, Set<number>>();
  for (let sent = 0; sent < REQUESTS; sent++) {
    if (sent % OF_ONE_DEALER === 0) dealer = await newDealer(server);
    const call = random.pick([firstCall, ...otherCalls]);
    const status = await expectDocumented(call, dealer);
    if (status === 401) dealer = await newDealer(server);
    answered.set(call.name, (answered.get(call.name) ?? new Set()).add(status));
  }
  expect([...answered.keys()].toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  const succeeded = [...answered].filter(([, statuses]) => [200, 201, 204].some((one) => statuses.has(one)));
  expect(succeeded.length).toBeGreaterThan(calls.length * 0.6);
}, 600_000);
