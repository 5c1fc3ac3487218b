import { signIn } from '@smart-elevator/shared-api/contract/account/endpoints';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { openDatabase } from '../database/Database';
import { createServer } from './createServer';
import { listen } from './listen';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';

let of: TestDatabase;
beforeAll(async () => {
  of = await testDatabase();
});
afterAll(() => of.close());

/** The answer to a call whose handler does `work`. */
async function answerTo(work: () => Promise<unknown>) {
  const app = await createServer(false);
  app.post(signIn.path, work);
  const answer = await app.inject({ method: 'POST', url: signIn.path });
  await app.close();
  return answer;
}

test('500: a fault of the server, with a request id and no internal details', async () => {
  const answer = await answerTo(async () => {
    throw new Error('connect to postgres://secret@db failed');
  });
  expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'A server error occurred.' }]);
  expect(answer.headers['x-request-id']).toBeTruthy();
});

test('400: a value that the database does not accept', async () => {
  const answer = await answerTo(() => of.database.query('select $1::integer', ['x']));
  expect([answer.statusCode, answer.json()]).toEqual([400, { non_field_errors: ['Invalid value'] }]);
});

test('409: two users who write the same at the same moment', async () => {
  const insert = () => of.database.query(`insert into dealers (dealer_id, passcode) values (1, '1')`);
  await insert();
  expect((await answerTo(insert)).statusCode).toBe(409);
});

test('503 with Retry-After: the database is unavailable', async () => {
  const away = openDatabase({ host: '127.0.0.1', port: 1 });
  const answer = await answerTo(() => away.query('select 1'));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  await away.close();
});

describe('a browser that disconnects', () => {
  const FORM =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9999\r\n\r\n' +
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname,address\r\n';

  /** The first log entry about a request that `work` handles while the browser disconnects. */
  async function firstLogOf(
    text: string,
    work: (request: FastifyRequest, vanish: () => Promise<void>) => Promise<unknown>,
  ): Promise<unknown> {
    let resolveLine: (line: unknown) => void = () => {};
    const heard = new Promise<unknown>((resolve) => (resolveLine = resolve));
    const write = (line: string) => void (JSON.parse(line).reqId && resolveLine(JSON.parse(line)));
    const app = await createServer({ level: 'info', stream: { write } });
    await app.register(multipart);
    const browsers: Socket[] = [];
    app.route({
      method: ['GET', 'POST'],
      url: '/',
      handler: (request, { raw }) =>
        work(request, async () => {
          const gone = once(raw, 'close');
          for (const browser of browsers) browser.destroy();
          await gone;
        }),
    });
    const browser = connect(Number(new URL(await listen(app, '127.0.0.1', 0)).port), '127.0.0.1');
    browsers.push(browser);
    browser.write(text);
    return heard.finally(() => app.close());
  }

  test('while it sends a file: not a fault of the server', async () => {
    const logged = firstLogOf(FORM, async (request, vanish) => {
      const part = await request.file();
      const read = part?.toBuffer();
      await Promise.all([read, vanish()]);
    });
    expect(await logged).toMatchObject({ level: 30, msg: 'the caller disconnected' });
  });

  test('before it is answered: a failure after that is still a fault', async () => {
    const logged = firstLogOf('GET / HTTP/1.1\r\nHost: x\r\n\r\n', async (_, vanish) => {
      await vanish();
      throw new Error('broken');
    });
    expect(await logged).toMatchObject({ level: 50, msg: 'request failed' });
  });
});
