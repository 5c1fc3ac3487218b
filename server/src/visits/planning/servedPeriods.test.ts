import { storedContract } from '../../testing/aContract';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';
import { planVisits } from './planVisits';

let server: TestServer;
let dealer: SignedIn;
let contract_id: number;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  const { id: customer_id } = await server.customer(dealer);
  await server.technician(dealer);
  const { elevator_id } = await anElevator(server.db, dealer.id, { main_due_date: '2029-01-01' });
  ({ contract_id } = await storedContract(dealer, {
    customer_id,
    kind: 'Comprehensive',
    value_rupees: 1,
    visits_a_year: 12,
    start_date: '2027-01-01',
    end_date: '2028-12-31',
    elevator_ids: [elevator_id],
  }));
  await plan('2027-01-01');
});
afterAll(() => server.close());

const plan = (today: string) => server.db.transaction((db) => planVisits(db, dealer.id, today));
const change = (changes: object) => dealer.patch(`/api/contracts/${contract_id}/`, changes);
const update = (values: string, period: number) =>
  server.db.query(`update visits set ${values} where dealer_id = $1 and period = $2`, [dealer.id, period]);
/** The promised days of the visits in a state. */
const promised = async (state: string) => {
  const rows = await server.db.query<{ promised_day: string }>(
    'select promised_day from visits where dealer_id = $1 and state = $2 order by promised_day, visit_id',
    [dealer.id, state],
  );
  return rows.map(({ promised_day }) => promised_day);
};

test('a contract with fewer visits a year has a visit in each of its new periods (R1207)', async () => {
  await plan('2027-04-05');
  expect(await promised('Planned')).toEqual(['2027-04-01', '2027-05-01', '2027-06-01']);
  await change({ visits_a_year: 4 });
  await plan('2027-04-05');
  expect(await promised('Planned')).toEqual(['2027-04-01']);
  await plan('2027-07-05');
  expect(await promised('Planned')).toEqual(['2027-07-01']);
});

test('what was done in a period serves it, also if it was promised on another day (R1207)', async () => {
  await plan('2027-04-05');
  await update("state = 'Done', done_at = '2027-04-06T06:00:00Z', done_day = '2027-04-06'", 4);
  await change({ visits_a_year: 4 });
  await plan('2027-04-10');
  expect(await promised('Planned')).toEqual([]);
});

test('a contract that starts later has its visits, whatever was missed before (R1207)', async () => {
  await plan('2027-04-05');
  await change({ start_date: '2027-04-01' });
  await plan('2027-04-05');
  expect(await promised('Planned')).toEqual(['2027-04-01', '2027-05-01', '2027-06-01']);
});

test('visits of half a year ago and more do not take the place of those of today (R1207)', async () => {
  await plan('2027-02-05');
  await plan('2027-10-05');
  await change({ start_date: '2027-10-01' });
  await plan('2027-10-05');
  expect(await promised('Planned')).toEqual(['2027-10-01', '2027-11-01', '2027-12-01']);
});

test('a visit that the server cancelled is planned again once it is promised again; one that a person cancelled is not (R1207)', async () => {
  await plan('2027-04-05');
  await update('moved_at = now()', 5);
  await update("state = 'Cancelled', reason = 'The building is closed.'", 6);
  await change({ visits_a_year: 0 });
  await plan('2027-04-05');
  expect(await promised('Planned')).toEqual([]);
  await change({ visits_a_year: 12 });
  await plan('2027-04-05');
  expect(await promised('Planned')).toEqual(['2027-04-01', '2027-05-01']);
});
