import { addDays, addMonths } from '@smart-elevator/shared-api/contract/calendar';
import { insertRows } from '../demo/insertRows';
import { anElevator } from '../testing/testRows';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { syncSignInNames } from '../account/signInNames';
import { migrate, readMigrations } from './migrate';

const BEFORE = readMigrations().filter(({ name }) => name < '0104');

let of: TestDatabase;
let lifts: number[];
beforeEach(async () => {
  of = await testDatabase('template0');
  await migrate(of.connection, BEFORE);
  await query("insert into dealers (dealer_id, passcode) values (1, '428519')");
  await query(`insert into users (user_id, dealer_id, user_type, username, email, is_active) values
    (1, 1, 'DealerUser', 'd', 'd@example.com', true), (2, 1, 'TechnicianUser', 'ravi', 't@example.com', true),
    (3, 1, 'CustomerUser', 'c', 'c@example.com', true)`);
  await syncSignInNames(of.database, 1, [1, 2, 3]);
  lifts = [];
  for (const building_name of ['Tower', 'Tower', 'Mall'])
    lifts.push((await anElevator(of.database, 1, { building_name, engineer_id: 2 })).elevator_id);
});
afterEach(() => of.close());

const query = (sql: string, values: unknown[] = []) =>
  of.database.query<Record<string, unknown>>(sql, values);

async function contract(values: object): Promise<number> {
  const [stored] = await insertRows<{ contract_id: number }>(of.database, 'contracts', 1, [
    { customer_id: 3, kind: 'Comprehensive', value_rupees: 1, visits_a_year: 12, ...values },
  ]);
  const contract_id = stored?.contract_id ?? 0;
  await insertRows(
    of.database,
    'contract_elevators',
    1,
    lifts.map((elevator_id) => ({ contract_id, elevator_id })),
  );
  return contract_id;
}
const moved = (contract_id: number, lift: number, promised: string, day: string) =>
  query(
    `insert into moved_visits (dealer_id, contract_id, elevator_id, promised_day, day, moved_by, moved_at)
     values (1, $1, $2, $3, $4, 1, '2026-12-01T08:00:00Z')`,
    [contract_id, lifts[lift], promised, day],
  );
const visits = () =>
  query(`select v.contract_id, v.building_name, v.period, v.part, v.state, v.promised_day, v.window_end, v.planned_day,
      v.estimate_minutes, v.moved_by, v.moved_at = '2026-12-01T08:00:00Z' as moved_then,
      array(select l.elevator_id from visit_elevators l where l.visit_id = v.visit_id order by 1) as lifts,
      array(select t.user_id from visit_technicians t where t.visit_id = v.visit_id) as people
    from visits v order by v.contract_id, v.period, v.building_name, v.part`);

test('visits that were moved are those of their period, on their day; the lifts of a building on one day are one visit', async () => {
  const monthly = await contract({ start_date: '2098-01-31', end_date: '2099-01-30' });
  // The former days: equal parts of 365 days, each 30 or 31 days after the one before.
  await moved(monthly, 0, '2098-03-02', '2098-03-10');
  await moved(monthly, 1, '2098-03-02', '2098-03-10');
  await moved(monthly, 2, '2098-03-02', '2098-03-12');
  await moved(monthly, 0, '2098-04-01', '2098-04-05');
  await moved(monthly, 1, '2098-04-01', '2098-04-06');
  await migrate(of.connection);
  const common = { contract_id: monthly, state: 'Planned', moved_by: 1, moved_then: true, people: [2] };
  const second = { ...common, period: 2, part: 1, promised_day: '2098-02-28', window_end: '2098-03-30' };
  const third = {
    ...common,
    period: 3,
    promised_day: '2098-03-31',
    window_end: '2098-04-29',
    estimate_minutes: 65,
  };
  expect(await visits()).toEqual([
    { ...second, building_name: 'Mall', planned_day: '2098-03-12', estimate_minutes: 65, lifts: [lifts[2]] },
    {
      ...second,
      building_name: 'Tower',
      planned_day: '2098-03-10',
      estimate_minutes: 110,
      lifts: lifts.slice(0, 2),
    },
    { ...third, building_name: 'Tower', part: 1, planned_day: '2098-04-05', lifts: [lifts[0]] },
    { ...third, building_name: 'Tower', part: 2, planned_day: '2098-04-06', lifts: [lifts[1]] },
  ]);
  expect(await query('select who, what, after from visit_history order by entry_id')).toEqual(
    ['2098-03-12', '2098-03-10', '2098-04-05', '2098-04-06'].map((after) => ({
      who: 1,
      what: 'created',
      after,
    })),
  );
  expect(await query("select to_regclass('moved_visits') as gone")).toEqual([{ gone: null }]);
});

test.each([
  ['of a second year', { start_date: '2096-02-29', end_date: '2099-02-27' }, '2097-05-30', 16, '2097-05-29'],
  [
    'of a number that has no whole months',
    { start_date: '2098-01-01', end_date: '2098-12-31', visits_a_year: 5 },
    '2098-05-27',
    3,
    '2098-05-27',
  ],
  [
    'before the last day',
    { start_date: '2098-01-15', end_date: '2098-12-15' },
    '2098-12-15',
    12,
    '2098-12-15',
  ],
])('the period %s is found from its former day', async (_case, values, promised, period, next) => {
  await moved(await contract(values), 0, promised, '2098-06-20');
  await migrate(of.connection);
  expect(await visits()).toMatchObject([{ period, promised_day: next, planned_day: '2098-06-20' }]);
});

test('what is over is Done where the lifts were maintained in the period, else Missed', async () => {
  const old = await contract({ start_date: '2025-01-01', end_date: '2025-12-31' });
  await moved(old, 0, '2025-01-31', '2025-02-10');
  await moved(old, 2, '2025-01-31', '2025-02-11');
  await query(
    `insert into maintenance_history (dealer_id, elevator_id, at, to_state, due_date, completed_date)
     values (1, $1, now(), 'Completed', '2025-02-20', '2025-02-12')`,
    [lifts[0]],
  );
  await migrate(of.connection);
  const done = await query(
    "select building_name, state, (done_at at time zone 'UTC')::date as done from visits order by 1",
  );
  expect(done).toEqual([
    { building_name: 'Mall', state: 'Missed', done: null },
    { building_name: 'Tower', state: 'Done', done: '2025-02-12' },
  ]);
  expect(await query('select outcome from visit_elevators order by outcome')).toEqual([
    { outcome: 'Done' },
    { outcome: null },
  ]);
});

test('nothing is left of deleted contracts and lifts, and of days that a contract did not promise any more', async () => {
  const days = { start_date: '2098-01-01', end_date: '2098-12-31' };
  const [deleted, running] = [await contract(days), await contract(days)];
  for (const one of [deleted, running]) await moved(one, 0, '2098-01-31', '2098-02-02');
  await moved(running, 1, '2098-01-31', '2098-02-02');
  await moved(running, 2, '2098-02-03', '2098-02-05');
  await query('update contracts set deleted_at = now() where contract_id = $1', [deleted]);
  await query('update elevators set deleted_at = now() where elevator_id = $1', [lifts[1]]);
  await migrate(of.connection);
  expect(await visits()).toMatchObject([{ contract_id: running, period: 2, lifts: [lifts[0]] }]);
});

test('past periods of contracts get their visits: each maintenance counts once, for its period or the next one (R1262)', async () => {
  const [today] = await query('select current_date as today');
  const day = (ago: number) => addDays(String(today?.['today']), -ago);
  const days = { start_date: day(100), end_date: day(-200), visits_a_year: 12 };
  const running = await contract({ ...days, created_at: `${day(100)}T08:00:00Z` });
  await contract({ ...days, visits_a_year: 4, created_at: `${day(-1)}T08:00:00Z` });
  const second = addMonths(day(100), 1);
  const third = addMonths(day(100), 2);
  for (const [lift, done] of [
    // Twice in the first period: the later one, near its end, counts for the second.
    [0, day(95)],
    [0, addDays(second, -2)],
    [1, day(95)],
    [2, addDays(second, 3)],
  ] as const)
    await query(
      `insert into maintenance_history (dealer_id, elevator_id, at, to_state, due_date, completed_date)
       values (1, $1, now(), 'Completed', $2, $2)`,
      [lifts[lift], done],
    );
  await migrate(of.connection);
  const last = { contract_id: running, moved_by: null, people: [] };
  const [one, two, three] = [
    { ...last, period: 1, promised_day: day(100), window_end: addDays(second, -1) },
    { ...last, period: 2, promised_day: second, window_end: addDays(third, -1) },
    { ...last, period: 3, promised_day: third, state: 'Missed', planned_day: third },
  ];
  expect(await visits()).toMatchObject([
    { ...one, building_name: 'Mall', state: 'Missed', lifts: [lifts[2]], estimate_minutes: 65 },
    { ...one, building_name: 'Tower', state: 'Done', planned_day: day(95), lifts: lifts.slice(0, 2) },
    { ...two, building_name: 'Mall', state: 'Done', planned_day: addDays(second, 3), lifts: [lifts[2]] },
    {
      ...two,
      building_name: 'Tower',
      part: 1,
      state: 'Done',
      planned_day: addDays(second, -2),
      lifts: [lifts[0]],
    },
    { ...two, building_name: 'Tower', part: 2, state: 'Missed', lifts: [lifts[1]] },
    { ...three, building_name: 'Mall' },
    { ...three, building_name: 'Tower', lifts: lifts.slice(0, 2) },
  ]);
});
