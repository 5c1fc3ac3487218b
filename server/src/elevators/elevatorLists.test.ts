import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { ELEVATOR_FILTERS } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket, deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let technician: SignedIn;
let customer: SignedIn;
let theirs: SignedIn;

const names = (rows: Elevator[]) => rows.map(({ elevator_name }) => elevator_name);
const elevatorsOf = (id: number, query = '', from = dealer) =>
  from.get(`/api/users/${id}/elevators/${query}`);

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  technician = await server.technician(dealer);
  customer = await server.customer(dealer);
  theirs = await server.technician(other);
  const { db } = server;
  const b = await anElevator(db, dealer.id, {
    elevator_name: 'b 50%',
    customer_id: customer.id,
    engineer_id: technician.id,
    main_completed_date: '2026-02-03',
    main_state: 'Completed',
  });
  await anElevator(db, dealer.id, { elevator_name: 'C', customer_id: customer.id });
  await anElevator(db, dealer.id, { elevator_name: 'A' });
  await anElevator(db, dealer.id, {
    elevator_name: 'Sold',
    engineer_id: technician.id,
    deleted_at: '2026-01-01',
  });
  await anElevator(db, other.id, { elevator_name: 'Theirs', engineer_id: theirs.id });
  await aTicket(db, dealer.id, b.elevator_id);
  await aTicket(db, dealer.id, b.elevator_id, { status: 'Accepted' });
  await aTicket(db, dealer.id, b.elevator_id, { deleted_at: '2026-01-01' });
});
afterAll(() => server.close());

describe('200: elevators of a person', () => {
  test('of the dealer all, by name, case-insensitively (R553, R560)', async () => {
    expect(names((await elevatorsOf(dealer.id)).json())).toEqual(['A', 'b 50%', 'C']);
  });

  test.each(Object.entries(ELEVATOR_FILTERS).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : [])))(
    'the filter %s is not ignored: a text that no elevator has finds none',
    async (name) => {
      expect(names((await elevatorsOf(dealer.id, `?${name}=nowhere`)).json())).toEqual([]);
    },
  );

  test('of a technician those assigned, of a customer those owned (R553)', async () => {
    expect(names((await elevatorsOf(technician.id)).json())).toEqual(['b 50%']);
    expect(names((await elevatorsOf(customer.id)).json())).toEqual(['b 50%', 'C']);
  });

  test('for the companion app: technicians and customers read their own', async () => {
    expect(names((await elevatorsOf(technician.id, '', technician)).json())).toEqual(['b 50%']);
    expect(names((await elevatorsOf(customer.id, '', customer)).json())).toEqual(['b 50%', 'C']);
  });

  test('have their days as days, the people, and the number of Open tickets (R551, R560)', async () => {
    const [, elevator] = (await elevatorsOf(dealer.id)).json();
    expect(elevator).toEqual({
      elevator_id: expect.any(Number),
      elevator_name: 'b 50%',
      customer_name: expect.any(String),
      customer_full_name: 'Asha Rao',
      engineer_name: expect.any(String),
      engineer_full_name: 'Asha Rao',
      building_name: 'Copper Ridge',
      capacity_kg: null,
      elevator_address: '710 Obrecht Rd, Sykesville, MD',
      elevator_zip: '21784',
      install_date: '2010-05-01',
      main_state: 'Completed',
      main_start_date: '2026-01-01',
      main_due_date: '2026-12-31',
      main_completed_date: '2026-02-03',
      main_cycle_days: 30,
      ticket_count: 1,
      user_id: [dealer.id, technician.id],
      customer_id: customer.id,
      version: expect.any(Number),
      sealed_at: null,
    });
  });

  test('name only the dealer if no engineer is assigned', async () => {
    const [elevator] = (await elevatorsOf(dealer.id)).json();
    expect(elevator).toMatchObject({ user_id: [dealer.id], customer_id: null, main_completed_date: null });
  });

  test('are searched by name as a plain substring, and are paged', async () => {
    expect((await elevatorsOf(dealer.id, '?page=1&search=%25')).json()).toMatchObject({ count: 1, total: 3 });
    expect((await elevatorsOf(dealer.id, '?page=1&search=Copper')).json()).toMatchObject({
      count: 0,
      total: 3,
    });
    expect((await elevatorsOf(dealer.id, '?page=2&page_size=2')).json()).toMatchObject({
      results: [{ elevator_name: 'C' }],
    });
  });
});

describe('200: the elevators of a dealer, filtered', () => {
  let keeper: SignedIn;
  const ids = { owner: 0, engineer: 0, another: 0 };
  beforeAll(async () => {
    keeper = await server.dealer();
    const owner = await server.customer(keeper, { username: 'acme.flats' });
    const engineer = await server.technician(keeper, { username: 'kavita' });
    await anElevator(server.db, keeper.id, {
      elevator_name: 'K1',
      building_name: 'Mill',
      main_state: 'InDue',
      customer_id: owner.id,
      engineer_id: engineer.id,
    });
    await anElevator(server.db, keeper.id, {
      elevator_name: 'K2',
      building_name: 'Harbor',
      elevator_address: '9 Mill Lane',
      main_state: 'OverDue',
    });
    const theirs = await server.technician(await server.dealer());
    Object.assign(ids, { owner: owner.id, engineer: engineer.id, another: theirs.id });
  });

  test.each([
    ['engineer', 'engineer', ['K1']],
    ['customer', 'owner', ['K1']],
    ['engineer', 'owner', []],
    ['engineer', 'another', []],
    ['customer', 'another', []],
  ] as const)('by %s: the %s', async (filter, who, expected) => {
    const page = (await elevatorsOf(keeper.id, `?page=1&${filter}=${ids[who]}`, keeper)).json();
    expect(names(page.results)).toEqual(expected);
    expect(page).toMatchObject({ count: expected.length, total: 2 });
  });

  test.each([
    ['building', 'building=Mill', ['K1']],
    ['state', 'main_state=OverDue', ['K2']],
    ['both', 'building=Mill&main_state=OverDue', []],
    ['name alone (R503)', 'search=mill', []],
    ['building or address', 'search=MILL&search_in=all', ['K1', 'K2']],
    ['customer', 'search=Acme&search_in=all', ['K1']],
    ['the name of the customer', 'search=asha rao&search_in=all', ['K1']],
    ['name, too', 'search=k2&search_in=all', ['K2']],
  ])('by %s', async (_, query, expected) => {
    const page = (await elevatorsOf(keeper.id, `?page=1&${query}`, keeper)).json();
    expect(names(page.results)).toEqual(expected);
    expect(page).toMatchObject({ count: expected.length, total: 2 });
  });

  test('name customer and engineer', async () => {
    expect((await elevatorsOf(keeper.id, '', keeper)).json()).toMatchObject([
      { elevator_name: 'K1', customer_name: 'acme.flats', engineer_name: 'kavita' },
      { elevator_name: 'K2', customer_name: null, engineer_name: null },
    ]);
  });

  test('400: an unknown state or scope, an engineer that is a word', async () => {
    expect((await elevatorsOf(keeper.id, '?main_state=Sold', keeper)).statusCode).toBe(400);
    expect((await elevatorsOf(keeper.id, '?search=a&search_in=zip', keeper)).statusCode).toBe(400);
    expect((await elevatorsOf(keeper.id, '?engineer=kavita', keeper)).statusCode).toBe(400);
  });
});

describe('200: elevators for a dropdown', () => {
  test('id and name of each, by name (R552)', async () => {
    const rows = (await dealer.get('/api/elevators/')).json();
    expect(names(rows)).toEqual(['A', 'b 50%', 'C']);
    expect(Object.keys(rows[0])).toEqual(['elevator_id', 'elevator_name']);
  });

  test('may be searched', async () => {
    expect((await dealer.get('/api/elevators/?page=1&search=B')).json()).toMatchObject({
      count: 1,
      total: 3,
    });
  });
});

test('400: an unknown order', async () => {
  expect((await elevatorsOf(dealer.id, '?ordering=dealer_id')).statusCode).toBe(400);
});

test('401: without a token', async () => {
  for (const url of ['/api/elevators/', `/api/users/${dealer.id}/elevators/`]) {
    expect((await server.inject({ url })).statusCode).toBe(401);
  }
});

test('403: the dropdown is for dealers', async () => {
  expect((await technician.get('/api/elevators/')).statusCode).toBe(403);
});

describe('404', () => {
  test('another dealer, another dealer’s technician, an absent person', async () => {
    for (const id of [other.id, theirs.id, 999_999]) expect((await elevatorsOf(id)).statusCode).toBe(404);
  });

  test('technicians and customers who request another person’s', async () => {
    expect((await elevatorsOf(dealer.id, '', technician)).statusCode).toBe(404);
    expect((await elevatorsOf(technician.id, '', customer)).statusCode).toBe(404);
  });

  test('a deleted person', async () => {
    const gone = await server.customer(dealer);
    await deletePerson(server.db, gone);
    expect((await elevatorsOf(gone.id)).statusCode).toBe(404);
  });
});
