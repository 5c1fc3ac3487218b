import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { OwedCustomer } from '@smart-elevator/shared-api/contract/amc/owedCustomer';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;

const url = (id = dealer.id) => `/api/account/${id}/user_delete/`;
const remove = (email: string, from = dealer) => from.patch(url(from.dealer_id), { email });

const ticketsOf = async (): Promise<{ ticket_key: string; assignee_name: string | null }[]> =>
  (await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/`)).json();
const ticket = async (key: string) => (await ticketsOf()).find(({ ticket_key }) => ticket_key === key);

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
});
afterAll(() => server.close());

describe('200', () => {
  test('a technician, the e-mail in any case: gone from the list and from every call (R423, R913)', async () => {
    const technician = await server.technician(dealer, { username: 'gone', email: 'Gone@example.com' });
    const answer = await remove(' GONE@Example.com ');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { detail: 'User with ID Gone@example.com deleted successfully' },
    ]);
    expect((await dealer.get(`/api/account/${dealer.id}/employee_list/`)).json()).toEqual({ results: [] });
    expect((await dealer.get(`/api/users/${technician.id}/update_user/`)).statusCode).toBe(404);
    expect((await dealer.get(`/api/users/${technician.id}/elevators/`)).statusCode).toBe(404);
    const [row] = await server.db.query(
      'select username, is_active, deleted_at is not null as deleted from users where user_id = $1',
      [technician.id],
    );
    expect(row).toEqual({ username: 'gone', is_active: false, deleted: true });
  });

  test('the contracts of a customer say that the customer has no page', async () => {
    const customer = await server.customer(dealer);
    const { elevator_id } = await anElevator(server.db, dealer.id);
    const body = aContractBody({ customer_id: customer.id, elevator_ids: [elevator_id] }, 20, {
      paid: false,
    });
    const { contract_id } = await storedContract(dealer, body);
    const flags = async () => {
      const read = (await dealer.get(`/api/contracts/${contract_id}/`)).json<AmcContract>();
      const owed = (await dealer.get('/api/contracts/receivables/')).json<{ results: OwedCustomer[] }>();
      const row = owed.results.find(({ customer_id }) => customer_id === customer.id);
      return [read.customer_deleted, row?.customer_deleted];
    };
    expect(await flags()).toEqual([false, false]);
    await remove(customer.email);
    expect(await flags()).toEqual([true, true]);
  });

  test('every session of the person ends, and no other one', async () => {
    const technician = await server.technician(dealer);
    const colleague = await server.technician(dealer);
    await remove(technician.email);
    expect((await technician.get(`/api/users/${technician.id}/update_user/`)).statusCode).toBe(401);
    const refreshed = await server.inject({
      method: 'POST',
      url: '/api/account/token/refresh/',
      payload: { refresh: technician.refresh },
    });
    expect(refreshed.statusCode).toBe(401);
    expect((await colleague.get(`/api/users/${colleague.id}/update_user/`)).statusCode).toBe(200);
    const [left] = await server.db.query(
      'select count(*) as live from sessions where user_id = $1 and revoked_at is null',
      [technician.id],
    );
    expect(left).toEqual({ live: 0 });
  });

  test('tickets that are not Closed become unassigned; closed ones keep the name (R411)', async () => {
    const technician = await server.technician(dealer, { username: 'history' });
    const { elevator_id } = await anElevator(server.db, dealer.id);
    const assigned = (status: string) =>
      aTicket(server.db, dealer.id, elevator_id, { status, assignee_id: technician.id });
    const unfinished = await Promise.all(['Open', 'InProgress', 'OnHold', 'Accepted'].map(assigned));
    const closed = await assigned('Closed');
    await remove(technician.email);
    for (const { ticket_key } of unfinished)
      expect(await ticket(ticket_key)).toMatchObject({ assignee_name: null });
    // Without an id there is no link to a page that is gone.
    expect(await ticket(closed.ticket_key)).toMatchObject({ assignee_name: 'history', assignee_id: null });
    expect((await dealer.get(`/api/tickets/ticket-details/${closed.ticket_id}/`)).json()).toMatchObject({
      assignee_name: 'history',
    });
  });

  test('the elevators of a technician have no engineer', async () => {
    const technician = await server.technician(dealer);
    const { elevator_id } = await anElevator(server.db, dealer.id, { engineer_id: technician.id });
    await remove(technician.email);
    expect((await dealer.get(`/api/elevators/${elevator_id}/`)).json()).toMatchObject({
      user_id: [dealer.id],
    });
  });

  test('the elevators of a customer stay without one; what the customer reported keeps the name', async () => {
    const customer = await server.customer(dealer, { username: 'ridge' });
    const technician = await server.technician(dealer);
    const { elevator_id } = await anElevator(server.db, dealer.id, {
      customer_id: customer.id,
      engineer_id: technician.id,
    });
    const { ticket_id } = await aTicket(server.db, dealer.id, elevator_id, { reporter_id: customer.id });
    expect((await remove(customer.email)).statusCode).toBe(200);
    const list = (await dealer.get(`/api/users/${dealer.id}/user_customer_list/`)).json();
    expect(list).toEqual({ results: [] });
    expect((await dealer.get(`/api/elevators/${elevator_id}/`)).json()).toMatchObject({
      customer_id: null,
      user_id: [dealer.id, technician.id],
    });
    expect((await dealer.get(`/api/tickets/ticket-details/${ticket_id}/`)).json()).toMatchObject({
      reporter_name: 'ridge',
    });
  });

  test('name and e-mail can be used again', async () => {
    const before = await server.technician(dealer);
    await remove(before.email);
    const { username, email } = before;
    const after = await server.technician(dealer, { username, email });
    expect((await dealer.get(`/api/users/${after.id}/update_user/`)).json()).toMatchObject({
      data: { user_id: after.id, email },
    });
  });
});

describe('400', () => {
  test.each([
    ['no e-mail', {}, 'This field is required.'],
    ['a blank one', { email: ' ' }, 'This field may not be blank.'],
    ['an invalid one', { email: 'nowhere' }, 'Enter a valid email address.'],
  ])('%s', async (_case, body, sentence) => {
    const answer = await dealer.patch(url(), body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().email).toContain(sentence);
  });

  test('dealers cannot delete themselves', async () => {
    const answer = await remove(dealer.email);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { email: ['Your own account cannot be deleted here.'] },
    ]);
    expect((await dealer.get(`/api/users/dealer_user/${dealer.id}/`)).statusCode).toBe(200);
  });
});

test('401: without a token', async () => {
  const answer = await server.inject({ method: 'PATCH', url: url(), payload: { email: 'a@example.com' } });
  expect(answer.statusCode).toBe(401);
});

test('403: technicians and customers cannot delete anyone', async () => {
  for (const person of [await server.technician(dealer), await server.customer(dealer)])
    expect((await remove(person.email, person)).statusCode).toBe(403);
});

test('404: an unknown e-mail, another dealer’s people, another dealer, and a person who is deleted already', async () => {
  const theirs = await server.technician(other);
  const mine = await server.customer(dealer);
  await remove(mine.email);
  for (const email of ['nobody@example.com', theirs.email, other.email, mine.email]) {
    const answer = await remove(email);
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }]);
  }
  expect((await dealer.patch(url(other.id), { email: theirs.email })).statusCode).toBe(404);
  // An address and an id must be of one person.
  const another = await server.customer(dealer);
  for (const user_id of [theirs.id, another.id, 2_000_000_000]) {
    const colleague = await server.technician(dealer);
    const named = { email: colleague.email, user_id };
    expect((await dealer.patch(url(), named)).statusCode).toBe(404);
    expect((await dealer.patch(url(), { ...named, user_id: colleague.id })).statusCode).toBe(200);
  }
  expect((await theirs.get(`/api/users/${theirs.id}/update_user/`)).statusCode).toBe(200);
});
