import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../http/createServer';
import { healthRoutes } from '../http/healthRoutes';
import { isReachable, proxyApi } from './proxyApi';

/** Closes an idle connection after 2 seconds, without announcing it, and that of the first call without an answer. */
let backEnd: Server;
let address: string;
let app: FastifyInstance;
let received: string[];
let connections: Socket[];
let closes: boolean;
let status: number;

beforeEach(async () => {
  [received, connections, closes, status] = [[], [], true, 200];
  backEnd = createHttpServer({ keepAliveTimeout: 2_000 }, ({ method, socket }, response) => {
    received.push(method ?? '');
    if (closes) {
      closes = false;
      return void socket.destroy();
    }
    response.writeHead(status, { 'content-type': 'application/json', connection: 'keep-alive' }).end('{}');
  });
  backEnd.on('connection', (socket) => connections.push(socket));
  backEnd.listen(0, '127.0.0.1');
  await once(backEnd, 'listening');
  address = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
  app = await createServer(false);
  healthRoutes(app, () => isReachable(address));
  await proxyApi(app, address);
});
afterEach(async () => {
  await app.close();
  backEnd.closeAllConnections();
  backEnd.close();
});

const send = async (method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PATCH' | 'DELETE') =>
  (await app.inject({ method, url: '/api/elevators/' })).statusCode;

test.each(['GET', 'HEAD', 'OPTIONS'] as const)('%s is sent again on a new connection', async (method) => {
  expect(await send(method)).toBe(200);
  expect(received).toEqual([method, method]);
});

test.each(['POST', 'PATCH', 'DELETE'] as const)(
  '%s that may have arrived is not sent again',
  async (method) => {
    expect(await send(method)).toBe(503);
    expect(received).toEqual([method]);
  },
);

test('an idle connection is closed before the back end closes it', async () => {
  closes = false;
  expect(await send('GET')).toBe(200);
  const [connection] = connections;
  if (!connection) throw new Error('The back end was not called.');
  let closedByProxy = false;
  connection.on('end', () => (closedByProxy = true));
  await once(connection, 'close');
  expect(closedByProxy).toBe(true);
});

test('/readyz is 503 while the back end cannot be reached', async () => {
  closes = false;
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  backEnd.closeAllConnections();
  backEnd.close();
  await once(backEnd, 'close');
  const answer = await app.inject({ url: '/readyz' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
});

test.each([
  [401, 200],
  [404, 200],
  [500, 200],
  [502, 503],
  [503, 503],
  [504, 503],
])('while the API at API_URL answers %i, /readyz is %i', async (answered, expected) => {
  [closes, status] = [false, answered];
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(expected);
});
