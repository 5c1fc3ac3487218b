import { signIn } from '@smart-elevator/shared-api/contract/account/endpoints';
import { openDatabase } from '../database/Database';
import { createServer } from './createServer';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';

let of: TestDatabase;
beforeAll(async () => {
  of = await testDatabase();
});
afterAll(() => of.close());

/** What a call answers whose handler does `work`. */
async function answerTo(work: () => Promise<unknown>) {
  const app = await createServer(false);
  app.post(signIn.path, work);
  const answer = await app.inject({ method: 'POST', url: signIn.path });
  await app.close();
  return answer;
}

test('500: our own fault, with a request id and no inner words', async () => {
  const answer = await answerTo(async () => {
    throw new Error('connect to postgres://secret@db failed');
  });
  expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'A server error occurred.' }]);
  expect(answer.headers['x-request-id']).toBeTruthy();
});

test('400: a value that the database does not take', async () => {
  const answer = await answerTo(() => of.database.query('select $1::integer', ['x']));
  expect([answer.statusCode, answer.json()]).toEqual([400, { non_field_errors: ['Invalid value'] }]);
});

test('409: two who wrote the same at the same moment', async () => {
  const insert = () => of.database.query(`insert into dealers (dealer_id, passcode) values (1, '1')`);
  await insert();
  expect((await answerTo(insert)).statusCode).toBe(409);
});

test('503 with Retry-After: the database is away', async () => {
  const away = openDatabase({ host: '127.0.0.1', port: 1 });
  const answer = await answerTo(() => away.query('select 1'));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  await away.close();
});
