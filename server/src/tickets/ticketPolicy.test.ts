import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let priya: SignedIn;
let owner: SignedIn;
let east: number;
let tickets: Record<'assigned' | 'reported' | 'owned' | 'raised' | 'foreign', number>;

const list = (call: string, query = '') => `/api/tickets/${call}/${dealer.id}/?${query}`;
const details = (id: number) => `/api/tickets/ticket-details/${id}/`;
const update = (id: number) => `/api/tickets/ticket-update/${id}/`;
const idsOf = async (by: SignedIn, url: string) => {
  const answer = (await by.get(url)).json();
  const rows: { ticket_id: number }[] = answer.results ?? answer;
  return rows.map(({ ticket_id }) => ticket_id).toSorted((a, b) => a - b);
};

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  priya = await server.technician(dealer, { username: 'priya.sharma' });
  owner = await server.customer(dealer, { username: 'copper_ridge' });
  east = (await anElevator(server.db, dealer.id, { customer_id: owner.id })).elevator_id;
  const west = (await anElevator(server.db, dealer.id)).elevator_id;
  const make = async (elevator: number, values: object = {}) =>
    (await aTicket(server.db, dealer.id, elevator, values)).ticket_id;
  tickets = {
    assigned: await make(west, { assignee_id: priya.id }),
    reported: await make(west, { reporter_id: priya.id, status: 'Closed' }),
    owned: await make(east),
    raised: await make(west, { reporter_id: owner.id, status: 'OnHold' }),
    foreign: await make(west),
  };
});
afterAll(() => server.close());

describe('technicians (R153, R366)', () => {
  test('read the tickets assigned to them and those they reported, in every list, with correct counts', async () => {
    const theirs = [tickets.assigned, tickets.reported];
    expect(await idsOf(priya, list('all-ticket-list-emp'))).toEqual(theirs);
    expect((await priya.get(list('all-ticket-list-emp', 'page=1'))).json()).toMatchObject({
      count: 2,
      total: 2,
    });
    expect((await priya.get(list('all-ticket-list-emp', 'page=1&search=open'))).json()).toMatchObject({
      count: 1,
      total: 2,
    });
    expect(await idsOf(priya, list('all-ticket-list-emp', 'assignee_name=copper_ridge'))).toEqual([]);
    expect(await idsOf(priya, list('all-ticket-list-dealer', 'status=closed'))).toEqual([tickets.reported]);
    expect((await priya.get(list('all-ticket-list-emp-count'))).json()).toMatchObject({
      open_count: 1,
      closed_count: 1,
    });
    expect(await idsOf(priya, `/api/tickets/ticket-list/${east}/`)).toEqual([]);
  });

  test('read one of theirs by its id; another is 404, as if it did not exist', async () => {
    for (const id of [tickets.assigned, tickets.reported])
      expect((await priya.get(details(id))).statusCode).toBe(200);
    for (const id of [tickets.foreign, tickets.owned]) {
      expect((await priya.get(details(id))).statusCode).toBe(404);
      expect((await priya.post(update(id), { status: 'Closed' })).statusCode).toBe(404);
    }
  });

  test('change the status of a ticket assigned to them, also with a version', async () => {
    const answer = await priya.post(update(tickets.assigned), { status: 'inprogress' });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'InProgress' }]);
    const { version } = answer.json();
    expect((await priya.post(update(tickets.assigned), { status: 'Open', version })).statusCode).toBe(200);
  });

  test('close a ticket assigned to them with its resolution (R1440)', async () => {
    const closed = await priya.post(update(tickets.assigned), { status: 'Closed', resolution: 'Duplicate' });
    expect([closed.statusCode, closed.json()]).toMatchObject([
      200,
      { status: 'Closed', resolution: 'Duplicate' },
    ]);
    const back = { status: 'Open', resolution: 'Unresolved' };
    expect((await priya.post(update(tickets.assigned), back)).json()).toMatchObject(back);
  });

  test('cannot set the resolution of a ticket that they only reported, nor one that does not exist', async () => {
    const resolution = 'Denied';
    expect((await priya.post(update(tickets.reported), { resolution })).statusCode).toBe(403);
    expect((await priya.post(update(tickets.assigned), { resolution: 'Fixed' })).statusCode).toBe(400);
  });

  test.each([
    ['the label', { label: 'Mine' }],
    ['the status and more', { status: 'Closed', summary: 'Mine' }],
    ['the assignee', { assignee: null }],
    ['custom values', { custom_field_values: [] }],
  ])('changing %s is 403, and nothing is stored', async (_, body) => {
    const before = (await priya.get(details(tickets.assigned))).json();
    expect((await priya.post(update(tickets.assigned), body)).statusCode).toBe(403);
    expect((await priya.get(details(tickets.assigned))).json()).toEqual(before);
  });

  test('cannot change the status of a ticket that they only reported', async () => {
    expect((await priya.post(update(tickets.reported), { status: 'Open' })).statusCode).toBe(403);
  });
});

describe('customers', () => {
  test('read the tickets of their elevators and those they raised, with correct counts (R153, R366)', async () => {
    const theirs = [tickets.owned, tickets.raised];
    expect(await idsOf(owner, list('all-ticket-list-emp', 'page=1'))).toEqual(theirs);
    expect((await owner.get(list('all-ticket-list-emp-count'))).json()).toMatchObject({
      open_count: 1,
      onhold_count: 1,
    });
    expect(await idsOf(owner, `/api/tickets/ticket-list/${east}/`)).toEqual([tickets.owned]);
    expect((await owner.get(details(tickets.owned))).statusCode).toBe(200);
    expect((await owner.get(details(tickets.assigned))).statusCode).toBe(404);
  });

  test('cannot change anything', async () => {
    expect((await owner.post(update(tickets.owned), { status: 'Closed' })).statusCode).toBe(403);
  });
});

test('every management call is 403 for both (R153)', async () => {
  const id = tickets.assigned;
  expect((await owner.get(`/api/tickets/${id}/comments/`)).statusCode).toBe(403);
  for (const person of [priya, owner]) {
    const answers = [
      await person.post('/api/tickets/create/', {}),
      await person.delete(`/api/tickets/ticket-delete/${id}/`),
      await person.post('/api/tickets/bulk-update/', { ticket_ids: [id], changes: { status: 'Open' } }),
      await person.get(`/api/tickets/summary/${dealer.id}/?by=priority`),
      await person.get(`/api/tickets/ticket-list-count-elevator/${east}/`),
      await person.get(`/api/tickets/${id}/history/`),
      await person.get('/api/tickets/views/'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
  }
});
