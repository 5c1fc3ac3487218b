import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let mine: number;
let theirs: number;

const at = (id: number | string) => `/api/tickets/ticket-list-count-elevator/${id}/`;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const other = await server.dealer();
  const { db } = server;
  mine = (await anElevator(db, dealer.id)).elevator_id;
  const beside = (await anElevator(db, dealer.id)).elevator_id;
  theirs = (await anElevator(db, other.id)).elevator_id;
  for (const status of ['Open', 'Open', 'InProgress', 'OnHold', 'Accepted', 'Closed'])
    await aTicket(db, dealer.id, mine, { status });
  await aTicket(db, dealer.id, mine, { deleted_at: '2026-01-01' });
  await aTicket(db, dealer.id, beside);
  await aTicket(db, other.id, theirs);
});
afterAll(() => server.close());

test('200: the tickets of one elevator by status, deleted ones not (R354)', async () => {
  const answer = await dealer.get(at(mine));
  expect(answer.json()).toEqual({ open: 2, inprogress: 1, onhold: 1, accepted: 1, closed: 1 });
});

test('401: without a token', async () => {
  expect((await server.inject({ url: at(mine) })).statusCode).toBe(401);
});

test('403: for technicians', async () => {
  expect((await (await server.technician(dealer)).get(at(mine))).statusCode).toBe(403);
});

test('404: another dealer’s elevator, a deleted one, an absent one, and an invalid id', async () => {
  for (const id of [theirs, 999_999, 'abc']) expect((await dealer.get(at(id))).statusCode).toBe(404);
  await dealer.delete(`/api/elevators/${mine}/`);
  expect((await dealer.get(at(mine))).statusCode).toBe(404);
});
