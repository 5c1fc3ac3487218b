import { NEW_PASSWORD, resetCalls } from '../testing/resetCalls';
import { secondFactorCalls } from '../testing/secondFactorCalls';
import type { SignedIn } from '../testing/signedInCalls';
import { PASSWORD } from '../testing/testPassword';
import { anElevator, aTicket } from '../testing/testRows';
import { PASSCODE, testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

/** Deletes a person and registers another one with the same name and address. */
async function replace(deleted: SignedIn, user_type: 'TechnicianUser' | 'CustomerUser'): Promise<number> {
  const { username, email } = deleted;
  await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email });
  const answer = await server.inject({
    method: 'POST',
    url: '/api/account/registration/',
    payload: {
      username,
      email,
      password1: NEW_PASSWORD,
      password2: NEW_PASSWORD,
      user_type,
      first_name: 'Anita',
      last_name: 'New',
      phoneno: '5550199',
      admin_email: dealer.email,
      admin_passcode: PASSCODE,
    },
  });
  expect(answer.statusCode).toBe(201);
  const [row] = await server.db.query<{ user_id: number }>(
    'select user_id from users where username = $1 and deleted_at is null',
    [username],
  );
  return row?.user_id ?? 0;
}

test('a new user with the name of a deleted technician has none of their tickets, elevators or profile', async () => {
  const deleted = await server.technician(dealer);
  const { elevator_id } = await anElevator(server.db, dealer.id, { engineer_id: deleted.id });
  for (const status of ['Open', 'Closed'])
    await aTicket(server.db, dealer.id, elevator_id, { assignee_id: deleted.id, status });
  const fresh = await replace(deleted, 'TechnicianUser');
  expect(fresh).not.toBe(deleted.id);
  const list = await dealer.get(`/api/account/${dealer.id}/employee_list/`);
  expect(list.json()).toMatchObject({
    results: [{ user_id: fresh, username: deleted.username, ticket_count: 0, first_name: 'Anita' }],
  });
  expect((await dealer.get(`/api/users/${fresh}/elevators/`)).json()).toEqual([]);
  expect((await dealer.get(`/api/users/${deleted.id}/update_user/`)).statusCode).toBe(404);
});

test('a new user with the name of a deleted customer has none of their elevators or tickets', async () => {
  const deleted = await server.customer(dealer);
  const { elevator_id } = await anElevator(server.db, dealer.id, { customer_id: deleted.id });
  await aTicket(server.db, dealer.id, elevator_id, { reporter_id: deleted.id });
  const fresh = await replace(deleted, 'CustomerUser');
  const list = await dealer.get(`/api/users/${dealer.id}/user_customer_list/`);
  expect(list.json()).toMatchObject({ results: [{ user_id: fresh, ticket_count: 0 }] });
});

test('no password, session, passcode, link or second factor of the deleted person gives access to the new account', async () => {
  const deleted = await server.technician(dealer);
  const reset = resetCalls(server);
  const passcode = await reset.passcodeFor(deleted);
  await secondFactorCalls(server).switchOn(deleted);
  await replace(deleted, 'TechnicianUser');
  expect((await reset.signIn(deleted.username, PASSWORD)).statusCode).toBe(401);
  expect((await deleted.get(`/api/users/${deleted.id}/update_user/`)).statusCode).toBe(401);
  const refreshed = await reset.post('/api/account/token/refresh/', { refresh: deleted.refresh });
  expect(refreshed.statusCode).toBe(401);
  const confirmed = await reset.confirm(deleted, passcode);
  expect([confirmed.statusCode, confirmed.json()]).toEqual([400, { token: ['Invalid value'] }]);
  expect((await reset.signIn(deleted.username, NEW_PASSWORD)).statusCode).toBe(200);
});

test('deleting by the e-mail address deletes its current owner, once', async () => {
  const deleted = await server.technician(dealer);
  await replace(deleted, 'TechnicianUser');
  const remove = () => dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: deleted.email });
  expect((await remove()).statusCode).toBe(200);
  expect((await remove()).statusCode).toBe(404);
  const names = await server.db.query('select from users where username = $1', [deleted.username]);
  expect(names).toHaveLength(2);
});
