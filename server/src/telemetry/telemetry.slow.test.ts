import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testServer, type TestServer } from '../testing/testServer';
import type { SignedIn } from '../testing/signedInCalls';
import { telemetryRetentionJob, versionStats } from './telemetryRepository';

const VERSION = '0.1.0-0123456789ab';
const REGISTRY = {
  revision: 'abc123',
  remotes: [
    {
      name: 'mf-tickets',
      version: VERSION,
      previous: { version: '0.0.9-ab' },
      canary: { version: '0.2.0-ab', share: 0.1 },
    },
    { name: 'mf-people', version: VERSION },
  ],
};

let folder: string;
let registryAt: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'se-telemetry-'));
  registryAt = path.join(folder, 'registry.json');
});
afterAll(() => rmSync(folder, { recursive: true }));

let server: TestServer;
let dealer: SignedIn;
beforeEach(async () => {
  writeFileSync(registryAt, JSON.stringify(REGISTRY));
  server = await testServer({ registryAt });
  dealer = await server.dealer();
});
afterEach(() => server.close());

const tell = (payload: unknown, headers: Record<string, string> = {}, by = dealer) =>
  by.inject({
    method: 'POST',
    url: '/api/telemetry/',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const aReport = (changes: object = {}) => ({
  remote: 'mf-tickets',
  version: VERSION,
  kind: 'load',
  ms: 120,
  ...changes,
});
const telemetryBody = (...reports: object[]) => ({ revision: 'abc123', reports });
const figures = () => versionStats(server.db, 24);
/** Sessions of this number of dealers. */
const dealers = (count: number) => Promise.all(Array.from({ length: count }, () => server.dealer()));

describe('204', () => {
  test('reports of several sessions add up by remote and version', async () => {
    const [second, third] = await dealers(2);
    const first = await tell(
      telemetryBody(
        aReport(),
        aReport({ kind: 'load_error', message: 'timeout' }),
        aReport({ kind: 'render_error' }),
      ),
    );
    expect([first.statusCode, first.body]).toEqual([204, '']);
    await tell(telemetryBody(aReport({ ms: 180 })), {}, second);
    await tell(
      { ...telemetryBody(aReport({ ms: undefined }), aReport({ version: '0.2.0-ab' })), revision: 'def456' },
      {},
      third,
    );
    expect(await figures()).toEqual([
      {
        remote: 'mf-tickets',
        version: VERSION,
        loads: 3,
        load_errors: 1,
        render_errors: 1,
        mean_ms: 150,
        last_message: 'timeout',
      },
      expect.objectContaining({ version: '0.2.0-ab', loads: 1, last_message: null }),
    ]);
  });

  test('a session counts once for each version, however often it reports', async () => {
    for (let page = 0; page < 5; page += 1)
      await tell(
        telemetryBody(aReport(), aReport(), aReport({ kind: 'load_error' }), aReport({ kind: 'load_error' })),
      );
    expect(await figures()).toEqual([
      expect.objectContaining({ loads: 1, load_errors: 1, render_errors: 0 }),
    ]);
  });

  test('one row per hour is stored for a version, whatever its pages report', async () => {
    for (const other of await dealers(5)) await tell(telemetryBody(aReport()), {}, other);
    expect(await server.db.query('select loads::int from remote_telemetry')).toEqual([{ loads: 5 }]);
  });

  test('concurrent calls are all counted, and those of one session once', async () => {
    const other = aReport({ remote: 'mf-people' });
    const all = [...(await dealers(10)), ...Array<SignedIn>(10).fill(dealer)];
    await Promise.all(
      all.map((one, index) =>
        tell(index % 2 === 0 ? telemetryBody(aReport(), other) : telemetryBody(other, aReport()), {}, one),
      ),
    );
    expect((await figures()).map(({ loads }) => loads)).toEqual([11, 11]);
  });

  test('no token and no mailed key is stored from a message', async () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjoxfQ.c2lnbmF0dXJl';
    const message = `Bearer ${token} failed at /verify?key=5d9c and ${token}`;
    await tell(telemetryBody(aReport({ kind: 'load_error', message })));
    expect((await figures())[0]?.last_message).toBe('… failed at /verify… and …');
  });

  test('only deployed versions count: the current one, the previous one, or a canary', async () => {
    const made = ['9.9.9', '0.0.9-ab', '0.2.0-ab', VERSION].map((version) => aReport({ version }));
    const answer = await tell(telemetryBody(...made, aReport({ remote: 'mf-made-up' })));
    expect(answer.statusCode).toBe(204);
    expect((await figures()).map(({ remote, version }) => [remote, version])).toEqual([
      ['mf-tickets', '0.0.9-ab'],
      ['mf-tickets', VERSION],
      ['mf-tickets', '0.2.0-ab'],
    ]);
  });

  test.each([
    ['no registry', undefined],
    ['a broken one', '{"remotes":[null,{"name":1}'],
    ['an empty one', '{"remotes":[null,{"name":1},{"name":"mf-tickets","version":2}]}'],
    ['an invalid one', '[]'],
  ])('with %s nothing is counted', async (_, text) => {
    if (text === undefined) rmSync(registryAt);
    else writeFileSync(registryAt, text);
    expect((await tell(telemetryBody(aReport()))).statusCode).toBe(204);
    expect(await figures()).toEqual([]);
  });

  test('reports older than 60 days are deleted', async () => {
    await tell(telemetryBody(aReport()));
    await server.db.query("update remote_telemetry set hour = '2026-01-01T10:00:00Z'");
    await server.db.query("update telemetry_told set told_at = '2026-01-01T10:00:00Z'");
    const kept = () =>
      server.db.query('select 1 from remote_telemetry union all select 1 from telemetry_told');
    await server.db.transaction((db) => telemetryRetentionJob.run(db, '2026-03-01'));
    expect(await kept()).toHaveLength(2);
    await server.db.transaction((db) => telemetryRetentionJob.run(db, '2026-03-04'));
    expect(await kept()).toEqual([]);
  });
});

test('401: not signed in, and nothing is stored', async () => {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/telemetry/',
    payload: telemetryBody(aReport()),
  });
  expect(answer.statusCode).toBe(401);
  expect(await server.db.query('select 1 from remote_telemetry')).toEqual([]);
});

test('403: the console is for dealers and technicians', async () => {
  expect((await tell(telemetryBody(aReport()), {}, await server.customer(dealer))).statusCode).toBe(403);
});

test.each([
  ['nothing', {}],
  ['no revision', { reports: [] }],
  ['a revision that is free text', { revision: 'a b', reports: [] }],
  ['invalid reports', { revision: 'a', reports: 'x' }],
  ['a remote that is free text', telemetryBody(aReport({ remote: '<b>' }))],
  ['a version that is free text', telemetryBody(aReport({ version: 'my password' }))],
  ['an unknown kind', telemetryBody(aReport({ kind: 'click' }))],
  ['an invalid time', telemetryBody(aReport({ ms: -1 }))],
  [
    'a message beyond 500 characters',
    telemetryBody(aReport({ kind: 'load_error', message: 'x'.repeat(501) })),
  ],
  ['a NUL in a message', telemetryBody(aReport({ message: 'a\0b' }))],
  ['more than 20 reports', telemetryBody(...Array.from({ length: 21 }, () => aReport()))],
  ['a body that is not JSON', '{"revision"'],
  ['a list', []],
])('400: %s, and nothing is stored', async (_, body) => {
  expect((await tell(body)).statusCode).toBe(400);
  expect(await server.db.query('select 1 from remote_telemetry')).toEqual([]);
});

test('405, 415: another method, another type', async () => {
  expect((await dealer.get('/api/telemetry/')).statusCode).toBe(405);
  expect((await tell('a=b', { 'content-type': 'text/plain' })).statusCode).toBe(415);
});

test('429: an address that reports endlessly is limited', async () => {
  const strict = await testServer({ rateLimitFactor: 0.05, registryAt });
  const teller = await strict.dealer();
  const answers = [];
  for (let call = 0; call < 8; call += 1) {
    const answer = await teller.post('/api/telemetry/', telemetryBody(aReport()));
    answers.push(answer.statusCode);
  }
  await strict.close();
  expect(answers).toEqual([204, 204, 204, 204, 204, 204, 429, 429]);
});
