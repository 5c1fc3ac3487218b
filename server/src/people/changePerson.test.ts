import type { SignedIn } from '../testing/signedInCalls';
import { deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let technician: SignedIn;
let customer: SignedIn;
let theirs: SignedIn;

const at = (id: number) => `/api/users/${id}/update_user/`;
const stored = async (id: number) =>
  (
    await server.db.query('select username, email, phoneno, is_verified from users where user_id = $1', [id])
  )[0];
const mailTo = (recipient: string) =>
  server.db.query<{ body_text: string }>('select body_text from outbox where recipient = $1', [recipient]);

beforeAll(async () => {
  server = await testServer({ requireVerifiedEmail: true });
  [dealer, other] = [await server.dealer(), await server.dealer()];
  technician = await server.technician(dealer, { username: 'anita' });
  customer = await server.customer(dealer, { username: 'copper' });
  theirs = await server.technician(other);
});
afterAll(() => server.close());

describe('200', () => {
  test('a person is loaded by a PATCH without a body and by the equivalent GET, and nothing is changed (R425, R946)', async () => {
    const data = {
      user_id: technician.id,
      user_type: 'TechnicianUser',
      username: 'anita',
      last_sign_in_at: expect.any(String),
      invitation: null,
      email: 'anita@example.com',
      first_name: 'Asha',
      last_name: 'Rao',
      phoneno: '5550100',
    };
    for (const answer of [await dealer.patch(at(technician.id)), await dealer.get(at(technician.id))])
      expect([answer.statusCode, answer.json()]).toEqual([200, { data }]);
    const ignored = await dealer.patch(at(technician.id), { username: 'else', is_staff: 1 });
    expect([ignored.statusCode, ignored.json()]).toEqual([200, { data }]);
    expect(await stored(technician.id)).toMatchObject({ username: 'anita', is_verified: true });
  });

  test('every user loads their own profile, by GET and by a PATCH without a body', async () => {
    for (const person of [dealer, technician, customer])
      for (const answer of [
        await person.get(at(person.id)),
        await person.patch(at(person.id)),
        await person.patch(at(person.id), {}),
      ])
        expect([answer.statusCode, answer.json()]).toMatchObject([
          200,
          { data: { user_id: person.id, email: person.email } },
        ]);
  });

  test('the named fields are changed, the rest stays; unknown keys are ignored (R425)', async () => {
    const answer = await dealer.patch(at(customer.id), {
      first_name: ' Asha Devi ',
      phoneno: '+91 98765 43210',
      username: 'taken_over',
      user_type: 'DealerUser',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        data: {
          user_id: customer.id,
          user_type: 'CustomerUser',
          username: 'copper',
          last_sign_in_at: expect.any(String),
          invitation: null,
          email: customer.email,
          first_name: 'Asha Devi',
          last_name: 'Rao',
          phoneno: '+91 98765 43210',
        },
      },
    ]);
    expect(await stored(customer.id)).toMatchObject({ username: 'copper', is_verified: true });
  });

  test('the same address in another case is not a new one', async () => {
    const person = await server.technician(dealer);
    const answer = await dealer.patch(at(person.id), { email: person.email.toUpperCase() });
    expect(answer.json()).toMatchObject({ data: { email: person.email.toUpperCase() } });
    expect(await stored(person.id)).toMatchObject({ is_verified: true });
    expect(await mailTo(person.email.toUpperCase())).toEqual([]);
  });

  test('a new address gets a link that confirms it', async () => {
    const person = await server.technician(dealer);
    await dealer.patch(at(person.id), { email: 'moved@example.com' });
    expect(await stored(person.id)).toMatchObject({ email: 'moved@example.com', is_verified: false });
    const [mail] = await mailTo('moved@example.com');
    const key = /verify-email\?key=([\w-]+)/.exec(mail?.body_text ?? '')?.[1];
    const url = '/api/account/registration/verify-email/';
    const confirmed = await server.inject({ method: 'POST', url, payload: { key } });
    expect(confirmed.statusCode).toBe(200);
    expect(await stored(person.id)).toMatchObject({ is_verified: true });
  });

  test('links mailed to the old address are invalid', async () => {
    const person = await server.customer(dealer);
    await server.db.query(
      `insert into email_keys (key_hash, dealer_id, user_id, purpose, expires_at)
       values ('old', $1, $2, 'verify', now() + interval '1 day')`,
      [dealer.id, person.id],
    );
    await server.db.query(
      `insert into password_resets (dealer_id, user_id, passcode_hash, expires_at)
       values ($1, $2, 'old', now() + interval '1 day')`,
      [dealer.id, person.id],
    );
    await dealer.patch(at(person.id), { email: 'elsewhere@example.com' });
    const [left] = await server.db.query(
      `select (select count(*) from email_keys where key_hash = 'old' and used_at is null) as keys,
              (select count(*) from password_resets where user_id = $1) as resets`,
      [person.id],
    );
    expect(left).toEqual({ keys: 0, resets: 0 });
  });

  test('an invited customer without a password gets a new invitation', async () => {
    const person = await server.customer(dealer);
    await server.db.query('update users set password_hash = null, invited_at = now() where user_id = $1', [
      person.id,
    ]);
    await dealer.patch(at(person.id), { email: 'invited@example.com' });
    const [mail] = await mailTo('invited@example.com');
    expect(mail?.body_text).toContain('set your own password');
  });

  test('the dealer’s e-mail (R424)', async () => {
    const answer = await dealer.get(`/api/users/dealer_user/${dealer.id}/`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { dealer_email: dealer.email }]);
  });
});

describe('400', () => {
  const emailKnown = ['A user is already registered with this e-mail address.'];

  test('an e-mail that another user has, also of another dealer, case-insensitively', async () => {
    for (const { email } of [customer, dealer, theirs]) {
      const answer = await dealer.patch(at(technician.id), { email: email.toUpperCase(), last_name: 'Else' });
      expect([answer.statusCode, answer.json()]).toEqual([400, { email: emailKnown }]);
    }
    expect((await dealer.get(at(technician.id))).json()).toMatchObject({ data: { last_name: 'Rao' } });
  });

  test('all but one of several concurrent changes to one address', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => server.customer(dealer)));
    const answers = await Promise.all(
      people.map(({ id }) => dealer.patch(at(id), { email: 'race@example.com' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  });

  test.each([
    ['email', 'nowhere', 'Enter a valid email address.'],
    ['email', ' ', 'This field may not be blank.'],
    ['first_name', '', 'This field may not be blank.'],
    ['last_name', null, 'This field may not be null.'],
    ['last_name', 'x'.repeat(151), 'Ensure this field has no more than 150 characters.'],
    ['phoneno', '1'.repeat(21), 'Ensure this field has no more than 20 characters.'],
  ])('%s: %j', async (field, value, sentence) => {
    const answer = await dealer.patch(at(technician.id), { [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()[field]).toContain(sentence);
  });
});

const calls = (id: number) => [
  { method: 'GET' as const, url: at(id) },
  { method: 'PATCH' as const, url: at(id) },
  { method: 'PATCH' as const, url: at(id), payload: { phoneno: '1' } },
];

test('401: without a token', async () => {
  const dealers = { method: 'GET' as const, url: `/api/users/dealer_user/${dealer.id}/` };
  for (const call of [...calls(technician.id), dealers])
    expect((await server.inject(call)).statusCode).toBe(401);
});

test('403: technicians and customers cannot change anyone, not even themselves', async () => {
  for (const person of [technician, customer]) {
    for (const id of [person.id, dealer.id, theirs.id])
      expect((await person.patch(at(id), { phoneno: '1' })).statusCode).toBe(403);
    expect((await person.get(`/api/users/dealer_user/${dealer.id}/`)).statusCode).toBe(403);
  }
});

describe('404', () => {
  test('another dealer’s people, an absent or deleted person, and an invalid id', async () => {
    const gone = await server.technician(dealer);
    await deletePerson(server.db, gone);
    for (const id of [theirs.id, other.id, gone.id, 999_999])
      for (const call of calls(id)) expect((await dealer.inject(call)).statusCode).toBe(404);
    expect((await dealer.get('/api/users/abc/update_user/')).statusCode).toBe(404);
    expect(await stored(theirs.id)).toMatchObject({ phoneno: '5550100' });
  });

  test('the dealer is not one of their own people', async () => {
    expect((await dealer.patch(at(dealer.id), { phoneno: '1' })).statusCode).toBe(404);
  });

  test('another user’s profile, for technicians and customers', async () => {
    for (const id of [customer.id, dealer.id, theirs.id])
      for (const answer of [await technician.get(at(id)), await technician.patch(at(id))])
        expect(answer.statusCode).toBe(404);
  });

  test('another dealer’s e-mail', async () => {
    expect((await dealer.get(`/api/users/dealer_user/${other.id}/`)).statusCode).toBe(404);
  });
});
