import { migrate, readMigrations } from '../database/migrate';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';

let of: TestDatabase;
beforeEach(async () => {
  of = await testDatabase('template0');
});
afterEach(() => of.close());

test('contracts without elevators at a server update have ended with their last elevator', async () => {
  const migrations = readMigrations();
  const ending = migrations.findIndex(({ name }) => name.startsWith('0025'));
  await migrate(of.connection, migrations.slice(0, ending));
  for (const sql of [
    `insert into dealers (dealer_id, passcode) values (1, '1')`,
    `insert into users (user_id, dealer_id, user_type, username, email) values
       (1, 1, 'DealerUser', 'd', 'd@example.com'), (2, 1, 'CustomerUser', 'c', 'c@example.com')`,
    `insert into elevators (elevator_id, dealer_id, elevator_name, building_name, elevator_address, elevator_zip,
       install_date, main_state, main_start_date, main_due_date, main_cycle_days, deleted_at)
     select n, 1, 'Lift ' || n, 'b', 'a', 'z', '2010-01-01', 'InDue', '2026-01-01', '2026-12-31', 30, gone
     from (values (1, '2026-03-01 12:00'::timestamptz), (2, '2026-05-01 12:00'), (3, null)) as e (n, gone)`,
    `insert into contracts (contract_id, dealer_id, customer_id, kind, value_rupees, visits_a_year, start_date, end_date)
     select n, 1, 2, 'Comprehensive', 1, 4, '2025-07-01', ends::date
     from (values (1, '2026-06-30'), (2, '2026-04-30'), (3, '2026-06-30')) as c (n, ends)`,
    `insert into contract_elevators (dealer_id, contract_id, elevator_id)
     values (1, 1, 1), (1, 1, 2), (1, 2, 2), (1, 3, 1), (1, 3, 3)`,
  ])
    await of.database.query(sql);
  await migrate(of.connection, migrations);
  const rows = await of.database.query(
    'select contract_id, ended_on::text, last_elevator from contracts order by 1',
  );
  expect(rows).toEqual([
    { contract_id: 1, ended_on: '2026-05-01', last_elevator: 'Lift 2' },
    { contract_id: 2, ended_on: '2026-04-30', last_elevator: 'Lift 2' },
    { contract_id: 3, ended_on: null, last_elevator: null },
  ]);
});
