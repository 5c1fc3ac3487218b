import type { SignedIn } from '../testing/signedInCalls';
import { aContractBody, storedContract } from '../testing/aContract';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let technician: SignedIn;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  technician = await server.technician(dealer);
});
afterAll(() => server.close());

const stored = async (values: object = {}) => (await anElevator(server.db, dealer.id, values)).elevator_id;
const read = (id: number) => technician.get(`/api/elevators/${id}/`);

test('technicians read the elevators that they serve, as engineer, on a visit or with a ticket; others are 404 (R1391)', async () => {
  const mine = await stored({ engineer_id: technician.id });
  const [visited, faulty, foreign] = [await stored(), await stored(), await stored()];
  const body = { elevator_ids: [visited], planned_day: '2031-03-03', technician_ids: [technician.id] };
  expect((await dealer.post('/api/visits/', body)).statusCode).toBe(201);
  await aTicket(server.db, dealer.id, faulty, { assignee_id: technician.id });
  for (const id of [mine, visited, faulty]) expect((await read(id)).statusCode).toBe(200);
  expect((await read(foreign)).statusCode).toBe(404);
  const listed = async (by: SignedIn) =>
    (await by.get(`/api/users/${technician.id}/elevators/`))
      .json<{ elevator_id: number }[]>()
      .map(({ elevator_id }) => elevator_id);
  expect(await listed(technician)).toEqual(expect.arrayContaining([mine, visited, faulty]));
  expect(await listed(technician)).not.toContain(foreign);
  expect(await listed(dealer)).not.toContain(visited);
});

test('the history of an elevator that they serve has no contracts; any other elevator is 404 (R1391)', async () => {
  const customer = await server.customer(dealer);
  const [mine, foreign] = [
    await stored({ engineer_id: technician.id, customer_id: customer.id }),
    await stored(),
  ];
  const { ticket_key } = await aTicket(server.db, dealer.id, mine, { create_date: '2026-03-02' });
  await storedContract(dealer, aContractBody({ customer_id: customer.id, elevator_ids: [mine] }, 200));
  const kinds = async (by: SignedIn, query = '') =>
    (await by.get(`/api/elevators/${mine}/timeline/${query}`))
      .json<{ results: { kind: string; path_hint: string }[] }>()
      .results.map(({ kind, path_hint }) => path_hint || kind);
  expect(await kinds(dealer, '?kind=contract')).toEqual(['contract']);
  expect(await kinds(technician, '?kind=contract')).toEqual([]);
  expect(await kinds(technician)).toEqual(expect.arrayContaining([ticket_key, 'maintenance']));
  expect(await kinds(technician)).not.toContain('contract');
  expect((await technician.get(`/api/elevators/${foreign}/timeline/`)).statusCode).toBe(404);
  expect((await technician.get(`/api/elevators/${mine}/faults/`)).statusCode).toBe(403);
});
