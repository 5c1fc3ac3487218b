import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import type { Person } from '@smart-elevator/shared-api/contract/people/person';
import { otherThan, resetCalls } from '../../testing/resetCalls';
import type { SignedIn } from '../../testing/signedInCalls';
import { PASSWORD } from '../../testing/testPassword';
import { testServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let email: string;
const PROFILE = '/api/account/profile/';

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  dealer = await server.dealer();
  email = `new_${dealer.id}@example.com`;
});

const request = (password = PASSWORD, address = email, by = dealer) =>
  by.post(`${PROFILE}email/`, { email: address, password });
const confirm = (code: string, headers: Record<string, string> = {}) =>
  dealer.inject({ method: 'POST', url: `${PROFILE}email/confirm/`, payload: { code }, headers });
const own = async () =>
  (await dealer.get(`/api/users/${dealer.id}/update_user/`)).json<{ data: Person }>().data;
const mailsTo = (address: string) => resetCalls(server).mailsTo(address);
const codeFor = async (address = email) =>
  /\b\d{8}\b/.exec((await mailsTo(address)).at(-1)?.body_text ?? '')?.[0] ?? 'no code';

describe('200', () => {
  test('the own name and phone are changed, omitted fields stay', async () => {
    const before = await own();
    const answer = await dealer.patch(PROFILE, { first_name: 'Asha', phoneno: '020 5550', email });
    const after = { ...before, first_name: 'Asha', phoneno: '020 5550' };
    expect(answer.statusCode).toBe(200);
    expect(after).toMatchObject(answer.json<Person>());
    expect(await own()).toEqual(after);
  });

  test('a new address counts only after its code is entered, and the former address is notified', async () => {
    const former = (await own()).email;
    expect((await request()).json()).toEqual({ detail: accountMessages.emailCodeSent });
    expect((await own()).email).toBe(former);
    expect(await mailsTo(former)).toEqual([]);
    const answer = await confirm(await codeFor());
    expect([answer.statusCode, answer.json<Person>().email]).toEqual([200, email]);
    expect((await own()).email).toBe(email);
    expect((await mailsTo(former))[0]?.body_text).toContain(email);
  });

  test('sent again after a lost answer it is done already, without another mail', async () => {
    const former = (await own()).email;
    await request();
    const code = await codeFor();
    const key = { 'idempotency-key': 'lost' };
    const first = await confirm(code, key);
    const again = await confirm(code, key);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await mailsTo(former)).toHaveLength(1);
    expect((await confirm(code)).json()).toEqual({ code: [accountMessages.emailCodeExpired] });
  });

  test('the own address is corrected in case only', async () => {
    const address = (await own()).email.toUpperCase();
    await request(PASSWORD, address);
    expect((await confirm(await codeFor(address))).json<Person>().email).toBe(address);
  });

  test('a newer request makes the former code invalid', async () => {
    await request();
    const first = await codeFor();
    await request(PASSWORD, `second_${email}`);
    expect((await confirm(first)).statusCode).toBe(400);
    expect((await confirm(await codeFor(`second_${email}`))).json<Person>().email).toBe(`second_${email}`);
  });
});

describe('400', () => {
  test('another password, and an address that somebody has', async () => {
    expect((await request('Another-password-1')).json()).toEqual({
      password: [accountMessages.passwordWrong],
    });
    expect((await request(PASSWORD, (await server.dealer()).email)).json()).toEqual({
      email: [accountMessages.emailKnown],
    });
    expect(await mailsTo(email)).toEqual([]);
  });

  test('a wrong code; after five of them, and after ten minutes, the right one too', async () => {
    await request();
    const right = await codeFor();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await confirm(otherThan(right))).json()).toEqual({ code: [accountMessages.codeWrong] });
    expect((await confirm(right)).json()).toEqual({ code: [accountMessages.emailCodeExpired] });
    await request();
    await server.db.query(
      "update email_changes set expires_at = now() - interval '1 second' where user_id = $1",
      [dealer.id],
    );
    expect((await confirm(await codeFor())).json()).toEqual({ code: [accountMessages.emailCodeExpired] });
  });

  test('an address that somebody took meanwhile', async () => {
    await request();
    const code = await codeFor();
    await server.customer(dealer, { email });
    expect((await confirm(code)).json()).toEqual({ code: [accountMessages.emailKnown] });
  });

  test('a blank name', async () => {
    expect((await dealer.patch(PROFILE, { first_name: ' ' })).json()).toEqual({
      first_name: ['This field may not be blank.'],
    });
  });
});

test('401, 403: it is for the dealer only', async () => {
  const technician = await server.technician(dealer);
  expect((await server.inject({ method: 'PATCH', url: PROFILE, payload: {} })).statusCode).toBe(401);
  expect((await technician.patch(PROFILE, { first_name: 'Asha' })).statusCode).toBe(403);
  expect((await request(PASSWORD, email, technician)).statusCode).toBe(403);
});
