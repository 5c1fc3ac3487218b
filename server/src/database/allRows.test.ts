import { syncSignInNames } from '../account/signInNames';
import { insertRows } from '../demo/insertRows';
import { testServer, type TestServer } from '../testing/testServer';
import { readAllRows } from './allRows';
import { sql } from './sql';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('rows that are added, moved or deleted meanwhile neither repeat nor hide others', async () => {
  const { db } = server;
  const { id } = await server.dealer();
  const person = (n: number) => ({
    user_type: 'CustomerUser',
    username: `c${String(n).padStart(4, '0')}`,
    email: `c${n}@example.com`,
    first_name: 'Asha',
    last_name: 'Rao',
    is_active: true,
    is_verified: true,
  });
  await insertRows(
    db,
    'users',
    id,
    Array.from({ length: 1000 }, (_, n) => person(n)),
  );
  const which = sql`from users where dealer_id = ${id} and user_type = 'CustomerUser' and deleted_at is null`;
  const names: string[] = [];
  let isFirst = true;
  for await (const rows of readAllRows<{ username: string }>(db, {
    keys: sql`select user_id as key ${which} order by username`,
    rowsWith: (keys) => sql`select username ${which} and user_id = any(${keys}::bigint[]) order by username`,
  })) {
    names.push(...rows.map(({ username }) => username));
    if (!isFirst) continue;
    isFirst = false;
    await db.query('update users set deleted_at = now() where username = any($1)', [['c0001', 'c0900']]);
    await db.query("update users set username = 'a0950' where username = 'c0950'");
    await insertRows(db, 'users', id, [person(1000), { ...person(1001), username: 'b0001' }]);
  }
  const stored = await db.query<{ user_id: number }>('select user_id from users');
  await syncSignInNames(
    db,
    id,
    stored.map(({ user_id }) => user_id),
  );
  const expected = Array.from({ length: 1000 }, (_, n) => person(n).username).filter(
    (name) => name !== 'c0900',
  );
  expect(names.toSorted()).toEqual(expected.map((name) => (name === 'c0950' ? 'a0950' : name)).toSorted());
});
