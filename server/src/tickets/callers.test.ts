import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import {
  CALLER_ROWS,
  CALLER_TICKETS,
  type CallerElevator,
} from '@smart-elevator/shared-api/contract/tickets/caller';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let owner: SignedIn;
let lift: { elevator_id: number };

const find = (text: string, from = dealer) =>
  from.get(`/api/tickets/callers/?text=${encodeURIComponent(text)}`);
const found = async (text: string, from = dealer): Promise<CallerElevator[]> => {
  const answer = await find(text, from);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const names = async (text: string, from = dealer) =>
  (await found(text, from)).map(({ elevator_name }) => elevator_name);
const read = (elevator_id: number, from = dealer) => from.get(`/api/tickets/callers/${elevator_id}/`);
const readOne = async (elevator_id: number): Promise<CallerElevator> => {
  const answer = await read(elevator_id);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  owner = await server.customer(dealer, {
    username: 'lake.society',
    first_name: 'Lake View',
    last_name: 'Society',
    phoneno: '+91 98100-00042',
  });
  lift = await anElevator(server.db, dealer.id, {
    elevator_name: 'CR1034',
    building_name: 'Copper Ridge',
    elevator_address: '710 Obrecht Rd',
    customer_id: owner.id,
    main_completed_date: '2026-02-03',
  });
  await anElevator(server.db, dealer.id, {
    elevator_name: 'Lake lift',
    building_name: 'Mill House',
    elevator_address: '1 Main St',
  });
  await anElevator(server.db, dealer.id, { elevator_name: 'CR-old', deleted_at: '2026-03-03' });
});
afterAll(() => server.close());

test.each([
  ['cr1034', ['CR1034']],
  ['copper ri', ['CR1034']],
  ['obrecht', ['CR1034']],
  ['9810000042', ['CR1034']],
  ['+91 98100 00042', ['CR1034']],
  ['0 98100-00042', ['CR1034']],
  ['view society', ['CR1034']],
  // By name first.
  ['lake', ['Lake lift', 'CR1034']],
  ['cr', ['CR1034']],
  ['society of nobody', []],
])(
  '200: %p finds by lift, building, address, customer and phone, by name first: %p (R371)',
  async (text, expected) => {
    expect(await names(text)).toEqual(expected);
  },
);

test(`200: at most ${CALLER_ROWS} elevators, in the order of their names`, async () => {
  const many = await server.dealer();
  const customer = await server.customer(many, { phoneno: '9822000000' });
  for (let one = 10; one > 0; one -= 1)
    await anElevator(server.db, many.id, { elevator_name: `Tower ${one}`, customer_id: customer.id });
  const first = Array.from({ length: CALLER_ROWS }, (_, at) => `Tower ${at + 1}`);
  expect(await names('tower', many)).toEqual(first);
  expect(await names('9822000000', many)).toEqual(first);
});

test('200: an elevator with what is asked on the phone (R371)', async () => {
  const contract = await storedContract(
    dealer,
    aContractBody({ customer_id: owner.id, elevator_ids: [lift.elevator_id] }, 200),
  );
  await storedContract(
    dealer,
    aContractBody({ customer_id: owner.id, elevator_ids: [lift.elevator_id] }, -300),
  );
  const open = await aTicket(server.db, dealer.id, lift.elevator_id, {
    ticket_key: 'ELV-70',
    label: 'Noise',
  });
  await aTicket(server.db, dealer.id, lift.elevator_id, {
    status: 'Closed',
    update_date: '2026-01-01T00:00:00Z',
  });
  const expected = {
    elevator_id: lift.elevator_id,
    elevator_name: 'CR1034',
    building_name: 'Copper Ridge',
    elevator_address: '710 Obrecht Rd',
    main_completed_date: '2026-02-03',
    main_due_date: '2026-12-31',
    customer_id: owner.id,
    customer_name: 'lake.society',
    customer_full_name: 'Lake View Society',
    customer_phone: '+91 98100-00042',
    contract: {
      contract_id: contract.contract_id,
      kind: 'Comprehensive',
      end_date: addDays(localDay(), 200),
    },
    open_tickets: [
      {
        ticket_id: open.ticket_id,
        ticket_key: 'ELV-70',
        summary: 'Door does not close',
        status: 'Open',
        create_date: '2026-03-02',
      },
    ],
    open_count: 1,
    last_label: 'Noise',
    technician: null,
  };
  expect(await readOne(lift.elevator_id)).toEqual(expected);
  expect(await found('cr1034')).toEqual([expected]);
});

test('200: an elevator without customer, contract and tickets', async () => {
  const { elevator_id } = await anElevator(server.db, dealer.id, { building_name: 'Nowhere' });
  expect(await readOne(elevator_id)).toMatchObject({
    customer_id: null,
    customer_name: null,
    customer_phone: null,
    contract: null,
    open_tickets: [],
    open_count: 0,
    last_label: null,
    technician: null,
  });
});

test(`200: the newest ${CALLER_TICKETS} open tickets, and how many there are`, async () => {
  const { elevator_id } = await anElevator(server.db, dealer.id);
  const keys = [901, 902, 903, 904, 905, 906].map((number) => `ELV-${number}`);
  for (const ticket_key of keys) await aTicket(server.db, dealer.id, elevator_id, { ticket_key });
  const { open_tickets, open_count } = await readOne(elevator_id);
  expect(open_tickets.map(({ ticket_key }) => ticket_key)).toEqual(
    keys.toReversed().slice(0, CALLER_TICKETS),
  );
  expect(open_count).toBe(6);
});

test('200: the engineer is proposed, else who serves the building and has the fewest open tickets (R372)', async () => {
  const [busy, free] = [
    await server.technician(dealer),
    await server.technician(dealer, { first_name: 'Asha', last_name: 'Rao' }),
  ];
  // Has no open ticket either, but serves other buildings.
  await server.technician(dealer);
  const place = { building_name: 'Proposal House' };
  const inBuilding = async (engineer_id: number | null) =>
    (await anElevator(server.db, dealer.id, { ...place, engineer_id })).elevator_id;
  const [ofBusy, , unassigned] = [
    await inBuilding(busy.id),
    await inBuilding(free.id),
    await inBuilding(null),
  ];
  await aTicket(server.db, dealer.id, ofBusy, { assignee_id: busy.id });
  await aTicket(server.db, dealer.id, ofBusy, { assignee_id: free.id, status: 'Closed' });
  const proposed = async (elevator_id: number) => (await readOne(elevator_id)).technician;
  expect(await proposed(ofBusy)).toMatchObject({ user_id: busy.id, is_engineer: true });
  expect(await proposed(unassigned)).toMatchObject({
    user_id: free.id,
    full_name: 'Asha Rao',
    is_engineer: false,
  });
  await server.db.query('update users set is_active = false where user_id = any($1)', [[busy.id, free.id]]);
  expect(await proposed(ofBusy)).toBeNull();
  expect(await proposed(unassigned)).toBeNull();
});

test('200: the labels in use, the most used one first (R372)', async () => {
  const firm = await server.dealer();
  const { elevator_id } = await anElevator(server.db, firm.id);
  for (const label of ['Noise', 'Doors', 'Doors', 'Light'])
    await aTicket(server.db, firm.id, elevator_id, { label });
  await aTicket(server.db, firm.id, elevator_id, { label: 'Gone', deleted_at: '2026-03-03' });
  expect((await firm.get('/api/tickets/labels/')).json()).toEqual(['Doors', 'Light', 'Noise']);
  expect((await other.get('/api/tickets/labels/')).json()).toEqual([]);
});

test("404 and nothing found: another dealer's elevators, and deleted ones", async () => {
  expect(await names('cr1034', other)).toEqual([]);
  expect(await names('9810000042', other)).toEqual([]);
  expect((await read(lift.elevator_id, other)).statusCode).toBe(404);
  const gone = await anElevator(server.db, dealer.id, { deleted_at: '2026-03-03' });
  expect((await read(gone.elevator_id)).statusCode).toBe(404);
});

test('400, 401 and 403: a blank text, no session, a technician', async () => {
  expect((await find(' ')).statusCode).toBe(400);
  const technician = await server.technician(dealer);
  for (const url of ['callers/?text=a', `callers/${lift.elevator_id}/`, 'labels/']) {
    const answer = await server.inject({ method: 'GET', url: `/api/tickets/${url}` });
    expect(answer.statusCode).toBe(401);
    expect((await technician.get(`/api/tickets/${url}`)).statusCode).toBe(403);
  }
});
