import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer } from './createServer';
import { limitBodyTime } from './limitBodyTime';

/** Sends these bytes to a server whose bodies have so many milliseconds, and returns its answer when it has closed. */
async function answerTo(bytes: string, timeout: number): Promise<string> {
  const app = await createServer(false);
  app.post(
    '/',
    { onRequest: async (request, reply) => limitBodyTime(request, reply, timeout) },
    async () => ({}),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${bytes}`,
    );
    return await text(socket);
  } finally {
    socket.destroy();
    await app.close();
  }
}

test.each([
  ['never ends', 'Content-Length: 9000\r\n\r\n{'],
  ['in pieces never ends', 'Transfer-Encoding: chunked\r\n\r\n1\r\n \r\n'],
])('a body that %s gets 408, and the connection is closed', async (_, bytes) => {
  expect(await answerTo(bytes, 20)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that arrives is answered', async () => {
  expect(await answerTo('Content-Length: 2\r\n\r\n{}', 60_000)).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['its body was read', async () => ({})],
  ['it was refused before', undefined],
])('nothing is left of a request that is over: %s', async (_, handler) => {
  const set = jest.spyOn(globalThis, 'setTimeout');
  const cleared = jest.spyOn(globalThis, 'clearTimeout');
  const app = await createServer(false);
  app.post(
    '/',
    {
      onRequest: async (request, reply) => {
        limitBodyTime(request, reply, 54_321);
        if (!handler) await reply.code(401).send({});
      },
    },
    handler ?? (async () => ({})),
  );
  await app.inject({ method: 'POST', url: '/', payload: { a: 1 } });
  const at = set.mock.calls.findIndex(([, delay]) => delay === 54_321);
  expect(cleared).toHaveBeenCalledWith(set.mock.results[at]?.value);
  await app.close();
});
