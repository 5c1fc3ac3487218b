import { syncSignInNames } from '../account/signInNames';
import { openDatabase } from '../database/Database';
import { runDailyJob } from '../jobs/runDailyJob';
import { storedVisit } from '../testing/storedVisit';
import { testDatabase } from '../testing/testDatabase';
import { testServer, type TestServer } from '../testing/testServer';
import { visitWorld, type VisitWorld } from '../testing/visitWorld';
import { remindOfVisits, visitReminderJob } from './remindOfVisits';

let server: TestServer;
let world: VisitWorld;
beforeEach(async () => {
  server = await testServer();
  world = await visitWorld(server);
  await server.db.query('delete from outbox');
});
afterEach(() => server.close());

const URL = '/api/visits/reminders/';
const put = (days_ahead: unknown, by = world.dealer) =>
  by.inject({ method: 'PUT', url: URL, payload: { days_ahead } });
const remindAhead = (days_ahead: number | null) => put(days_ahead);
const visit = (day: number, values: object = {}, lifts = world.lifts) =>
  storedVisit(server.db, world.dealer.id, lifts, { planned_day: world.inDays(day), ...values });
const move = (visit_id: number, day: number) =>
  server.db.query('update visits set planned_day = $2 where visit_id = $1', [visit_id, world.inDays(day)]);

/** The mails since the last call. */
const mails = async () =>
  (
    await server.db.query<{ recipient: string; subject: string; body_text: string; bulk: boolean }>(
      'delete from outbox returning recipient, subject, body_text, bulk',
    )
  ).toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1));
const told = async (day = world.today) => {
  await remindOfVisits(server.db, day);
  return (await mails()).length;
};

test('off by default; then what is due and was not told is told once, also after days without a run (R1335)', async () => {
  await visit(5);
  expect((await world.dealer.get(URL)).json()).toEqual({ days_ahead: null });
  expect(await told(world.inDays(5))).toBe(0);
  expect((await remindAhead(3)).json()).toEqual({ days_ahead: 3 });
  expect((await world.dealer.get(URL)).json()).toEqual({ days_ahead: 3 });
  const days = [];
  for (const day of [0, 1, 4, 4, 5, 6]) days.push(await told(world.inDays(day)));
  expect(days).toEqual([0, 0, 1, 0, 0, 0]);
});

test('a visit that is moved after its reminder tells the new day once, however far away; also back again (R1335)', async () => {
  await remindAhead(3);
  const moved = await visit(2);
  expect(await told()).toBe(1);
  await move(moved, 20);
  expect([await told(), await told()]).toEqual([1, 0]);
  await move(moved, 2);
  expect([await told(), await told()]).toEqual([1, 0]);
});

test.each(['Done', 'Cancelled', 'OnHold', 'Missed', 'AtWork'])(
  'nothing of a visit that is %s (R1335)',
  async (state) => {
    await remindAhead(3);
    await visit(1, { state, done_at: state === 'Done' ? '2026-01-01T00:00:00Z' : null });
    expect(await told()).toBe(0);
  },
);

test('a deactivated customer is not reminded (R1335)', async () => {
  await remindAhead(3);
  await visit(2);
  const set = (isActive: boolean) =>
    server.db.query('update users set is_active = $2 where user_id = $1', [world.customer.id, isActive]);
  await set(false);
  expect(await told()).toBe(0);
  await set(true);
  expect(await told()).toBe(1);
});

test('each customer of a visit gets one mail with their own elevators; without an address none (R1335)', async () => {
  await remindAhead(3);
  const { dealer, customer, lift, lifts, inDays } = world;
  await server.db.query("update users set email = 'own@example.com' where user_id = $1", [customer.id]);
  const neighbour = await server.customer(dealer, { email: 'other@example.com' });
  const silent = await server.customer(dealer);
  await server.db.query("update users set email = '' where user_id = $1", [silent.id]);
  await syncSignInNames(server.db, dealer.id, [customer.id, silent.id]);
  const theirs = await lift({ customer_id: neighbour.id, elevator_name: 'N1' });
  const mute = await lift({ customer_id: silent.id });
  await visit(2, { from_time: '09:30', to_time: '12:00' }, [...lifts, theirs, mute]);
  await visit(1, {}, [theirs]);
  await remindOfVisits(server.db, world.today);
  const [toNeighbour, own, ...others] = await mails();
  const written = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
  expect(others).toEqual([]);
  expect(own).toMatchObject({ recipient: 'own@example.com', bulk: true });
  expect(own?.subject).toMatch(new RegExp(`^A visit is planned on ${written(inDays(2))} - `));
  expect(own?.body_text).toContain(`${written(inDays(2))}, 09:30–12:00: Palm Court (`);
  expect(own?.body_text).not.toContain('N1');
  expect(toNeighbour?.subject).toMatch(/^Visits are planned - /);
  expect(toNeighbour?.body_text).toContain(
    `${written(inDays(1))}: Palm Court (N1)\n\n${written(inDays(2))}, 09:30–12:00: Palm Court (N1)`,
  );
});

test('in the language of the customer, else in that of the dealer, with the dealer’s date format (R1335)', async () => {
  await remindAhead(3);
  await world.dealer.patch('/api/user-preferences/look/', { language: 'hi', date_format: 'DD/MM/YYYY' });
  await visit(1);
  await remindOfVisits(server.db, world.today);
  const day = world.inDays(1).replace(/^(\d+)-(\d+)-(\d+)$/, '$3/$2/$1');
  expect((await mails())[0]?.subject).toContain(`${day} को एक दौरा तय है`);
  await server.db.query('insert into preferences (dealer_id, user_id, language) values ($1, $2, $3)', [
    ...[world.dealer.id, world.customer.id, 'en'],
  ]);
  await visit(2);
  await remindOfVisits(server.db, world.today);
  expect((await mails())[0]?.subject).toMatch(/^A visit is planned on/);
});

test('sample data reminds nobody (R236)', async () => {
  await remindAhead(3);
  await visit(1);
  await server.db.query(
    "insert into sample_rows (dealer_id, of_table, row_id) select dealer_id, 'elevators', elevator_id from elevators",
  );
  expect(await told()).toBe(0);
});

test('two servers at once send each reminder once (R1335)', async () => {
  await remindAhead(3);
  await Promise.all([visit(1), visit(2), visit(3)]);
  const [{ name } = { name: '' }] = await server.db.query<{ name: string }>(
    'select current_database() as name',
  );
  const cluster = await testDatabase();
  const second = openDatabase({ ...cluster.connection, database: name });
  try {
    await Promise.all([
      runDailyJob(server.db, visitReminderJob, world.today),
      runDailyJob(second, visitReminderJob, world.today),
      server.db.transaction((db) => remindOfVisits(db, world.today)),
      second.transaction((db) => remindOfVisits(db, world.today)),
    ]);
  } finally {
    await second.close();
    await cluster.close();
  }
  const reminded = await server.db.query('select from visit_reminders');
  expect(reminded).toHaveLength(3);
  const letters = (await mails()).map(({ body_text }) => body_text).join('\n');
  for (const day of [1, 2, 3])
    expect(
      letters.split(`${world.inDays(day).replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')}: Palm`),
    ).toHaveLength(2);
});

test('400: no days, half a day and more than 60; 403 for technicians and customers', async () => {
  for (const days of [0, 61, 1.5, 'x']) expect((await put(days)).statusCode).toBe(400);
  for (const by of [world.ravi, world.customer]) {
    expect((await by.get(URL)).statusCode).toBe(403);
    expect((await put(3, by)).statusCode).toBe(403);
  }
});
