import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { composeMail } from '../mail/composeMail';
import { enqueueMail } from '../mail/enqueueMail';
import { testServer, type TestServer } from '../testing/testServer';
import { installationMetrics } from './installationMetrics';
import { serveMetrics } from './serveMetrics';

const TOKEN = 'a token that only the tests know, long enough';
const VERSION = '0.1.0-0123456789ab';

let folder: string;
let registryAt: string;
let server: TestServer;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'se-metrics-'));
  registryAt = path.join(folder, 'registry.json');
  writeFileSync(registryAt, JSON.stringify({ remotes: [{ name: 'mf-tickets', version: VERSION }] }));
  server = await testServer({ registryAt });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const serveAll = (token: string | undefined) =>
  serveMetrics(server.app, token, installationMetrics(server.db, registryAt));
const ask = (authorization?: string) =>
  server.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

test('requests are counted by the pattern of their address, with their durations', async () => {
  await serveAll(TOKEN);
  const dealer = await server.dealer();
  await dealer.get(`/api/tickets/all-ticket-list-dealer/${dealer.id}/`);
  await dealer.get('/api/tickets/all-ticket-list-dealer/999999/');
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/plain; version=0\.0\.4/),
    'cache-control': 'no-store',
  });
  const route = 'route="/api/tickets/all-ticket-list-dealer/:dealer_id/"';
  expect(answer.body).toContain(`http_requests_total{method="GET",${route},status="200"} 1`);
  expect(answer.body).toContain(`http_requests_total{method="GET",${route},status="404"} 1`);
  expect(answer.body).toContain(`http_request_duration_seconds_count{method="GET",${route}} 2`);
  expect(answer.body).not.toContain('/999999/');
  expect(answer.body).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
});

test('the database, the mails that wait, the sessions and the remotes are in it', async () => {
  await serveAll(TOKEN);
  const dealer = await server.dealer();
  await server.technician(dealer);
  await enqueueMail(server.db, dealer.id, composeMail('a@example.com', 'Hello', ['x']));
  await enqueueMail(server.db, dealer.id, composeMail('b@example.com', 'Hello', ['x']));
  await server.db.query("update outbox set created_at = now() - interval '90 seconds'");
  await server.db.query("update outbox set dead_at = now() where recipient = 'b@example.com'");
  const reports = [
    { remote: 'mf-tickets', version: VERSION, kind: 'load' },
    { remote: 'mf-tickets', version: VERSION, kind: 'load_error' },
  ];
  await dealer.post('/api/telemetry/', { revision: 'abc', reports });
  const { body } = await ask(`Bearer ${TOKEN}`);
  const labels = `{remote="mf-tickets",version="${VERSION}"}`;
  for (const line of [
    'database_up 1',
    'outbox_waiting{outbox="outbox"} 1',
    'outbox_dead{outbox="outbox"} 1',
    'outbox_waiting{outbox="push_outbox"} 0',
    'outbox_oldest_seconds{outbox="push_outbox"} 0',
    'sessions_active 2',
    `remote_deployed${labels} 1`,
    `remote_loads${labels} 1`,
    `remote_load_errors${labels} 1`,
    `remote_render_errors${labels} 0`,
  ])
    expect(body.split('\n')).toContain(line);
  const [, age] = /^outbox_oldest_seconds\{outbox="outbox"\} (\S+)$/m.exec(body) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(90);
  expect(body).toMatch(/^database_connections\{state="idle"\} [1-9]/m);
});

test('a database that does not answer is reported, and the rest is still measured', async () => {
  const away = { ...server.db, query: () => Promise.reject(new Error('away')) };
  await serveMetrics(server.app, TOKEN, installationMetrics(away, registryAt));
  const { statusCode, body } = await ask(`Bearer ${TOKEN}`);
  expect(statusCode).toBe(200);
  expect(body.split('\n')).toContain('database_up 0');
  expect(body).not.toContain('sessions_active');
  expect(body).toContain('remote_deployed{');
});

test.each([
  ['without a token', undefined],
  ['with another token', 'Bearer another token'],
  ['with the token in another scheme', `Basic ${TOKEN}`],
])('401: %s', async (_, authorization) => {
  await serveAll(TOKEN);
  const answer = await ask(authorization);
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toContain('Bearer');
});

test('404: a server without METRICS_TOKEN has no metrics', async () => {
  await serveAll(undefined);
  expect((await ask('Bearer undefined')).statusCode).toBe(404);
});
