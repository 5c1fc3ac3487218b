import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let elevator: { elevator_id: number };

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  elevator = await anElevator(server.db, dealer.id);
});
afterAll(() => server.close());

const aField = async (changes: object = {}): Promise<number> =>
  (
    await dealer.post('/api/custom_fields/add_custom_field/', {
      name: 'Floor',
      format: 'integer',
      tracker: 'ticket',
      ...changes,
    })
  ).json().id;
const remove = (id: number | string, by = dealer) => by.delete(`/api/custom_fields/delete/${id}/`);
const valueOf = (custom_field: number, value: string) => ({ custom_field, customised_type: 'ticket', value });
const createTicket = (...custom_field_values: object[]) =>
  dealer.post('/api/tickets/create/', {
    elevator_id: elevator.elevator_id,
    summary: 'Door does not close',
    description: 'It opens again.',
    label: 'Doors',
    target_date: '2199-01-01',
    custom_field_values,
  });
const valuesOf = async (ticket_id: number) =>
  (await dealer.get(`/api/tickets/ticket-details/${ticket_id}/`))
    .json()
    .custom_field_values.map((one: { custom_field: { name: string }; value: string }) => [
      one.custom_field.name,
      one.value,
    ]);

describe('204', () => {
  test('a deleted field is gone from the forms, and old tickets still show its value (R725)', async () => {
    const [floor, code] = [
      await aField({ is_required: true }),
      await aField({ name: 'Code', format: 'text' }),
    ];
    const { ticket_id } = (await createTicket(valueOf(floor, '3'), valueOf(code, 'E12'))).json();
    const answer = await remove(floor);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const fields = await dealer.get('/api/custom_fields/get_custom_fields_by_type/ticket/');
    expect(fields.json()).toMatchObject([{ id: code }]);
    expect(await valuesOf(ticket_id)).toEqual([
      ['Code', 'E12'],
      ['Floor', '3'],
    ]);
    expect((await createTicket()).statusCode).toBe(201);
  });

  test('a ticket form that was open meanwhile can be saved: the value of the deleted field is kept', async () => {
    const floor = await aField({ is_required: true });
    const { ticket_id } = (await createTicket(valueOf(floor, '3'))).json();
    await remove(floor);
    const url = `/api/tickets/ticket-update/${ticket_id}/`;
    const saved = await dealer.post(url, { summary: 'New', custom_field_values: [valueOf(floor, '4')] });
    expect(saved.statusCode).toBe(200);
    expect(saved.json().summary).toBe('New');
    expect(await valuesOf(ticket_id)).toEqual([['Floor', '4']]);
    const created = await createTicket(valueOf(floor, '7'));
    expect(created.statusCode).toBe(201);
    expect(await valuesOf(created.json().ticket_id)).toEqual([['Floor', '7']]);
  });
});

test('401, 403: only the dealer can delete fields', async () => {
  const id = await aField();
  const url = `/api/custom_fields/delete/${id}/`;
  expect((await server.inject({ method: 'DELETE', url })).statusCode).toBe(401);
  for (const person of [await server.technician(dealer), await server.customer(dealer)])
    expect((await remove(id, person)).statusCode).toBe(403);
  expect((await dealer.get(`/api/custom_fields/${id}/`)).statusCode).toBe(200);
});

test('404: another dealer’s field, one that is deleted already, and invalid ids', async () => {
  const id = await aField();
  expect((await remove(id, await server.dealer())).statusCode).toBe(404);
  expect((await remove(id)).statusCode).toBe(204);
  for (const gone of [id, 999_999, '99999999999999', 'abc'])
    expect((await remove(gone)).statusCode).toBe(404);
});
