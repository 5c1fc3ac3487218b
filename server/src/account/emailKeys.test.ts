import { deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { createEmailKeys } from './emailKeys';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const verify = (payload: object) =>
  server.inject({ method: 'POST', url: '/api/account/registration/verify-email/', payload });

async function aKey(): Promise<{ key: string; user_id: number }> {
  const { id } = await server.dealer({ is_verified: false });
  const [key = ''] = await createEmailKeys(server.db, id, [id], 'verify');
  return { key, user_id: id };
}

test('200: of several concurrent calls with one key one succeeds', async () => {
  const { key } = await aKey();
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify({ key })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(7).fill(404)]);
});

test('400: without a key', async () => {
  const answer = await verify({});
  expect([answer.statusCode, answer.json()]).toEqual([400, { key: ['This field is required.'] }]);
});

test('404: a key older than 7 days, and that of a deleted person', async () => {
  const old = await aKey();
  await server.db.query(`update email_keys set expires_at = now() where user_id = $1`, [old.user_id]);
  const gone = await aKey();
  await deletePerson(server.db, { id: gone.user_id, dealer_id: gone.user_id });
  for (const { key } of [old, gone]) {
    const answer = await verify({ key });
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }]);
  }
});
