import { NEW_PASSWORD } from '../testing/resetCalls';
import type { SignedIn } from '../testing/signedInCalls';
import { PASSCODE, testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let customer: SignedIn;
beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  other = await server.dealer();
  customer = await server.customer(dealer);
});
afterAll(() => server.close());

const SOMEBODY = {
  username: 'somebody.new',
  email: 'somebody.new@example.com',
  password1: NEW_PASSWORD,
  password2: NEW_PASSWORD,
  user_type: 'DealerUser',
  first_name: 'Somebody',
  last_name: 'New',
  phoneno: '5550100',
};

describe('registration accepts the allowed values, and no others', () => {
  const register = (changes: object) =>
    server.inject({
      method: 'POST',
      url: '/api/account/registration/',
      payload: { ...SOMEBODY, ...changes },
    });
  const storedAs = (username: string) =>
    server.db.query(
      'select user_type, is_verified, is_active, dealer_id = user_id as own from users where username = $1',
      [username],
    );

  test('is_staff, is_verified and unknown keys are ignored (R141)', async () => {
    const answer = await register({
      username: 'plain.dealer',
      email: 'plain@example.com',
      is_staff: 1,
      is_superuser: true,
      is_verified: true,
      is_active: false,
      user_id: 1,
      dealer_id: dealer.id,
      password_hash: 'x',
      __proto__: { is_verified: true },
      constructor: { prototype: { is_verified: true } },
    });
    expect(answer.statusCode).toBe(201);
    expect(await storedAs('plain.dealer')).toEqual([
      { user_type: 'DealerUser', is_verified: false, is_active: true, own: true },
    ]);
  });

  test.each(['AdminUser', 'dealeruser', 'DealerUser ', 0, true, ['DealerUser']])(
    'the user type %p is invalid',
    async (user_type) => {
      const answer = await register({ user_type, username: 'odd', email: 'odd@example.com' });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<object>())).toEqual(['user_type']);
      expect(await storedAs('odd')).toEqual([]);
    },
  );

  test('a technician needs the passcode, whatever else the body contains (R141)', async () => {
    const answer = await register({
      user_type: 'TechnicianUser',
      username: 'sneak',
      email: 'sneak@example.com',
      dealer_id: dealer.id,
      admin_email: dealer.email,
    });
    expect(answer.statusCode).toBe(400);
    const right = await register({
      user_type: 'TechnicianUser',
      username: 'sneak',
      email: 'sneak@example.com',
      dealer_id: other.id,
      admin_email: dealer.email.toUpperCase(),
      admin_passcode: PASSCODE,
    });
    expect(right.statusCode).toBe(201);
    const rows = await server.db.query('select dealer_id from users where username = $1', ['sneak']);
    expect(rows).toEqual([{ dealer_id: dealer.id }]);
  });

  test('a user name of 150 characters is accepted, one of 151 is not', async () => {
    const longest = await register({ username: 'n'.repeat(150), email: 'longest@example.com' });
    expect(longest.statusCode).toBe(201);
    const answer = await register({ username: 'n'.repeat(151), email: 'longer@example.com' });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { username: ['Ensure this field has no more than 150 characters.'] },
    ]);
  });

  test('an e-mail address in another case is the same address, everywhere', async () => {
    const person = await server.technician(dealer, { email: 'Mixed.Case@Example.com' });
    const taken = await register({ username: 'another', email: 'MIXED.case@example.COM' });
    expect(taken.json()).toEqual({ email: ['A user is already registered with this e-mail address.'] });
    const moved = await dealer.patch(`/api/users/${customer.id}/update_user/`, {
      email: 'mixed.CASE@example.com',
    });
    expect(moved.json()).toEqual({ email: ['A user is already registered with this e-mail address.'] });
    const deleted = await dealer.patch(`/api/account/${dealer.id}/user_delete/`, {
      email: 'mixed.case@EXAMPLE.com',
    });
    expect(deleted.json()).toEqual({ detail: `User with ID ${person.email} deleted successfully` });
  });
});
