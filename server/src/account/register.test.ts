import { PASSCODE, testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const PASSWORD = 'Correct-horse-9';
const someone = {
  username: 'ravi',
  email: 'ravi@example.com',
  password1: PASSWORD,
  password2: PASSWORD,
  user_type: 'DealerUser',
  first_name: 'Ravi',
  last_name: 'Iyer',
  phoneno: '5550123',
};

const register = (changes: object, headers = {}) =>
  server.inject({
    method: 'POST',
    url: '/api/account/registration/',
    payload: { ...someone, ...changes },
    headers,
  });
const signIn = (username: string) =>
  server.inject({ method: 'POST', url: '/api/account/token/', payload: { username, password: PASSWORD } });
const mailTo = (recipient: string) =>
  server.db.query<{ subject: string; body_text: string; body_html: string }>(
    'select subject, body_text, body_html from outbox where recipient = $1',
    [recipient],
  );
const keyIn = (text = '') => /verify-email\?key=([\w-]+)/.exec(text)?.[1] ?? '';

describe('201', () => {
  const DONE = { detail: 'Verification e-mail sent.' };

  test('a dealer registers, is sent a link and the passcode, confirms the address, and signs in (R138, R140)', async () => {
    const answer = await register({});
    expect([answer.statusCode, answer.json()]).toEqual([201, DONE]);
    const [dealer] = await server.db.query<{ passcode: string; is_verified: boolean; user_type: string }>(
      `select passcode, is_verified, user_type from users join dealers using (dealer_id) where username = 'ravi'`,
    );
    expect(dealer).toMatchObject({ is_verified: false, user_type: 'DealerUser' });
    expect(dealer?.passcode).toMatch(/^\d{6}$/);
    const [mail, ...more] = await mailTo('ravi@example.com');
    expect(more).toEqual([]);
    expect(mail?.body_text).toContain(`Your dealer passcode is ${dealer?.passcode}.`);
    expect(mail?.body_text).toContain('http://console.example/verify-email?key=');

    const verify = (key: string) =>
      server.inject({ method: 'POST', url: '/api/account/registration/verify-email/', payload: { key } });
    const key = keyIn(mail?.body_text);
    const confirmed = await verify(key);
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { detail: 'ok' }]);
    const again = await verify(key);
    expect([again.statusCode, again.json()]).toEqual([404, { detail: 'Not found.' }]);
    expect((await verify('wrong')).statusCode).toBe(404);
    expect((await signIn('ravi')).json()).toMatchObject({ user_type: 'DealerUser' });
  });

  test('the name of the company is stored with the dealer, and not of a member (R180)', async () => {
    const owner = { username: 'meena', email: 'meena@example.com', company_name: '  Meena Lifts ' };
    expect((await register(owner)).statusCode).toBe(201);
    const nobody = { username: 'nameless', email: 'nameless@example.com', company_name: '' };
    expect((await register(nobody)).statusCode).toBe(201);
    const dealer = await server.dealer();
    const member = {
      username: 'mo',
      email: 'mo@example.com',
      user_type: 'TechnicianUser',
      company_name: 'Mine',
    };
    const asked = { ...member, admin_email: dealer.email, admin_passcode: PASSCODE };
    expect((await register(asked)).statusCode).toBe(201);
    const stored = await server.db.query(
      `select u.username, c.name from users u join companies c using (dealer_id)
       where u.username = any ('{meena, nameless, mo}')`,
    );
    expect(stored).toEqual([{ username: 'meena', name: 'Meena Lifts' }]);
  });

  test('technicians and customers register with the e-mail and the passcode of their dealer (R141)', async () => {
    const dealer = await server.dealer();
    for (const user_type of ['TechnicianUser', 'CustomerUser']) {
      const username = `new-${user_type}`;
      const answer = await register({
        username,
        email: `${username}@example.com`,
        user_type,
        admin_email: dealer.email.toUpperCase(),
        admin_passcode: PASSCODE,
        is_staff: 1,
        is_verified: true,
      });
      expect(answer.json()).toEqual(DONE);
      const rows = await server.db.query(
        'select dealer_id, user_type, is_verified from users where username = $1',
        [username],
      );
      expect(rows).toEqual([{ dealer_id: dealer.id, user_type, is_verified: false }]);
      const [mail] = await mailTo(`${username}@example.com`);
      expect(mail?.body_text).not.toContain('passcode');
    }
  });

  test('a registration that is repeated with its key gets the first answer and stores nothing (R945)', async () => {
    const keyed = (changes: object, key = 'a lost answer') =>
      register({ username: 'leela', email: 'leela@example.com', ...changes }, { 'idempotency-key': key });
    const answers = await Promise.all([keyed({}), keyed({}), keyed({})]);
    answers.push(await keyed({}));
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [201, DONE]),
    );
    expect(await mailTo('leela@example.com')).toHaveLength(1);

    const known = { username: ['A user with that username already exists.'] };
    const strangers = [
      await keyed({}, 'another key'),
      await register({ username: 'leela', email: 'leela@example.com' }),
      await keyed({ password1: 'Another-horse-9', password2: 'Another-horse-9' }),
      await keyed({ email: 'mallory@example.com' }),
    ];
    for (const answer of strangers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject(known);
    }
  });

  test('an invalid first name is left out of the mail: no markup, no header, no foreign link', async () => {
    const answer = await register({
      username: 'mallory',
      email: 'mallory@example.com',
      first_name: '<img src=x onerror=alert(1)>\r\nBcc: victim@example.com',
    });
    expect(answer.statusCode).toBe(201);
    const [mail] = await mailTo('mallory@example.com');
    expect(mail?.body_text).toMatch(/^Hello,\n/);
    expect(mail?.body_html).not.toContain('img');
    expect(mail?.body_text).not.toContain('victim');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });
});

describe('400', () => {
  test('a known user name and a known e-mail, case-insensitively; both where both are known', async () => {
    const { username, email } = await server.dealer();
    const emailKnown = ['A user is already registered with this e-mail address.'];
    const usernameKnown = ['A user with that username already exists.'];
    const fresh = { username: 'fresh', email: 'fresh@example.com' };
    expect((await register({ ...fresh, email: email.toUpperCase() })).json()).toEqual({ email: emailKnown });
    expect((await register({ ...fresh, username: username.toUpperCase() })).json()).toEqual({
      username: usernameKnown,
    });
    const both = await register({ username, email });
    expect([both.statusCode, both.json()]).toEqual([400, { username: usernameKnown, email: emailKnown }]);
  });

  const short = 'This password is too short. It must contain at least 8 characters.';
  const common = 'This password is too common.';
  const numeric = 'This password is entirely numeric.';
  test.each([
    ['a-B3x', [short]],
    ['password', [common]],
    ['Password1', [common]],
    ['4519870236', [numeric]],
    ['12345678', [common, numeric]],
    ['1234567', [short, common, numeric]],
  ])('the password %s', async (password, sentences) => {
    const answer = await register({
      username: 'p',
      email: 'p@example.com',
      password1: password,
      password2: password,
    });
    expect([answer.statusCode, answer.json()]).toEqual([400, { password1: sentences }]);
  });

  test('passwords that differ', async () => {
    const answer = await register({ username: 'p', email: 'p@example.com', password2: 'Other-horse-9' });
    expect(answer.json()).toEqual({ non_field_errors: ["The two password fields didn't match."] });
  });

  test.each([
    ['email', 'nowhere', 'Enter a valid email address.'],
    [
      'username',
      'a b',
      'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.',
    ],
    ['username', 'x'.repeat(151), 'Ensure this field has no more than 150 characters.'],
    ['user_type', 'Bogus', '"Bogus" is not a valid choice.'],
  ])('a bad %s', async (field, value, sentence) => {
    expect((await register({ [field]: value })).json()).toEqual({ [field]: [sentence] });
  });

  test('a wrong passcode and an unknown dealer e-mail: the same message for both', async () => {
    const dealer = await server.dealer();
    const technician = { username: 't', email: 't@example.com', user_type: 'TechnicianUser' };
    for (const admin of [
      { admin_email: dealer.email, admin_passcode: '000000' },
      { admin_email: 'nobody@example.com', admin_passcode: PASSCODE },
      { admin_email: dealer.email },
      {},
    ]) {
      const answer = await register({ ...technician, ...admin });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { non_field_errors: ['The dealer e-mail or passcode is not right.'] },
      ]);
    }
  });

  test('of several concurrent registrations with one name one succeeds; the others are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        register({ username: 'popular', email: `popular${i}@example.com` }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(5);
    for (const answer of refused) {
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { username: ['A user with that username already exists.'] },
      ]);
    }
  });
});

test('429: the passcode of a dealer cannot be guessed', async () => {
  const dealer = await server.dealer();
  const guess = (admin_passcode: string) =>
    register({
      username: 'guesser',
      email: 'guesser@example.com',
      user_type: 'TechnicianUser',
      admin_email: dealer.email,
      admin_passcode,
    });
  for (let i = 0; i < 10; i++) await guess(String(i).padStart(6, '0'));
  expect((await guess(PASSCODE)).statusCode).toBe(429);
});
