import { deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('200: the dealer sees their own technicians by name, each with the assigned tickets (R421, R426, R427)', async () => {
  const dealer = await server.dealer();
  const zoya = await server.technician(dealer, { username: 'zoya', first_name: 'Zoya' });
  await server.technician(dealer, { username: 'Anil', first_name: 'Anil' });
  await server.customer(dealer);
  await server.technician(await server.dealer());
  const gone = await server.technician(dealer);
  await deletePerson(server.db, gone);
  const [elevator] = await server.db.query<{ elevator_id: number }>(
    `insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
       main_state, main_start_date, main_due_date, main_cycle_days)
     values ($1, 'E1', 'B', 'A', 'Z', '2020-01-01', 'InDue', '2026-01-01', '2026-02-01', 30) returning elevator_id`,
    [dealer.id],
  );
  await server.db.query(
    `insert into tickets (dealer_id, ticket_key, elevator_id, summary, description, label, reporter_id, assignee_id,
       status, resolution, priority, create_date, start_date, target_date, deleted_at)
     select $1, 'ELV-' || n, $2, 's', 'd', 'l', $1, $3, 'Closed', 'Unresolved', 'Low', '2026-01-01', '2026-01-01',
       '2026-01-02', case when n = 3 then now() end from generate_series(1, 3) n`,
    [dealer.id, elevator?.elevator_id, zoya.id],
  );

  const answer = await dealer.get(`/api/account/${dealer.id}/employee_list/`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    results: [
      expect.objectContaining({ username: 'Anil', first_name: 'Anil', ticket_count: 0 }),
      {
        user_id: zoya.id,
        username: 'zoya',
        email: 'zoya@example.com',
        first_name: 'Zoya',
        last_name: 'Rao',
        phoneno: '5550100',
        last_sign_in_at: expect.stringMatching(/^\d{4}-.*Z$/),
        invitation: null,
        ticket_count: 2,
        open_tickets: 0,
        is_active: true,
      },
    ],
  });

  const page = await dealer.get(`/api/account/${dealer.id}/employee_list/?page=1&page_size=1&search=ZO`);
  expect(page.json()).toMatchObject({ count: 1, total: 2, results: [{ username: 'zoya' }] });
  const beyond = await dealer.get(`/api/account/${dealer.id}/employee_list/?page=9`);
  expect(beyond.json()).toEqual({ count: 2, total: 2, results: [] });
});

test("404: the same answer for another dealer's list and for an id that is not a number", async () => {
  const [dealer, other] = [await server.dealer(), await server.dealer()];
  for (const id of [other.id, 'x', 2 ** 50]) {
    const answer = await dealer.get(`/api/account/${id}/employee_list/`);
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }]);
  }
});

test('403: a technician cannot manage people', async () => {
  const dealer = await server.dealer();
  const technician = await server.technician(dealer);
  const answer = await technician.get(`/api/account/${dealer.id}/employee_list/`);
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { detail: 'You do not have permission to perform this action.' },
  ]);
});

test.each(['0', '-1', 'x', '1.5'])('400: page %s (R943)', async (page) => {
  const dealer = await server.dealer();
  const answer = await dealer.get(`/api/account/${dealer.id}/employee_list/?page=${page}`);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<object>())).toEqual(['page']);
});
