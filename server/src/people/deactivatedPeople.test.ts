import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
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

const deactivate = ({ id }: SignedIn) =>
  server.db.query('update users set is_active = false where user_id = $1', [id]);
const ticketOf = async (status: string, assignee_id: number) =>
  (await aTicket(server.db, dealer.id, elevator_id, { status, assignee_id })).ticket_id;
const assigneeOf = async (ticket_id: number) =>
  (
    await server.db.query<{ assignee_id: number | null }>(
      'select assignee_id from tickets where ticket_id = $1',
      [ticket_id],
    )
  )[0]?.assignee_id;
const engineer = async () =>
  (
    await server.db.query<{ engineer_id: number | null }>(
      'select engineer_id from elevators where elevator_id = $1',
      [elevator_id],
    )
  )[0]?.engineer_id;

describe('a deactivation', () => {
  test('sent again under its key after a lost answer, it says again what was handed over (R945)', async () => {
    await ticketOf('Open', technician.id);
    const send = (user_id: number) =>
      dealer.inject({
        method: 'POST',
        url: `/api/account/${dealer.id}/deactivate/`,
        payload: { user_id },
        headers: { 'idempotency-key': 'left' },
      });
    const first = await send(technician.id);
    expect(first.json()).toMatchObject({ handed_over: 1 });
    const again = await send(technician.id);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await send(colleague.id)).statusCode).toBe(422);
  });
});

describe('a deactivated person', () => {
  test('stays the assignee of a ticket after other changes, by id and by name', async () => {
    const closed = await ticketOf('Closed', technician.id);
    await deactivate(technician);
    for (const stays of [
      { assignee: technician.id },
      { assignee_name: technician.username },
      { assignee_name: technician.username.toUpperCase() },
    ]) {
      const answer = await dealer.post(`/api/tickets/ticket-update/${closed}/`, { label: 'Rope', ...stays });
      expect([answer.statusCode, await assigneeOf(closed)]).toEqual([200, technician.id]);
    }
  });

  test('gets no more tickets', async () => {
    const open = await ticketOf('Open', colleague.id);
    await deactivate(technician);
    for (const [field, value] of [
      ['assignee', technician.id],
      ['assignee_name', technician.username],
    ] as const) {
      const answer = await dealer.post(`/api/tickets/ticket-update/${open}/`, { [field]: value });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { [field]: [`Invalid pk "${value}" - object does not exist.`] },
      ]);
    }
    expect(await assigneeOf(open)).toBe(colleague.id);
  });

  test('stays the engineer of an elevator after other changes', async () => {
    await deactivate(technician);
    const answer = await dealer.patch(`/api/elevators/${elevator_id}/`, {
      building_name: 'Mill',
      user_id: [dealer.id, technician.id],
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { building_name: 'Mill', user_id: [dealer.id, technician.id] },
    ]);
  });

  test('gets no more elevators', async () => {
    await deactivate(colleague);
    const answer = await dealer.patch(`/api/elevators/${elevator_id}/`, {
      user_id: [dealer.id, colleague.id],
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { user_id: [`Invalid pk "${colleague.id}" - object does not exist.`] },
    ]);
    expect(await engineer()).toBe(technician.id);
  });
});
