import { testDatabase } from '../testing/testDatabase';
import { deletePerson } from '../testing/testRows';
import { PASSWORD, PASSWORD_HASH } from '../testing/testPassword';
import { testServer, type TestServer } from '../testing/testServer';
import { repairSignInNames } from './signInNames';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const signIn = async (username: string) => {
  const payload = { username, password: PASSWORD };
  return (await server.inject({ method: 'POST', url: '/api/account/token/', payload })).statusCode;
};

const repair = () => repairSignInNames(server.db, server.app.log);

/** As a server of the former release stores a technician. */
async function formerlyStored(dealer_id: number, username: string) {
  const [stored = { user_id: 0 }] = await server.db.query<{ user_id: number }>(
    `insert into users (dealer_id, user_type, username, email, password_hash, is_active, is_verified)
     values ($1, 'TechnicianUser', $2, $2 || '@example.com', $3, true, true) returning user_id`,
    [dealer_id, username, PASSWORD_HASH],
  );
  return { dealer_id, user_id: stored.user_id };
}

test('whom a server of the former release stored, moved to another address or deleted is in order within minutes', async () => {
  const dealer = await server.dealer();
  const [moved, gone] = [await server.technician(dealer), await server.technician(dealer)];
  const added = await formerlyStored(dealer.id, 'Ravi');
  await server.db.query("update users set email = 'New@example.com' where user_id = $1", [moved.id]);
  await server.db.query('update users set deleted_at = now() where user_id = $1', [gone.id]);
  expect(await signIn('ravi')).toBe(401);
  const people = [moved, gone].map(({ id }) => ({ dealer_id: dealer.id, user_id: id }));
  expect(await repair()).toEqual([...people, added]);
  expect(await signIn('ravi')).toBe(200);
  const addresses = await server.db.query<{ email: string }>(
    'select email from sign_in_names order by user_id',
  );
  expect(addresses.map(({ email }) => email)).toEqual([dealer.email, 'new@example.com', 'ravi@example.com']);
  expect(await repair()).toEqual([]);
});

test('a name that somebody else has by then stays theirs', async () => {
  const dealer = await server.dealer();
  const added = await formerlyStored(dealer.id, 'ravi');
  const owner = await server.technician(dealer, { username: 'Ravi', email: 'owner@example.com' });
  expect(await repair()).toEqual([]);
  const names = "select user_id from sign_in_names where username = 'ravi'";
  expect(await server.db.query(names)).toEqual([{ user_id: owner.id }]);
  await deletePerson(server.db, { id: added.user_id, dealer_id: dealer.id });
});

test('a test whose database has a person without a name in the directory fails', async () => {
  const of = await testDatabase();
  await of.database.query("insert into dealers (dealer_id, passcode) values (7, '1')");
  await of.database.query(
    "insert into users (user_id, dealer_id, user_type, username, email) values (7, 7, 'DealerUser', 'd', 'd@example.com')",
  );
  await expect(of.close()).rejects.toThrow('"user_id":7');
});
