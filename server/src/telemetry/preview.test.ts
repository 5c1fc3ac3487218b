import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ previewDealers: ['pilot'] });
});
afterAll(() => server.close());

const ask = { method: 'GET', url: '/api/preview/' } as const;

test('204: a dealer whom the operator named may preview, in any case of the name', async () => {
  const named = await server.dealer({ username: 'Pilot' });
  expect((await named.inject(ask)).statusCode).toBe(204);
});

test('404: another dealer gets the answer of an unknown address', async () => {
  const other = await server.dealer();
  const unknown = await other.inject({ method: 'GET', url: '/api/previews/' });
  const answer = await other.inject(ask);
  expect([answer.statusCode, answer.json()]).toEqual([404, unknown.json()]);
});

test('401: nobody previews without a session', async () => {
  expect((await server.inject(ask)).statusCode).toBe(401);
});
