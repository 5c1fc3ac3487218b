import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anElevator, aTicketDetails } from '@smart-elevator/shared-api/testing/factories';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../http/createServer';
import type { WaitingPush } from '../push/pushOutbox';
import { proxyApi } from './proxyApi';
import { pushChanges } from './pushChanges';

const BEARER = 'Bearer the-dealers-token';
const LOAD = 'PATCH /api/elevators/7/ without a body';

/** The answers of the back end by call. */
let answers: Record<string, [status: number, body: unknown]>;
let bearers: (string | undefined)[];
let sent: WaitingPush[];
let backEnd: Server;
let app: FastifyInstance;
/** Resolves when the next message is sent. */
let nextMessage: Promise<void>;
let failed: unknown;

beforeEach(async () => {
  sent = [];
  bearers = [];
  failed = undefined;
  answers = {
    'GET /api/users/get-pid-list-of-tech/': [200, { app_pids: ['tech-1', 'both'] }],
    'GET /api/elevators/7/customer_dealer_pid/': [200, ['customer-1', 'both']],
  };
  backEnd = createHttpServer((request, response) => {
    bearers.push(request.headers.authorization);
    const isLoad = request.method === 'PATCH' && Number(request.headers['content-length'] ?? 0) === 0;
    const [status, body] = answers[isLoad ? LOAD : `${request.method} ${request.url}`] ?? [404, {}];
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  backEnd.listen(0, '127.0.0.1');
  await once(backEnd, 'listening');
  const apiUrl = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
  app = await createServer(false);
  let announceSent: () => void = () => {};
  nextMessage = new Promise((resolve) => (announceSent = resolve));
  pushChanges(app, apiUrl, async (message) => {
    sent.push(message);
    announceSent();
    if (failed !== undefined) throw failed;
  });
  await proxyApi(app, apiUrl);
});
afterEach(async () => {
  await app.close();
  await new Promise((resolve) => backEnd.close(resolve));
});

const change = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  app.inject({ method, url, payload, headers: { authorization: BEARER, 'accept-encoding': 'gzip' } });

const ticket = aTicketDetails({
  ticket_key: 'ELV-1001',
  elevator_id: 7,
  elevator_name: 'North 1',
  status: 'InProgress',
  assignee_name: 'rahul',
});

test('a changed ticket is announced to the technicians, the customer and the dealer, each once (R842, R846)', async () => {
  answers['POST /api/tickets/ticket-update/5/'] = [200, ticket];
  const answer = await change('POST', '/api/tickets/ticket-update/5/', { status: 'InProgress' });
  expect(answer.json()).toEqual(ticket);
  await nextMessage;
  expect(sent).toMatchObject([
    {
      recipients: ['tech-1', 'both', 'customer-1'],
      heading: 'Ticket ELV-1001 is Updated !',
      content: 'Ticket status is InProgress and Assignee is rahul',
    },
  ]);
  expect(new Set(bearers)).toEqual(new Set([BEARER]));
});

test('a new ticket with an assignee is announced to the technicians (R841, R846)', async () => {
  answers['POST /api/tickets/create/'] = [201, ticket];
  await change('POST', '/api/tickets/create/', { summary: 'Stuck' });
  await nextMessage;
  expect(sent).toMatchObject([
    {
      recipients: ['tech-1', 'both'],
      content: 'A new ticket for the elevator North 1 was assigned to rahul.',
    },
  ]);
});

test('completed maintenance is announced to the customer and the dealer, once (R843, R846)', async () => {
  const elevator = anElevator({ elevator_id: 7, elevator_name: 'North 1' });
  answers[LOAD] = [200, { ...elevator, main_state: 'Completed' }];
  answers['PATCH /api/elevators/7/'] = [200, { ...elevator, main_state: 'Completed' }];
  // It was Completed before: this change is no completion.
  await change('PATCH', '/api/elevators/7/', { building_name: 'Mill' });
  answers[LOAD] = [200, { ...elevator, main_state: 'OverDue' }];
  await change('PATCH', '/api/elevators/7/', { main_state: 'Completed' });
  await nextMessage;
  expect(sent).toMatchObject([
    {
      recipients: ['customer-1', 'both'],
      heading: "Your 'Annual Maintenance Contract' is Updated !",
      content: 'The maintenance of elevator North 1 is Completed.',
    },
  ]);
});

test('a refused change and a read are not announced', async () => {
  answers['POST /api/tickets/ticket-update/5/'] = [400, { status: ['Not a status.'] }];
  answers[LOAD] = [200, anElevator({ elevator_id: 7, main_state: 'Completed' })];
  expect((await change('POST', '/api/tickets/ticket-update/5/', {})).statusCode).toBe(400);
  expect((await app.inject({ method: 'PATCH', url: '/api/elevators/7/' })).statusCode).toBe(200);
  answers['POST /api/tickets/create/'] = [201, ticket];
  await change('POST', '/api/tickets/create/', {});
  await nextMessage;
  expect(sent).toHaveLength(1);
});

test('a push service that fails does not fail the change', async () => {
  failed = new Error('no service');
  answers['POST /api/tickets/create/'] = [201, ticket];
  expect((await change('POST', '/api/tickets/create/', {})).statusCode).toBe(201);
  await nextMessage;
});
