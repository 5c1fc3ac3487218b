import { testServer, type TestServer } from '../testing/testServer';
import { forgetTelemetry } from './forgetTelemetry';
import { figuresOf } from './telemetryRepository';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const tell = (payload: unknown, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/api/telemetry/',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const aReport = (changes: object = {}) => ({
  remote: 'mf-tickets',
  version: '0.1.0-0123456789ab',
  kind: 'load',
  ms: 120,
  ...changes,
});
const said = (...reports: object[]) => ({ revision: 'abc123', reports });
const figures = () => figuresOf(server.db, 24);

describe('204', () => {
  test('reports of several pages add up by remote and version, without anybody signed in', async () => {
    const first = await tell(
      said(aReport(), aReport({ ms: 180 }), aReport({ kind: 'load_error', message: 'timeout' })),
    );
    expect([first.statusCode, first.body]).toEqual([204, '']);
    await tell(said(aReport({ ms: undefined }), aReport({ kind: 'render_error' })));
    await tell({ ...said(aReport({ version: '0.2.0-ab' })), revision: 'def456' });
    expect(await figures()).toEqual([
      {
        remote: 'mf-tickets',
        version: '0.1.0-0123456789ab',
        loads: 3,
        load_errors: 1,
        render_errors: 1,
        mean_ms: 150,
        last_message: 'timeout',
      },
      expect.objectContaining({ version: '0.2.0-ab', loads: 1, last_message: null }),
    ]);
  });

  test('one row an hour is kept for a version, whatever its pages tell', async () => {
    for (let page = 0; page < 5; page += 1) await tell(said(aReport(), aReport()));
    expect(await server.db.query('select loads::int from remote_telemetry')).toEqual([{ loads: 10 }]);
  });

  test('calls that come at once are all counted', async () => {
    const other = aReport({ remote: 'mf-people' });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        tell(index % 2 === 0 ? said(aReport(), other) : said(other, aReport())),
      ),
    );
    expect((await figures()).map(({ loads }) => loads)).toEqual([20, 20]);
  });

  test('no token and no mailed key is kept of a message', async () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjoxfQ.c2lnbmF0dXJl';
    const message = `Bearer ${token} failed at /verify?key=5d9c and ${token}`;
    await tell(said(aReport({ kind: 'load_error', message })));
    expect((await figures())[0]?.last_message).toBe('… failed at /verify… and …');
  });

  test('made-up versions do not fill the database; what is known is counted on', async () => {
    await tell(said(aReport()));
    for (let page = 0; page < 30; page += 1)
      await tell(
        said(...Array.from({ length: 20 }, (_, index) => aReport({ version: `9.9.${page * 20 + index}` }))),
      );
    await tell(said(aReport()));
    const [row] = await server.db.query<{ rows: number }>(
      'select count(*)::int as rows from remote_telemetry',
    );
    expect(row?.rows).toBe(500);
    expect((await figures()).find(({ version }) => version === aReport().version)?.loads).toBe(2);
  });

  test('what was told 60 days ago is forgotten', async () => {
    await tell(said(aReport()));
    await server.db.query("update remote_telemetry set hour = '2026-01-01T10:00:00Z'");
    await server.db.transaction((db) => forgetTelemetry.run(db, '2026-03-01'));
    expect(await server.db.query('select 1 from remote_telemetry')).toHaveLength(1);
    await server.db.transaction((db) => forgetTelemetry.run(db, '2026-03-04'));
    expect(await server.db.query('select 1 from remote_telemetry')).toEqual([]);
  });
});

test.each([
  ['nothing', {}],
  ['no revision', { reports: [] }],
  ['a revision that is free text', { revision: 'a b', reports: [] }],
  ['reports that are none', { revision: 'a', reports: 'x' }],
  ['a remote that is free text', said(aReport({ remote: '<b>' }))],
  ['a version that is free text', said(aReport({ version: 'my password' }))],
  ['a kind that nobody knows', said(aReport({ kind: 'click' }))],
  ['a time that is none', said(aReport({ ms: -1 }))],
  ['a message beyond 500 characters', said(aReport({ kind: 'load_error', message: 'x'.repeat(501) }))],
  ['a NUL in a message', said(aReport({ message: 'a\0b' }))],
  ['more than 20 reports', said(...Array.from({ length: 21 }, () => aReport()))],
  ['something that is no JSON', '{"revision"'],
  ['a list', []],
])('400: %s, and nothing is kept', async (_, body) => {
  expect((await tell(body)).statusCode).toBe(400);
  expect(await server.db.query('select 1 from remote_telemetry')).toEqual([]);
});

test('405, 415: another method, another type', async () => {
  expect((await server.inject({ url: '/api/telemetry/' })).statusCode).toBe(405);
  expect((await tell('a=b', { 'content-type': 'text/plain' })).statusCode).toBe(415);
});

test('429: an address that tells without end is stopped', async () => {
  const strict = await testServer({ rateLimitFactor: 0.05 });
  const answers = [];
  for (let call = 0; call < 8; call += 1) {
    const answer = await strict.inject({ method: 'POST', url: '/api/telemetry/', payload: said(aReport()) });
    answers.push(answer.statusCode);
  }
  await strict.close();
  expect(answers).toEqual([204, 204, 204, 204, 204, 204, 429, 429]);
});
