import { request } from 'node:http';
import { currentQueryTime } from '../database/queryTime';
import { createServer } from './createServer';
import { testServer, type TestServer } from '../testing/testServer';
import { anElevatorBody } from '../testing/anElevatorBody';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** The time that a call waited for the database, and its whole time. */
function timesOf(header: unknown): { db: number; total: number } {
  const [, db, total] = /^db;dur=([\d.]+), total;dur=([\d.]+)$/.exec(String(header)) ?? [];
  return { db: Number(db), total: Number(total) };
}

test('a signed-in caller learns how long the database took, also for a change with a body', async () => {
  const dealer = await server.dealer();
  const read = await dealer.get(`/api/tickets/all-ticket-list-dealer/${dealer.id}/`);
  const changed = await dealer.post('/api/elevators/add/', anElevatorBody(dealer));
  for (const { statusCode, headers } of [read, changed]) {
    expect(statusCode).toBeLessThan(300);
    const { db, total } = timesOf(headers['server-timing']);
    expect(db).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(db);
  }
});

test('a call without a session gets no duration, because the time would show whether an account exists', async () => {
  const payload = { username: 'nobody', password: 'wrong-password' };
  const answer = await server.inject({ method: 'POST', url: '/api/account/token/', payload });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['server-timing']).toBeUndefined();
});

test('statements after a body has arrived in parts belong to its request', async () => {
  const app = await createServer(false);
  app.post('/here', async (request) => currentQueryTime.getStore() === request.queryTime);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const answers = await Promise.all([postInParts(address), postInParts(address)]);
  await app.close();
  expect(answers).toEqual(['true', 'true']);
});

function postInParts(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(`${address}/here`, { method: 'POST', headers }, (answer) => {
      answer.setEncoding('utf8').once('data', resolve);
    });
    sent.on('error', reject).write('{"a":');
    setImmediate(() => sent.end('1}'));
  });
}
