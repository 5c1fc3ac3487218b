import { insertRows } from '../../demo/insertRows';
import { storedContract } from '../../testing/aContract';
import { anElevator } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';
import { planVisits } from './planVisits';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('three months from the 31st have three visits; what was planned before beyond them stays as it is, once (R614, R1207)', async () => {
  const dealer = await server.dealer();
  const technician = await server.technician(dealer);
  const customer = await server.customer(dealer);
  const { elevator_id } = await anElevator(server.db, dealer.id, {
    building_name: 'Tower',
    main_due_date: '2029-01-01',
  });
  const { contract_id } = await storedContract(dealer, {
    customer_id: customer.id,
    kind: 'Comprehensive',
    value_rupees: 1,
    visits_a_year: 12,
    start_date: '2027-01-31',
    end_date: '2027-04-30',
    elevator_ids: [elevator_id],
  });
  const plan = () => server.db.transaction((db) => planVisits(db, dealer.id, '2027-03-10'));
  const stored = () =>
    server.db.query<{ visit_id: number; version: number }>(
      `select visit_id, period, part, state, promised_day, window_end, version from visits where contract_id = $1
      order by period`,
      [contract_id],
    );
  await plan();
  const fresh = await stored();
  expect(fresh).toMatchObject([
    { period: 2, promised_day: '2027-02-28', window_end: '2027-03-30' },
    { period: 3, promised_day: '2027-03-31', window_end: '2027-04-30' },
  ]);

  const third = fresh[1]?.visit_id;
  await server.db.query(`update visits set window_end = '2027-04-29' where visit_id = $1`, [third]);
  const last = '2027-04-30';
  const [fourth] = await insertRows<{ visit_id: number }>(server.db, 'visits', dealer.id, [
    {
      ...{ contract_id, building_name: 'Tower', period: 4, estimate_minutes: 65 },
      ...{ promised_day: last, window_end: last, planned_day: last },
    },
  ]);
  const visit_id = fourth?.visit_id;
  await insertRows(server.db, 'visit_elevators', dealer.id, [{ visit_id, elevator_id }]);
  await insertRows(server.db, 'visit_technicians', dealer.id, [
    { visit_id, place: 1, user_id: technician.id },
  ]);
  await plan();
  const planned = await stored();
  expect(planned).toEqual([
    fresh[0],
    { ...fresh[1], version: 2 },
    expect.objectContaining({ visit_id, period: 4, state: 'Planned', window_end: last, version: 1 }),
  ]);
  await plan();
  expect(await stored()).toEqual(planned);
});
