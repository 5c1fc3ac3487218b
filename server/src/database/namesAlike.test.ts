import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { migrate, readMigrations } from './migrate';

let of: TestDatabase;
beforeEach(async () => {
  of = await testDatabase('template0');
});
afterEach(() => of.close());

test('people whose names looked alike before keep them, and new look-alikes are refused', async () => {
  const migrations = readMigrations();
  const before = migrations.findIndex(({ name }) => name === '0024_names_alike');
  await migrate(of.connection, migrations.slice(0, before));
  const names = ['bob', 'ВОВ', 'ｃａｒｌ', 'ｄａｖｅ', 'dave', 'ｅｖｅ', '𝐞𝐯𝐞', 'frank'];
  for (const [at, name] of names.entries()) {
    await of.database.query("insert into dealers (dealer_id, passcode) values ($1, '1')", [at + 1]);
    await of.database.query(
      "insert into users (user_id, dealer_id, user_type, username, email) values ($1, $1, 'DealerUser', $2, $2)",
      [at + 1, name],
    );
  }
  await migrate(of.connection, migrations);
  const kept = await of.database.query<{ username: string }>('select username from users order by user_id');
  expect(kept.map(({ username }) => username)).toEqual(['bob', 'ВОВ', 'carl', ...names.slice(3)]);
  const looks = await of.database.query<{ look: string }>('select look from users order by user_id');
  expect(looks.map(({ look }) => look)).toEqual([
    'bob',
    'bob 2',
    'carl',
    'dave',
    'dave 5',
    'eve',
    'eve 7',
    'frank',
  ]);
});
