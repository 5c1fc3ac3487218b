import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let priya: SignedIn;
let other: SignedIn;
let elevator_id: number;

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer({ username: 'lift_dealer' }), await server.dealer()];
  priya = await server.technician(dealer);
  ({ elevator_id } = await anElevator(server.db, dealer.id));
});
afterAll(() => server.close());

const url = (id: number) => `/api/tickets/${id}/comments/`;
const stored = async () => (await aTicket(server.db, dealer.id, elevator_id)).ticket_id;

test('a comment is stored as it was written, and listed with its author, the oldest or the newest first', async () => {
  const id = await stored();
  const text = '=SUM(A1) <script>alert("x")</script> ₹ – the part’s ordered';
  const added = await dealer.post(url(id), { text });
  expect([added.statusCode, added.json()]).toEqual([
    201,
    {
      comment_id: expect.any(Number),
      at: expect.any(String),
      who: 'lift_dealer',
      who_full_name: 'Asha Rao',
      text,
      mine: true,
    },
  ]);
  await dealer.post(url(id), { text: 'Second' });
  const page = (await dealer.get(`${url(id)}?page=1&page_size=1`)).json();
  expect(page).toEqual({ count: 2, total: 2, results: [added.json()] });
  const newest = (await dealer.get(`${url(id)}?page=1&page_size=1&ordering=-at`)).json();
  expect(newest).toMatchObject({ count: 2, results: [{ text: 'Second' }] });
});

test('sent again with the same key it is stored once; on another ticket the same key is another one', async () => {
  const [id, another] = [await stored(), await stored()];
  const send = (ticket: number) =>
    dealer.inject({
      method: 'POST',
      url: url(ticket),
      payload: { text: 'Once' },
      headers: { 'idempotency-key': 'k1' },
    });
  expect((await send(id)).json()).toEqual((await send(id)).json());
  expect((await dealer.get(url(id))).json().results).toHaveLength(1);
  expect((await send(another)).statusCode).toBe(422);
});

test('a user’s own comment is deleted; another user’s is 403, and stays', async () => {
  const id = await stored();
  const { comment_id } = (await dealer.post(url(id), { text: 'Mine' })).json();
  const [foreign] = await server.db.query<{ comment_id: number }>(
    `insert into ticket_comments (dealer_id, ticket_id, user_id, text) values ($1, $2, $3, 'Theirs') returning comment_id`,
    [dealer.id, id, priya.id],
  );
  expect((await dealer.delete(`${url(id)}${comment_id}/`)).statusCode).toBe(204);
  expect((await dealer.delete(`${url(id)}${comment_id}/`)).statusCode).toBe(404);
  expect((await dealer.delete(`${url(id)}${foreign?.comment_id}/`)).statusCode).toBe(403);
  expect((await dealer.get(url(id))).json().results).toMatchObject([{ text: 'Theirs', mine: false }]);
  expect((await dealer.delete(`${url(await stored())}${foreign?.comment_id}/`)).statusCode).toBe(404);
});

test.each([
  ['nothing', {}],
  ['an empty text', { text: '' }],
  ['blanks', { text: '  \n ' }],
  ['null', { text: null }],
  ['a list', { text: ['x'] }],
  ['4,001 characters', { text: 'x'.repeat(4_001) }],
  ['a NUL', { text: 'a\0b' }],
])('400 for %s', async (_, body) => {
  const answer = await dealer.post(url(await stored()), body);
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['text']]);
});

test('4,000 characters are accepted', async () => {
  expect((await dealer.post(url(await stored()), { text: '₹'.repeat(4_000) })).statusCode).toBe(201);
});

test('404 on another dealer’s ticket, a deleted and an absent one; 403 for customers; 401 without a token', async () => {
  const id = await stored();
  const gone = await stored();
  await dealer.delete(`/api/tickets/ticket-delete/${gone}/`);
  for (const [by, ticket] of [
    [other, id],
    [dealer, gone],
    [dealer, 999_999],
  ] as const) {
    expect((await by.get(url(ticket))).statusCode).toBe(404);
    expect((await by.post(url(ticket), { text: 'x' })).statusCode).toBe(404);
    expect((await by.delete(`${url(ticket)}1/`)).statusCode).toBe(404);
  }
  expect((await (await server.customer(dealer)).get(url(id))).statusCode).toBe(403);
  expect((await server.inject({ url: url(id) })).statusCode).toBe(401);
});

test('technicians read and write comments of their tickets, and those that they take along; another ticket is 404 (R1391)', async () => {
  const { ticket_id: assigned } = await aTicket(server.db, dealer.id, elevator_id, { assignee_id: priya.id });
  const [along, foreign] = [await stored(), await stored()];
  const body = { elevator_ids: [elevator_id], planned_day: '2031-03-03', technician_ids: [priya.id] };
  expect((await dealer.post('/api/visits/', { ...body, ticket_ids: [along] })).statusCode).toBe(201);
  for (const id of [assigned, along]) {
    const added = await priya.post(url(id), { text: 'Part fitted' });
    expect([added.statusCode, added.json()]).toMatchObject([201, { who: priya.username, mine: true }]);
    expect((await priya.get(`/api/tickets/${id}/timeline/`)).json().results[0]).toMatchObject({
      text: 'Part fitted',
    });
    expect((await dealer.get(url(id))).json().results).toMatchObject([{ mine: false }]);
    expect((await priya.delete(`${url(id)}${added.json().comment_id}/`)).statusCode).toBe(204);
  }
  const answers = [
    await priya.get(url(foreign)),
    await priya.get(`/api/tickets/${foreign}/timeline/`),
    await priya.post(url(foreign), { text: 'x' }),
    await priya.delete(`${url(foreign)}1/`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});
