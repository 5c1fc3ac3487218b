import { activityList } from '@smart-elevator/shared-api/contract/account/activityEndpoints';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { receivables } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { maintenanceLists } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  dealerTicketList,
  elevatorTicketList,
  employeeTicketList,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aCellText, createRandom, readCsv } from '@smart-elevator/shared-api/testing/csvRoundTrip';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { csvColumns } from './csvColumns';

const LISTS = [
  ...[employeeTicketList, dealerTicketList, elevatorTicketList],
  ...Object.values(maintenanceLists),
  ...[userElevators, employeeList, customerList, contractList, receivables, activityList],
];

let server: TestServer;
let dealer: SignedIn;
let elevator_id: number;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const random = createRandom(1);
  // Also what no call would store.
  const cell = (max = 1_000) => Array.from(aCellText(random)).slice(0, max).join('');
  const people = Array.from({ length: 40 }, (_, n) => ({
    username: `${cell(20)}.${n}`,
    first_name: cell(),
    last_name: cell(),
    phoneno: cell(20),
  }));
  const technicians: SignedIn[] = [];
  const customers: SignedIn[] = [];
  for (const person of people.slice(0, 20)) technicians.push(await server.technician(dealer, person));
  for (const person of people.slice(20)) customers.push(await server.customer(dealer, person));
  for (const [n, customer] of customers.entries()) {
    const elevator = await anElevator(server.db, dealer.id, {
      elevator_name: `${cell(80)} ${n}`,
      building_name: cell(200),
      elevator_address: cell(300),
      elevator_zip: cell(12),
      main_state: (['Completed', 'InDue', 'OverDue'] as const)[n % 3],
      main_completed_date: n % 2 === 0 ? '2026-01-20' : null,
      customer_id: n % 5 === 0 ? null : customer.id,
      engineer_id: n % 4 === 0 ? null : technicians[n]?.id,
    });
    await storedContract(
      dealer,
      aContractBody({ customer_id: customer.id, elevator_ids: [elevator.elevator_id] }),
    );
    ({ elevator_id } = elevator);
    for (let ticket = 0; ticket < 3; ticket += 1)
      await aTicket(server.db, dealer.id, elevator_id, {
        label: cell(32),
        summary: cell(),
        assignee_id: ticket === 0 ? null : technicians[n]?.id,
      });
  }
  await server.db.query(
    `insert into activity (dealer_id, kind, user_id, subject) select $1, 'export', $1, unnest($2::text[])`,
    [dealer.id, Array.from({ length: 40 }, () => cell())],
  );
});
afterAll(() => server.close());

test('every list that is served as CSV is tested here', () => {
  expect(LISTS.map(({ name }) => name).toSorted()).toEqual(Object.keys(csvColumns).toSorted());
});

test.each(Object.entries(csvColumns))(
  'no two columns of the CSV file of %s have the same heading (R872)',
  (_, columns) => {
    expect(Object.values(columns)).toEqual([...new Set(Object.values(columns))]);
  },
);

test.each(LISTS.map((list) => [list.name, list] as const))(
  'the CSV file of %s has the values of its rows (R872)',
  async (name, { path }) => {
    const url = path
      .replace(':dealer_id', `${dealer.id}`)
      .replace(':user_id', `${dealer.id}`)
      .replace(':elevator_id', `${elevator_id}`);
    // As the console reads it, which is no entry of the activity.
    const bare: unknown = (await dealer.inject({ url, headers: { 'x-contract-version': '2' } })).json();
    const { body } = await dealer.inject({ url, headers: { accept: 'text/csv' } });
    const columns = csvColumns[name] ?? {};
    const rows = Object.values<Record<string, unknown>>(Array.isArray(bare) ? bare : Object(bare).results);
    expect(rows.length).toBeGreaterThan(2);
    expect(readCsv(body)).toEqual([
      Object.values(columns),
      ...rows.map((row) =>
        Object.keys(columns).map((column) => {
          const value = row[column] ?? '';
          return Array.isArray(value) ? value.join(', ') : String(value);
        }),
      ),
    ]);
  },
);
