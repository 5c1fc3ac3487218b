import type { FoundTicket } from '@smart-elevator/shared-api/contract/tickets/findEndpoints';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;

const find = (text: string, from = dealer) => from.get(`/api/tickets/find/?text=${encodeURIComponent(text)}`);
const keys = async (text: string): Promise<string[]> => {
  const answer = await find(text);
  expect(answer.statusCode).toBe(200);
  return answer.json<FoundTicket[]>().map(({ ticket_key }) => ticket_key);
};

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const lift = await anElevator(server.db, dealer.id, { elevator_name: 'CR1034' });
  const ticket = (ticket_key: string, summary: string, values: object = {}) =>
    aTicket(server.db, dealer.id, lift.elevator_id, { ticket_key, summary, ...values });
  await ticket('ELV-12', 'Door does not close');
  for (const number of [120, 121, 122, 123, 124, 125, 126])
    await ticket(`ELV-${number}`, 'Noise in the shaft');
  await ticket('ELV-7', '100% noise, floor 12', { status: 'Closed' });
  await ticket('ELV-8', 'Noise that was deleted', { deleted_at: '2026-03-03' });
});
afterAll(() => server.close());

test.each([
  ['ELV-12', ['ELV-12', 'ELV-126', 'ELV-125', 'ELV-124', 'ELV-123']],
  ['elv-124', ['ELV-124']],
  ['12', ['ELV-12', 'ELV-126', 'ELV-125', 'ELV-124', 'ELV-123']],
  ['floor 12', ['ELV-7']],
  ['DOOR', ['ELV-12']],
  ['noise', ['ELV-126', 'ELV-125', 'ELV-124', 'ELV-123', 'ELV-122']],
  ['100%', ['ELV-7']],
  ['%', ['ELV-7']],
  ['deleted', []],
  ['ELV-99999999999', []],
])('200: %p finds by key or summary, the exact key first, then the newest: %p', async (text, expected) => {
  expect(await keys(text)).toEqual(expected);
});

test('200: two letters are searched in the newest 2,000 tickets, three in all', async () => {
  const many = await server.dealer();
  const lift = await anElevator(server.db, many.id);
  const oldest = await aTicket(server.db, many.id, lift.elevator_id, {
    summary: 'Quiz',
    ticket_key: 'ELV-1',
  });
  await server.db.query(
    `insert into tickets (dealer_id, ticket_key, elevator_id, summary, description, label, reporter_id, status,
       resolution, priority, create_date, start_date, target_date, update_date)
     select dealer_id, 'ELV-' || (1 + i), elevator_id, case i when 2000 then 'Pizza' else 'Door' end, description, label,
       reporter_id, status, resolution, priority, create_date, start_date, target_date, update_date
     from tickets, generate_series(1, 2000) i where ticket_id = $1`,
    [oldest.ticket_id],
  );
  const found = async (text: string) =>
    (await find(text, many)).json<FoundTicket[]>().map(({ ticket_key }) => ticket_key);
  expect(await found('iz')).toEqual(['ELV-2001']);
  expect(await found('uiz')).toEqual(['ELV-1']);
});

test('200: a result has the fields that distinguish it from others', async () => {
  expect((await find('elv-7')).json()).toEqual([
    {
      ticket_id: expect.any(Number),
      ticket_key: 'ELV-7',
      summary: '100% noise, floor 12',
      status: 'Closed',
      elevator_name: 'CR1034',
    },
  ]);
});

test("200: another dealer's tickets are never found", async () => {
  expect((await find('noise', await server.dealer())).json()).toEqual([]);
});

test.each(['', ' ', 'x'.repeat(201), '\u0000'])('400: the text %p', async (text) => {
  const answer = await find(text);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ text: [expect.any(String)] });
});

test('401 and 403: only a signed-in dealer searches', async () => {
  expect((await server.inject({ method: 'GET', url: '/api/tickets/find/?text=noise' })).statusCode).toBe(401);
  expect((await find('noise', await server.technician(dealer))).statusCode).toBe(403);
});
