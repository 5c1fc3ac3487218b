import { NEW_PASSWORD, resetCalls } from '../testing/resetCalls';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { PASSWORD } from '../testing/testPassword';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let technician: SignedIn;
let colleague: SignedIn;
let elevator_id: number;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  technician = await server.technician(dealer);
  colleague = await server.technician(dealer);
  ({ elevator_id } = await anElevator(server.db, dealer.id, { engineer_id: technician.id }));
});
afterAll(() => server.close());

const deactivate = (body: object, by = dealer) => by.post(`/api/account/${by.id}/deactivate/`, body);
const activate = (user_id: number) => dealer.post(`/api/account/${dealer.id}/activate/`, { user_id });
const ticketOf = async (status: string, assignee_id: number | null = technician.id) =>
  (await aTicket(server.db, dealer.id, elevator_id, { status, assignee_id })).ticket_id;
const assigneeOf = async (ticket_id: number) => {
  const rows = await server.db.query<{ assignee_id: number | null }>(
    'select assignee_id from tickets where ticket_id = $1',
    [ticket_id],
  );
  return rows[0]?.assignee_id;
};
const engineer = async () => {
  const rows = await server.db.query<{ engineer_id: number | null }>(
    'select engineer_id from elevators where elevator_id = $1',
    [elevator_id],
  );
  return rows[0]?.engineer_id;
};
const rowOf = async (person: SignedIn) => {
  const answer = await dealer.get(`/api/account/${dealer.id}/employee_list/`);
  const { results } = answer.json<{
    results: { user_id: number; is_active: boolean; ticket_count: number }[];
  }>();
  return results.find(({ user_id }) => user_id === person.id);
};
const signIn = (person: SignedIn, password = PASSWORD) =>
  resetCalls(server).signIn(person.username, password);

describe('200', () => {
  test('open tickets and elevators go to the named technician; closed tickets keep their name', async () => {
    const [open, held, closed] = [await ticketOf('Open'), await ticketOf('OnHold'), await ticketOf('Closed')];
    const others = await ticketOf('Open', null);
    const answer = await deactivate({ user_id: technician.id, hand_over_to: colleague.id });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { detail: `Asha Rao (${technician.username}) has been deactivated.`, handed_over: 2 },
    ]);
    expect(await Promise.all([open, held, closed, others].map(assigneeOf))).toEqual([
      colleague.id,
      colleague.id,
      technician.id,
      null,
    ]);
    expect(await engineer()).toBe(colleague.id);
  });

  test('without a name they become unassigned', async () => {
    const open = await ticketOf('Open');
    for (const hand_over_to of [undefined, null]) {
      const answer = await deactivate({ user_id: technician.id, hand_over_to });
      expect(answer.statusCode).toBe(200);
    }
    expect(await assigneeOf(open)).toBeNull();
    expect(await engineer()).toBeNull();
  });

  test('a deactivated person cannot sign in, refresh, or request a passcode; every session is over', async () => {
    const reset = resetCalls(server);
    const passcode = await reset.passcodeFor(technician);
    await deactivate({ user_id: technician.id });
    const refused = await signIn(technician);
    expect([refused.statusCode, refused.json()]).toEqual([
      401,
      { detail: 'No active account found with the given credentials' },
    ]);
    expect((await technician.get(`/api/users/${technician.id}/update_user/`)).statusCode).toBe(401);
    const refreshed = await reset.post('/api/account/token/refresh/', { refresh: technician.refresh });
    expect(refreshed.statusCode).toBe(401);
    expect((await reset.confirm(technician, passcode)).statusCode).toBe(400);
    expect((await signIn(technician, NEW_PASSWORD)).statusCode).toBe(401);
  });

  test('they stay in the list, marked, with their history; so does a customer', async () => {
    await ticketOf('Closed');
    const customer = await server.customer(dealer);
    await deactivate({ user_id: technician.id });
    await deactivate({ user_id: customer.id });
    expect(await rowOf(technician)).toMatchObject({ is_active: false, ticket_count: 1 });
    expect(await rowOf(colleague)).toMatchObject({ is_active: true });
    const customers = await dealer.get(`/api/users/${dealer.id}/user_customer_list/`);
    expect(customers.json()).toMatchObject({ results: [{ user_id: customer.id, is_active: false }] });
    expect((await dealer.get(`/api/users/${technician.id}/update_user/`)).statusCode).toBe(200);
  });

  test('a customer keeps their elevators', async () => {
    const customer = await server.customer(dealer);
    const owned = await anElevator(server.db, dealer.id, { customer_id: customer.id });
    await deactivate({ user_id: customer.id });
    const rows = await server.db.query('select customer_id from elevators where elevator_id = $1', [
      owned.elevator_id,
    ]);
    expect(rows).toEqual([{ customer_id: customer.id }]);
    expect((await signIn(customer)).statusCode).toBe(401);
  });

  test('they are not accepted as an assignee or an engineer', async () => {
    await deactivate({ user_id: technician.id });
    const ticket_id = await ticketOf('Open', null);
    const assigned = await dealer.post(`/api/tickets/ticket-update/${ticket_id}/`, {
      assignee: technician.id,
    });
    expect([assigned.statusCode, assigned.json()]).toEqual([
      400,
      { assignee: [`Invalid pk "${technician.id}" - object does not exist.`] },
    ]);
    const engaged = await dealer.patch(`/api/elevators/${elevator_id}/`, {
      user_id: [dealer.id, technician.id],
    });
    expect([engaged.statusCode, engaged.json()]).toEqual([
      400,
      { user_id: [`Invalid pk "${technician.id}" - object does not exist.`] },
    ]);
  });

  test('after activation they sign in and work; what was handed over stays handed over', async () => {
    const open = await ticketOf('Open');
    await deactivate({ user_id: technician.id, hand_over_to: colleague.id });
    const answer = await activate(technician.id);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { detail: `Asha Rao (${technician.username}) has been activated.` },
    ]);
    expect((await signIn(technician)).statusCode).toBe(200);
    expect(await rowOf(technician)).toMatchObject({ is_active: true });
    expect(await assigneeOf(open)).toBe(colleague.id);
  });

  test('a second deactivation is not an error', async () => {
    for (const _ of [1, 2]) expect((await deactivate({ user_id: technician.id })).statusCode).toBe(200);
    for (const _ of [1, 2]) expect((await activate(technician.id)).statusCode).toBe(200);
  });
});

describe('400: nothing is changed', () => {
  afterEach(async () => {
    expect(await rowOf(technician)).toMatchObject({ is_active: true });
    expect((await signIn(technician)).statusCode).toBe(200);
  });
  const expectRefused = async (hand_over_to: unknown, sentence: string) => {
    const answer = await deactivate({ user_id: technician.id, hand_over_to });
    expect([answer.statusCode, answer.json()]).toEqual([400, { hand_over_to: [sentence] }]);
  };
  const noSuch = (id: number) => `Invalid pk "${id}" - object does not exist.`;

  test('a hand-over to a customer, the dealer, another dealer’s technician, or an absent person', async () => {
    const stranger = await server.technician(await server.dealer());
    const customer = await server.customer(dealer);
    for (const id of [customer.id, dealer.id, stranger.id, 999_999]) await expectRefused(id, noSuch(id));
  });

  test('a hand-over to a deactivated or deleted person, or to themselves', async () => {
    await deactivate({ user_id: colleague.id });
    await expectRefused(colleague.id, noSuch(colleague.id));
    await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: colleague.email });
    await expectRefused(colleague.id, noSuch(colleague.id));
    await expectRefused(
      technician.id,
      'Open tickets cannot be handed over to the person who is deactivated.',
    );
  });

  test.each([
    ['x', 'A valid integer is required.'],
    [0, 'Ensure this value is greater than or equal to 1.'],
    [-1, 'Ensure this value is greater than or equal to 1.'],
    [2 ** 50, 'Ensure this value is less than or equal to 1125899906842623.'],
  ])('a hand-over to %p', (hand_over_to, sentence) => expectRefused(hand_over_to, sentence));

  test('the dealer’s own account, and an absent person', async () => {
    const own = await deactivate({ user_id: dealer.id });
    expect([own.statusCode, own.json()]).toEqual([
      400,
      { user_id: ['Your own account cannot be deactivated.'] },
    ]);
    for (const answer of [await deactivate({}), await dealer.post(`/api/account/${dealer.id}/activate/`, {})])
      expect([answer.statusCode, answer.json()]).toEqual([400, { user_id: ['This field is required.'] }]);
  });
});

test('403: technicians and customers cannot deactivate anyone', async () => {
  for (const person of [technician, await server.customer(dealer)]) {
    for (const verb of ['deactivate', 'activate']) {
      const answer = await person.post(`/api/account/${dealer.id}/${verb}/`, { user_id: colleague.id });
      expect(answer.statusCode).toBe(403);
    }
  }
});

test('404: another dealer’s people, a deleted and an absent person; and another dealer’s address', async () => {
  const other = await server.dealer();
  const stranger = await server.technician(other);
  await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: colleague.email });
  for (const id of [stranger.id, other.id, colleague.id, 999_999]) {
    expect((await deactivate({ user_id: id })).statusCode).toBe(404);
    expect((await activate(id)).statusCode).toBe(404);
  }
  for (const verb of ['deactivate', 'activate']) {
    const answer = await dealer.post(`/api/account/${other.id}/${verb}/`, { user_id: stranger.id });
    expect(answer.statusCode).toBe(404);
  }
  expect((await signIn(stranger)).statusCode).toBe(200);
});

test('two concurrent deactivations with a hand-over to each other never both succeed, and no ticket is left behind', async () => {
  for (let round = 0; round < 10; round++) {
    const ticket = await ticketOf('Open');
    const answers = await Promise.all([
      deactivate({ user_id: technician.id, hand_over_to: colleague.id }),
      deactivate({ user_id: colleague.id, hand_over_to: technician.id }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const left = answers[0].statusCode === 200 ? colleague : technician;
    expect(await assigneeOf(ticket)).toBe(left.id);
    for (const { id } of [technician, colleague]) await activate(id);
  }
});
