import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proxyApi } from '../console/proxyApi';
import { createServer } from './createServer';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const SENT = `00-${TRACE}-${SPAN}-01`;

/** The headers that another back end gets for a call with these headers, and the ids in our log. */
async function passedOn(headers: Record<string, string>) {
  let received: IncomingHttpHeaders = {};
  const backEnd = createHttpServer((request, response) => {
    received = request.headers;
    response.end('{}');
  });
  await new Promise<void>((resolve) => void backEnd.listen(0, '127.0.0.1', resolve));
  const lines: string[] = [];
  const app = await createServer({ level: 'info', stream: { write: (line) => void lines.push(line) } });
  await proxyApi(app, `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`);
  await app.inject({ url: '/api/tickets/', headers });
  await app.close();
  await new Promise((resolve) => backEnd.close(resolve));
  const logged = lines.map((line) => JSON.parse(line) as { trace_id?: string; span_id?: string });
  return { received, logged: logged.at(-1) };
}

test('a trace goes on to the other back end, as a part of its own, and is in the log', async () => {
  const { received, logged } = await passedOn({ traceparent: SENT, tracestate: 'vendor=1' });
  expect(logged?.trace_id).toBe(TRACE);
  expect(logged?.span_id).toMatch(/^[0-9a-f]{16}$/);
  expect(logged?.span_id).not.toBe(SPAN);
  expect(received.traceparent).toBe(`00-${TRACE}-${logged?.span_id}-01`);
  expect(received.tracestate).toBe('vendor=1');
});

test('a trace of a later version of the standard goes on as one of this version', async () => {
  const { received } = await passedOn({ traceparent: `cc-${TRACE}-${SPAN}-00-more` });
  expect(received.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
});

test.each([
  ['none', undefined],
  ['one in capitals', SENT.toUpperCase()],
  ['one of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['one without a parent', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['one of a forbidden version', `ff-${TRACE}-${SPAN}-01`],
  ['one that is too long', `${SENT}-more`],
  ['two', `${SENT}, ${SENT}`],
  ['text', 'hello'],
])('a new trace begins instead of %s, without the state of another', async (_, traceparent) => {
  const { received, logged } = await passedOn({
    tracestate: 'vendor=1',
    ...(traceparent === undefined ? {} : { traceparent }),
  });
  expect(received.traceparent).toBe(`00-${logged?.trace_id}-${logged?.span_id}-00`);
  expect(logged?.trace_id).toMatch(/^[0-9a-f]{32}$/);
  expect(logged?.trace_id).not.toBe(TRACE);
  expect(received.tracestate).toBeUndefined();
});
