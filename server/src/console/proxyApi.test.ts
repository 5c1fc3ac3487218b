import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from '../http/createServer';
import { proxyApi } from './proxyApi';

let backEnd: Server;
let address: string;
beforeAll(async () => {
  backEnd = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const seen = {
        method,
        url,
        authorization: headers.authorization,
        body: Buffer.concat(chunks).toString(),
      };
      response.writeHead(418, { 'content-type': 'application/json' }).end(JSON.stringify(seen));
    });
  });
  await new Promise<void>((resolve) => void backEnd.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => backEnd.close(resolve)));

test('a call reaches the other back end unchanged, and so does its answer (R1006)', async () => {
  const app = await createServer(false);
  await proxyApi(app, `${address}/base/`);
  const answer = await app.inject({
    method: 'PATCH',
    url: '/api/elevators/7/?x=1',
    headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
    payload: '{"main_state":"InDue"}',
  });
  expect(answer.statusCode).toBe(418);
  expect(answer.json()).toEqual({
    method: 'PATCH',
    url: '/base/api/elevators/7/?x=1',
    authorization: 'Bearer t',
    body: '{"main_state":"InDue"}',
  });
  await app.close();
});

test('telemetry is not sent to another back end', async () => {
  const app = await createServer(false);
  await proxyApi(app, address);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/telemetry/',
    payload: { revision: 'r1', reports: [] },
  });
  expect(answer.statusCode).toBe(204);
  await app.close();
});

test('an unavailable back end is reported as such', async () => {
  const app = await createServer(false);
  await proxyApi(app, 'http://127.0.0.1:1');
  const answer = await app.inject({ url: '/api/elevators/' });
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { detail: 'The service is not available at the moment. Please try again in a moment.' },
  ]);
  await app.close();
});
