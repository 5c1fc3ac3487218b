import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { DESK_ROWS, type Desk } from '@smart-elevator/shared-api/contract/home/desk';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { storedVisit } from '../testing/storedVisit';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

const URL = '/api/home/desk/';
const YESTERDAY = addDays(localDay(), -1);

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
});
afterAll(() => server.close());

const deskOf = async (who: SignedIn): Promise<Desk> => {
  const answer = await who.get(URL);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

test('200: a ticket is there once, for its most urgent reason, with those to call; the oldest first', async () => {
  const customer = await server.customer(dealer);
  const { id: assignee_id } = await server.technician(dealer);
  await server.db.query(`update users set phoneno = '9810000001' where user_id = $1`, [assignee_id]);
  await server.db.query(`update users set phoneno = '9810000002' where user_id = $1`, [customer.id]);
  const { elevator_id } = await anElevator(server.db, dealer.id, { customer_id: customer.id });
  const later = { target_date: '2099-01-01', assignee_id };
  const ticket = async (values: object) =>
    (await aTicket(server.db, dealer.id, elevator_id, { ...later, ...values })).ticket_key;
  const dueToday = await ticket({ target_date: localDay() });
  const unassigned = await ticket({ assignee_id: null });
  const late = await ticket({ target_date: YESTERDAY, assignee_id: null });
  const critical = await ticket({ priority: 'Critical', target_date: YESTERDAY });
  const trapped = await ticket({
    priority: 'Critical',
    entrapment: true,
    reported_at: '2026-03-04T05:06:07Z',
  });
  await ticket({ status: 'Closed', priority: 'Critical', entrapment: true });
  await ticket({});
  const { now } = await deskOf(dealer);
  expect(now.map(({ ticket_key, reason }) => [reason, ticket_key])).toEqual([
    ['trapped', trapped],
    ['critical', critical],
    ['late', late],
    ['unassigned', unassigned],
    ['due_today', dueToday],
  ]);
  expect(now[0]).toMatchObject({
    reported_at: '2026-03-04T05:06:07.000Z',
    assignee_phone: '9810000001',
    customer_phone: '9810000002',
  });
  expect(now[3]).toMatchObject({ assignee_name: null, assignee_phone: null });
});

test(`200: at most ${DESK_ROWS} tickets of a reason, but every trapped passenger`, async () => {
  const busy = await server.dealer();
  const { elevator_id } = await anElevator(server.db, busy.id);
  for (let more = 0; more <= DESK_ROWS; more += 1) {
    await aTicket(server.db, busy.id, elevator_id, { target_date: YESTERDAY });
    await aTicket(server.db, busy.id, elevator_id, { target_date: YESTERDAY, entrapment: true });
  }
  const { now } = await deskOf(busy);
  const having = (reason: string) => now.filter((ticket) => ticket.reason === reason).length;
  expect([having('trapped'), having('late')]).toEqual([DESK_ROWS + 1, DESK_ROWS]);
});

test('200: what each technician has today, and how many visits are done', async () => {
  const firm = await server.dealer();
  const worker = await server.technician(firm);
  const idle = await server.technician(firm);
  expect((await deskOf(firm)).technicians).toEqual([]);
  const { elevator_id } = await anElevator(server.db, firm.id);
  const visit = (values: object = {}) =>
    storedVisit(server.db, firm.id, [elevator_id], {
      planned_day: localDay(),
      technician_ids: [worker.id],
      ...values,
    });
  await visit();
  await visit({ state: 'Done', done_at: new Date().toISOString() });
  await visit({ state: 'Cancelled' });
  await visit({ planned_day: YESTERDAY });
  const assigned = { assignee_id: worker.id, target_date: '2099-01-01' };
  await aTicket(server.db, firm.id, elevator_id, assigned);
  await aTicket(server.db, firm.id, elevator_id, { ...assigned, target_date: YESTERDAY });
  await aTicket(server.db, firm.id, elevator_id, { ...assigned, status: 'Closed', close_date: localDay() });
  const { technicians } = await deskOf(firm);
  expect(technicians).toEqual([
    expect.objectContaining({
      user_id: worker.id,
      visits: 2,
      visits_done: 1,
      open_tickets: 2,
      late_tickets: 1,
      closed_today: 1,
    }),
    // Who has nothing is free.
    expect.objectContaining({ user_id: idle.id, visits: 0, open_tickets: 0, closed_today: 0 }),
  ]);
});

test('200: contracts that end within 30 days, and what is not paid; deleted elevators do not count', async () => {
  const firm = await server.dealer();
  const customer = await server.customer(firm);
  const contract = async (days_left: number, values: object) => {
    const { elevator_id } = await anElevator(server.db, firm.id);
    const gone = (await anElevator(server.db, firm.id)).elevator_id;
    const body = aContractBody({ customer_id: customer.id, elevator_ids: [elevator_id, gone] }, days_left);
    const stored = await storedContract(firm, { ...body, ...values });
    expect((await firm.delete(`/api/elevators/${gone}/`)).statusCode).toBe(204);
    return stored;
  };
  const paid = await contract(30, { paid: true });
  const owed = await contract(5, { paid: false, value_rupees: 12_000 });
  await contract(31, { paid: false, value_rupees: 30_000 });
  const { ending, unpaid } = await deskOf(firm);
  expect(ending.map(({ contract_id }) => contract_id)).toEqual([owed.contract_id, paid.contract_id]);
  expect(unpaid).toMatchObject({ contracts: 2, rupees: 42_000 });
  expect(unpaid.oldest[0]).toMatchObject({
    contract_id: owed.contract_id,
    elevators: 1,
    value_rupees: 12_000,
  });
});

test("200: nothing of another dealer's", async () => {
  expect(await deskOf(other)).toEqual({
    now: [],
    technicians: [],
    ending: [],
    unpaid: { contracts: 0, rupees: 0, oldest: [] },
  });
});
