import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { UPLOAD_MAX_BYTES, uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';

const MEGABYTE = 1024 * 1024;
const PATHS = ['/api/elevators/upload_csv/', '/api/elevators/upload_csv/preview/'];
const PART = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';

let server: TestServer;
let dealer: SignedIn;
let port: number;
beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

/** Sends a head, and then the chunk repeatedly until an answer arrives or the connection refuses it. */
async function send(head: string, first = '', chunk?: Buffer): Promise<{ sent: number; answer: string }> {
  const socket = connect(port, '127.0.0.1');
  let answered = false;
  socket.on('error', () => undefined).once('data', () => (answered = true));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const answer = text(socket).catch(() => '');
  socket.write(`${head}\r\n\r\n${first}`);
  while (chunk && !answered && !socket.destroyed) {
    const taken = new Promise<void>((resolve) => socket.write(chunk, () => resolve()));
    await Promise.race([taken, closed]);
  }
  return { answer: await answer, sent: socket.bytesWritten };
}

const head = (path: string, body: string, token = dealer.token) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
  `Content-Type: multipart/form-data; boundary=b\r\n${body}`;

const chunkOf = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

describe.each(PATHS)('%s', (path) => {
  test('a file with a declared size over the limit is refused before any of it is sent, and the connection closes', async () => {
    const { answer } = await send(head(path, `Content-Length: ${UPLOAD_MAX_BYTES * 2}`));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain(uploadMessages().tooLarge);
  });

  test('a file of unknown size is read up to the limit and no further, and the connection closes', async () => {
    const { answer, sent } = await send(
      head(path, 'Transfer-Encoding: chunked'),
      chunkOf(Buffer.from(PART)).toString(),
      chunkOf(Buffer.alloc(MEGABYTE, 'x')),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain(uploadMessages().tooLarge);
    expect(sent).toBeLessThan(UPLOAD_MAX_BYTES + 10 * MEGABYTE);
  });
});

test('the body of a caller who may not upload is not read either', async () => {
  const { answer } = await send(head(PATHS[0] ?? '', `Content-Length: ${UPLOAD_MAX_BYTES}`, 'no-token'));
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toMatch(/^connection: close\r$/im);
});

test('the connection stays open for a small file, whatever errors it has', async () => {
  const body = `${PART}x\r\n--b--\r\n`;
  const answer = await fetch(`http://127.0.0.1:${port}${PATHS[0]}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${dealer.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    body,
  });
  expect([answer.status, answer.headers.get('connection')]).toEqual([400, 'keep-alive']);
});
