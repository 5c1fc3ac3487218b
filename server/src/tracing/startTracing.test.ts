import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pushOutbox } from '../push/pushOutbox';
import { startPushService } from '../testing/pushService';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { startTracing } from './startTracing';
import { sendNext } from '../outbox/sendOutbox';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

interface ExportedSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}
interface Export {
  resourceSpans: {
    resource: { attributes: ExportedSpan['attributes'] };
    scopeSpans: { spans: ExportedSpan[] }[];
  }[];
}

const valuesOf = (attributes: ExportedSpan['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

let receiver: Server;
let received: { path: string | undefined; body: Export }[];
let server: TestServer;
let stop: () => Promise<void>;
const notices: string[] = [];

beforeEach(async () => {
  received = [];
  notices.length = 0;
  receiver = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      received.push({ path: request.url, body: JSON.parse(text) });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '1000';
  process.env.OTEL_SERVICE_NAME = 'console-of-the-test';
  server = await testServer();
  ({ stop } = await startTracing((notice) => void notices.push(notice)));
});
afterEach(async () => {
  await stop();
  await server.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

/** The spans that the receiver has, after the sender has sent all of them. */
async function spans(): Promise<ExportedSpan[]> {
  await stop();
  return received.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
}

test('a request and its statements are parts of the caller’s trace, without values and names', async () => {
  const dealer = await server.dealer();
  const url = `/api/tickets/all-ticket-list-dealer/${dealer.id}/?page=1&search=hello`;
  const headers = { authorization: `Bearer ${dealer.token}`, traceparent: `00-${TRACE}-${CALLER}-01` };
  expect((await server.inject({ url, headers })).statusCode).toBe(200);
  const all = await spans();
  const request = all.find(({ kind }) => kind === 2);
  expect(request).toMatchObject({
    name: 'GET /api/tickets/all-ticket-list-dealer/:dealer_id/',
    traceId: TRACE,
    parentSpanId: CALLER,
  });
  expect(valuesOf(request?.attributes ?? [])).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/tickets/all-ticket-list-dealer/:dealer_id/',
    'http.response.status_code': 200,
    dealer_id: dealer.id,
  });
  const statements = all.filter(({ kind }) => kind === 3);
  expect(statements.length).toBeGreaterThan(1);
  for (const { traceId, parentSpanId } of statements)
    expect([traceId, parentSpanId]).toEqual([TRACE, request?.spanId]);
  const texts = statements.map(({ attributes }) => String(valuesOf(attributes)['db.query.text']));
  expect(texts.some((text) => text.includes('from tickets'))).toBe(true);
  expect(JSON.stringify(all)).not.toContain('hello');
  expect(JSON.stringify(all)).not.toContain(dealer.username);
  const [first] = received;
  expect(first?.path).toBe('/v1/traces');
  expect(valuesOf(first?.body.resourceSpans[0]?.resource.attributes ?? [])).toMatchObject({
    'service.name': 'console-of-the-test',
  });
});

test('a caller who does not sample has no spans', async () => {
  const traceparent = `00-${TRACE}-${CALLER}-00`;
  expect((await server.inject({ url: '/nowhere', headers: { traceparent } })).statusCode).toBe(404);
  expect(await spans()).toEqual([]);
});

test('a message is delivered as a part of the request that caused it, and its service gets the trace', async () => {
  const service = await startPushService();
  const dealer = await server.dealer();
  const customer = await server.customer(dealer);
  await customer.post('/api/users/subscriptions/', { subscription_id: 'phone' });
  const { elevator_id } = await anElevator(server.db, dealer.id, { customer_id: customer.id });
  const done = await dealer.patch(`/api/elevators/${elevator_id}/`, { main_state: 'Completed' });
  expect(done.statusCode).toBe(200);
  await sendNext(server.db, pushOutbox(service.send()), server.app.log);
  await service.close();
  const all = await spans();
  const delivery = all.find(({ name }) => name === 'deliver push_outbox');
  const cause = all.find(({ spanId }) => spanId === delivery?.parentSpanId);
  expect(cause?.name).toMatch(/^PATCH /);
  expect(delivery?.status.code).not.toBe(2);
  expect(service.received[0]?.headers.traceparent).toBe(`00-${cause?.traceId}-${delivery?.spanId}-01`);
});

test('a receiver that is away is reported, and requests are answered', async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  expect((await server.inject({ url: '/api/schema/' })).statusCode).toBe(200);
  await stop();
  expect(notices.join()).toContain('ECONNREFUSED');
});
