import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { AmcLetters } from '@smart-elevator/shared-api/contract/amc/amcReminder';
import { addDays, formatCalendarDate, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let customer: SignedIn;
let silent: SignedIn;
let contracts: AmcContract[];

const URL = '/api/contracts/reminders/';
const today = localDay();
const shown = (day = '') => formatCalendarDate(day, 'MM/DD/YYYY');

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  customer = await server.customer(dealer, { first_name: 'Ocean', last_name: 'Society' });
  silent = await server.customer(dealer, { email: '' });
  contracts = [];
  for (const [owner, changes] of [
    [customer, { value_rupees: 150_000 }],
    [customer, { value_rupees: 48_000, start_date: addDays(today, -100) }],
    [silent, {}],
    [customer, { paid: true }],
  ] as const) {
    const { elevator_id } = await anElevator(server.db, dealer.id, {
      elevator_name: `Lift ${contracts.length}`,
    });
    const body = aContractBody({ customer_id: owner.id, elevator_ids: [elevator_id] }, 20, changes);
    contracts.push(await storedContract(dealer, body));
  }
});
afterAll(() => server.close());

const ids = () => contracts.map(({ contract_id }) => contract_id);
const idOf = (n: number) => ids()[n] ?? 0;
const preview = async (about = 'payment', of = ids()) =>
  dealer.get(`${URL}?about=${about}&contract_ids=${of.join(',')}`);
const remind = (changes: object = {}, headers = {}) =>
  dealer.inject({
    method: 'POST',
    url: URL,
    payload: { contract_ids: ids(), about: 'payment', ...changes },
    headers,
  });
const sent = () =>
  server.db.query<{ recipient: string; subject: string; body_text: string }>(
    `select recipient, subject, body_text from outbox where dealer_id = $1 order by recipient`,
    [dealer.id],
  );

test('200: one mail for each customer, as it will be sent; nothing is sent yet (R619)', async () => {
  await dealer.patch('/api/account/company/', { name: 'Lift Care' });
  const { letters, failed } = (await preview()).json<AmcLetters>();
  const notOwed = 'This contract is paid, has no value, or has not begun.';
  expect(failed).toEqual([{ contract_id: idOf(3), reason: notOwed }]);
  const letter = letters.find(({ customer_id }) => customer_id === customer.id);
  expect(letters.map(({ recipient }) => recipient).sort()).toEqual([customer.email, null]);
  expect(letter?.contract_ids.toSorted()).toEqual([idOf(0), idOf(1)]);
  expect(letter?.subject).toMatch(/^Payment of your annual maintenance contracts: ₹1,98,000 - /);
  expect(letter?.text).toContain('Hello Ocean Society,');
  const { start_date, end_date } = contracts[1] ?? {};
  expect(letter?.text).toContain(`Lift 1: ${shown(start_date)} to ${shown(end_date)}, ₹48,000`);
  expect(await sent()).toEqual([]);
});

test('201: the shown mails are sent, and it is stored when; without an address nothing is sent (R619)', async () => {
  const { letters } = (await preview()).json<AmcLetters>();
  const answer = await remind();
  expect(answer.statusCode).toBe(201);
  expect(answer.json().changed.toSorted()).toEqual([idOf(0), idOf(1)]);
  expect(answer.json().failed).toContainEqual({
    contract_id: idOf(2),
    reason: 'This customer has no e-mail address.',
  });
  const { subject, text } = letters.find(({ recipient }) => recipient !== null) ?? {};
  expect(await sent()).toEqual([{ recipient: customer.email, subject, body_text: text }]);
  const read = async (n: number) => (await dealer.get(`/api/contracts/${idOf(n)}/`)).json<AmcContract>();
  expect((await read(0)).reminded_at).toMatch(/^\d{4}-.*Z$/);
  expect((await read(2)).reminded_at).toBeNull();
});

test('201: sent again under the same key, nothing is mailed again (R945)', async () => {
  const key = { 'idempotency-key': 'remind' };
  const answers = await Promise.all([remind({}, key), remind({}, key)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(await sent()).toHaveLength(1);
});

test('the end: contracts that were renewed are left out, paid ones are not', async () => {
  const { end_date = '' } = contracts[0] ?? {};
  const days = { start_date: addDays(end_date, 1), end_date: addDays(end_date, 365) };
  await dealer.post(`/api/contracts/${idOf(0)}/renew/`, days);
  const { letters, failed } = (await preview('end', [idOf(0), idOf(3)])).json<AmcLetters>();
  expect(failed).toEqual([{ contract_id: idOf(0), reason: 'This contract has been renewed, or has ended.' }]);
  expect(letters).toMatchObject([{ contract_ids: [idOf(3)], recipient: customer.email }]);
  expect(letters[0]?.subject).toMatch(/^Your annual maintenance contract will end - /);
});

test('the end: only of contracts that end soon', async () => {
  const ends = [
    [30, 1],
    [31, 2],
    [-1, 3],
  ] as const;
  for (const [days, n] of ends)
    await server.db.query('update contracts set end_date = $1::date + $2::integer where contract_id = $3', [
      ...[today, days, idOf(n)],
    ]);
  const { letters, failed } = (await preview('end', [1, 2, 3].map(idOf))).json<AmcLetters>();
  expect(letters).toMatchObject([{ contract_ids: [idOf(1)] }]);
  expect(failed).toEqual([
    { contract_id: idOf(2), reason: 'This contract does not end within 30 days.' },
    { contract_id: idOf(3), reason: 'This contract has been renewed, or has ended.' },
  ]);
});

test('a mail is in the language of the customer, else of the dealer (R619)', async () => {
  await dealer.patch('/api/user-preferences/look/', { language: 'hi' });
  const letterTo = async (about: string) => (await preview(about, [idOf(0)])).json<AmcLetters>().letters[0];
  const { start_date, end_date } = contracts[0] ?? {};
  expect((await letterTo('payment'))?.subject).toMatch(/^आपके वार्षिक रखरखाव अनुबंध का भुगतान: ₹1,50,000 - /);
  const ending = (await letterTo('end'))?.text;
  expect(ending).toContain('नमस्ते Ocean Society,');
  expect(ending).toContain(`Lift 0: ${shown(start_date)} – ${shown(end_date)}, ₹1,50,000`);
  await server.db.query(`insert into preferences (dealer_id, user_id, language) values ($1, $2, 'en')`, [
    dealer.id,
    customer.id,
  ]);
  expect((await letterTo('end'))?.text).toContain('Hello Ocean Society,');
});

test.each([
  ['Visit evil.example', 'Hello,'],
  ['K&S Residency, B-12', 'Hello K&S Residency, B-12,'],
])('the customer %j is greeted with %j', async (first_name, line) => {
  await server.db.query(`update users set first_name = $2, last_name = '' where user_id = $1`, [
    customer.id,
    first_name,
  ]);
  const { letters } = (await preview('payment', [idOf(0)])).json<AmcLetters>();
  expect(letters[0]?.text.split('\n')[0]).toBe(line);
});

test('another dealer’s contracts are not found', async () => {
  const other = await server.dealer();
  const answer = await other.get(`${URL}?about=payment&contract_ids=${idOf(0)}`);
  expect(answer.json()).toEqual({
    letters: [],
    failed: [{ contract_id: idOf(0), reason: 'Not found.' }],
  });
});

test('400, 401 and 403', async () => {
  for (const query of [
    'about=payment&contract_ids=1,x',
    'about=payment&contract_ids=',
    'about=x&contract_ids=1',
  ])
    expect((await dealer.get(`${URL}?${query}`)).statusCode).toBe(400);
  const many = Array.from({ length: 101 }, (_, n) => n + 1);
  expect((await preview('payment', many)).statusCode).toBe(400);
  expect((await remind({ contract_ids: many })).statusCode).toBe(400);
  expect((await server.inject({ url: URL })).statusCode).toBe(401);
  expect((await customer.get(URL)).statusCode).toBe(403);
});
