import { searchedEverywhere } from '../account/userColumns';
import { sql } from '../database/sql';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a search among many people reads an index (R430)', async () => {
  const big = await server.dealer();
  await server.db.query(
    `insert into users (dealer_id, user_type, username, email, first_name, last_name, phoneno, look)
     select $1, 'CustomerUser', 'many.' || n, '', 'Name', n::text, '+91 8' || lpad(n::text, 9, '0'), 'many ' || n
     from generate_series(1, 20000) n`,
    [big.id],
  );
  await server.db.query('vacuum (analyze) users');
  const plan = await server.db.query<{ 'QUERY PLAN': string }>(
    sql`explain select u.user_id from users u where u.dealer_id = ${big.id} and u.user_type = 'CustomerUser'
      and u.deleted_at is null and ${searchedEverywhere('080000 12345')}`,
  );
  await server.db.query('delete from users where dealer_id = $1 and user_id <> $1', [big.id]);
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_search');
});
