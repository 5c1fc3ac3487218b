import { NEW_PASSWORD, resetCalls } from '../testing/resetCalls';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

const URL = '/api/people/technicians/';

let server: TestServer;
let dealer: SignedIn;
let email: string;
let made = 0;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  email = `anita.${++made}@example.com`;
});
afterAll(() => server.close());

const anita = (changes: object = {}) => ({ first_name: 'Anita', last_name: 'Rao', email, ...changes });
const technicians = async () =>
  (await dealer.get(`/api/account/${dealer.id}/employee_list/`)).json().results as { username: string }[];

test('201: three values invite a technician, who chooses a password and signs in (R433)', async () => {
  const { mailsTo, post, signIn } = resetCalls(server);
  const answer = await dealer.post(URL, anita());
  expect([answer.statusCode, answer.json()]).toEqual([201, { user_id: expect.any(Number), username: email }]);
  expect(await technicians()).toEqual([
    expect.objectContaining({ username: email, first_name: 'Anita', phoneno: '', invitation: 'Sent' }),
  ]);
  const [mail] = await mailsTo(email);
  expect(mail?.body_text).toContain(`Your user name is ${email}.`);
  const key = /\/invitation\?key=([\w-]+)/.exec(mail?.body_text ?? '')?.[1];
  await post('/api/account/invitation/accept/', {
    key,
    new_password1: NEW_PASSWORD,
    new_password2: NEW_PASSWORD,
  });
  expect((await signIn(email, NEW_PASSWORD)).json()).toMatchObject({ user_type: 'TechnicianUser' });
});

test('201: repeated with its Idempotency-Key it invites once (R433, R945)', async () => {
  const twice = [1, 2].map(() =>
    dealer.inject({
      method: 'POST',
      url: URL,
      payload: anita({ phoneno: '९८७६५ ४३२१०' }),
      headers: { 'idempotency-key': email },
    }),
  );
  const [first, second] = await Promise.all(twice);
  expect([first?.statusCode, second?.statusCode]).toEqual([201, 201]);
  expect(second?.json()).toEqual(first?.json());
  expect(await technicians()).toEqual([expect.objectContaining({ phoneno: '98765 43210' })]);
  expect(await resetCalls(server).mailsTo(email)).toHaveLength(1);
});

test('201: an address that is no user name gives a readable one, which nobody has', async () => {
  const address = (at: string) => `o'neill${at}${email}`;
  const names = [];
  for (const at of ['.a.', '.b.']) {
    const answer = await dealer.post(URL, anita({ email: address(at) }));
    names.push(answer.json().username);
  }
  expect(names.map((name: string) => name.replace(/\d+$/, ''))).toEqual(['anita.rao.', 'anita.rao.']);
  expect(new Set(names).size).toBe(2);
  const devanagari = anita({ first_name: 'अनीता', last_name: 'राव', email: address('.c.') });
  expect((await dealer.post(URL, devanagari)).json().username).toMatch(/^technician\.\d{8}$/);
});

test('400: an address that somebody has, of any dealer; a name is missing', async () => {
  const { email: known } = await server.technician(await server.dealer());
  const answer = await dealer.post(URL, anita({ email: known.toUpperCase() }));
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { email: ['A user is already registered with this e-mail address.'] },
  ]);
  expect((await dealer.post(URL, anita({ last_name: ' ' }))).json()).toEqual({
    last_name: ['This field may not be blank.'],
  });
  expect(await technicians()).toEqual([]);
});

test('403: a technician invites nobody', async () => {
  const worker = await server.technician(dealer);
  expect((await worker.post(URL, anita())).statusCode).toBe(403);
});
