import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { fillPath } from '@smart-elevator/shared-api/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import type { AnySchema } from 'yup';
import { SeededRandom } from '../demo/SeededRandom';
import { exampleOf } from '../http/open-api/examples';
import { jsonSchemaOf, type JsonSchema } from '../http/open-api/jsonSchema';
import { documentedAnswers } from './documentedAnswers';
import { documentedWorld, type DocumentedWorld, type Values } from './documentedWorld';
import { testServer, type TestServer } from './testServer';
import { aPdf } from './sendFile';
import { uploadFile } from './uploadFile';

/** Requests of one dealer. */
const OF_ONE_DEALER = 40;

/** The stream of events does not end. */
const calls = endpoints.filter(({ file }) => file !== 'text/event-stream');

/** Calls of a dealer that change what others need, in the order in which they come after the others. */
const ENDINGS: readonly RegExp[] = [
  /^disableTotp$/,
  /^confirmTotp$/,
  /^(delete|remove|deactivate)/,
  /^(signOut|endSession|endAllSessions|changePassword|confirmPasswordReset|refreshToken)$/,
];
const rankOf = ({ name }: Endpoint): number => ENDINGS.findIndex((ending) => ending.test(name));

/**
 * Generated valid requests, for a test of its own server: every call several times, with values of its schemas and the
 * ids of real rows. `send` checks each answer against the document; `refused` are the calls that never succeeded.
 */
export function generatedRequests(seed: number) {
  const random = new SeededRandom(seed);
  const { expectDocumented } = documentedAnswers();

  let server: TestServer;
  beforeAll(async () => {
    // Every dealer of the test server may preview.
    const previewDealers = Array.from({ length: 1000 }, (_, made) => `dealer${made}`);
    server = await testServer({ previewDealers });
  });
  afterAll(() => server.close());

  async function send(requests: number): Promise<{ sent: number; refused: string[]; calls: number }> {
    const succeeded = new Set<string>();
    let sent = 0;
    const order: Endpoint[] = [];
    while (sent < requests) {
      const world = await documentedWorld(server);
      if (order.length === 0) order.push(...shuffled(calls));
      const batch = order.splice(0, Math.min(OF_ONE_DEALER, requests - sent));
      for (const endpoint of batch.toSorted((a, b) => rankOf(a) - rankOf(b))) {
        const answer = await request(endpoint, world);
        expectDocumented(endpoint, answer);
        sent += 1;
        if (answer.statusCode < 400) succeeded.add(endpoint.name);
      }
    }
    const refused = calls.map(({ name }) => name).filter((name) => !succeeded.has(name));
    return { sent, refused, calls: calls.length };
  }

  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((one) => ({ one, at: random.next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one);

  async function request(endpoint: Endpoint, world: DocumentedWorld): Promise<LightMyRequestResponse> {
    const { dealer } = world;
    const needed = await world.valuesOf(endpoint.name);
    const values = { ...world.values, ...needed };
    const names = Object.keys(needed);
    const url = fillPath(endpoint.path, sample(endpoint.params, values, 1));
    if (endpoint.upload) return uploadFile(dealer, url, world.file(), endpoint.upload);
    const query = sample(endpoint.query, { ...values, user_id: dealer.dealer_id }, 0.3, names);
    const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
    const accept = random.pick(['application/json', 'application/x-ndjson', 'text/csv']);
    return dealer.inject({
      method: endpoint.method,
      url,
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      headers: {
        ...(endpoint.bare ? { accept } : {}),
        ...(endpoint.content ? { 'content-type': 'application/pdf' } : {}),
        ...(endpoint.idempotent && random.happens(0.5) ? { 'idempotency-key': `${random.next()}` } : {}),
      },
      ...(hasBody ? { payload: endpoint.content ? aPdf() : sample(endpoint.body, values, 0.6, names) } : {}),
    });
  }

  /**
   * A value of a record, with its required and `needed` fields and `share` of the others; a field whose value is undefined is
   * left out.
   */
  const sample = (
    schema: AnySchema,
    values: Values,
    share: number,
    needed: readonly string[] = [],
  ): Record<string, unknown> => objectOf(jsonSchemaOf(schema), values, share, needed);

  function objectOf(
    { properties = {}, required = [] }: JsonSchema,
    values: Values,
    share: number,
    needed: readonly string[] = [],
  ) {
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => !(name in values && values[name] === undefined))
        .filter(([name]) => required.includes(name) || needed.includes(name) || random.happens(share))
        .map(([name, inner]) => [name, valueOf(inner, name, values)]),
    );
  }

  function valueOf(schema: JsonSchema, name: string, values: Values): unknown {
    const [type] = [schema.type].flat();
    const own = values[name];
    if (Array.isArray(own) && type !== 'array') return valueOf(schema, name, { ...values, [name]: own[0] });
    if (Array.isArray(own) || own === null) return own;
    if (type === 'object') return objectOf(schema, values, 0.6);
    if (type === 'array') return schema.items ? [valueOf(schema.items, name, values)] : [];
    if (own !== undefined) return type === 'string' ? String(own) : own;
    const [first, ...others] = (schema.enum ?? []).filter((one) => one !== null);
    if (first !== undefined) return random.pick([first, ...others]);
    if (type === 'boolean') return random.happens(0.5);
    return FREE[name]?.() ?? exampleOf(schema, name);
  }

  /** Values of fields that take many. */
  const FREE: Readonly<Record<string, () => unknown>> = {
    page: () => random.whole(1, 3),
    page_size: () => random.whole(1, 100),
    utc_offset: () => random.whole(-840, 840),
    search: () => text(),
    text: () => text(),
    summary: () => text(),
    description: () => text(),
    label: () => text(),
    building_name: () => text(),
    first_name: () => text(),
    value_rupees: () => random.whole(1, 9_999_999),
    capacity_kg: () => random.whole(100, 2_000),
    visits_a_year: () => random.whole(1, 24),
    main_cycle_days: () => random.whole(1, 365),
    name: () => `${text()} ${random.whole(1, 1_000_000)}`,
  };
  const text = () => random.pick(['doors', 'ELV-1', '7', '%', 'Öl ☂', "o'clock", '<b>', '\\', '山本']);

  return { send };
}
