import { Client } from 'pg';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { migrate, readMigrations } from './migrate';

const NAME = '0082_same_names';

let of: TestDatabase;

/** Runs several statements. */
async function run(sql: string): Promise<void> {
  const client = new Client(of.connection);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Names as former releases stored them; what nobody can see is written in escapes. */
const ROWS = `
  insert into dealers (dealer_id, passcode, next_ticket) values (1, '428519', 1004), (2, '100000', 1002);
  insert into users (user_id, dealer_id, user_type, username, email, first_name, last_name, created_at, deleted_at) values
    (1, 1, 'DealerUser', 'lift_dealer', 'lift_dealer@example.com', E'Rene\\u0301', E'\\u202EShah\\u202C', '2025-01-01', null),
    (2, 2, 'DealerUser', 'other_dealer', 'other_dealer@example.com', '', '', '2025-01-02', null),
    (3, 1, 'TechnicianUser', E'priya\\u3164', 'twin@example.com', E'राम\\u200C', E'क्\\u200Dष', '2025-01-03', null),
    (4, 1, 'TechnicianUser', 'Priya', 'priya@example.com', '', '', '2025-01-04', null),
    (5, 1, 'TechnicianUser', E'\\u3164', 'blank@example.com', '', '', '2025-01-05', null),
    (6, 1, 'TechnicianUser', E'gone\\u3164', 'gone@example.com', '', '', '2025-01-06', '2026-02-01T10:00:00Z'),
    (7, 1, 'TechnicianUser', E'li\\u1160na', 'lina@example.com', '', '', '2025-01-07', null),
    (8, 1, 'TechnicianUser', E'lina\\u115F', 'lina2@example.com', '', '', '2025-01-08', null);
  insert into sign_in_names select user_id, dealer_id, lower(username), lower(email), look from users where deleted_at is null;
  insert into elevators (elevator_id, dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
      main_state, main_start_date, main_due_date, main_cycle_days, created_at, deleted_at)
    select id, dealer, name, E'Tour\\u00A0Lumie\\u0300re', E'1 Main St\\u2028Indore\\u200B', '21784', '2010-05-01', 'InDue',
      '2026-01-01', '2026-12-31', 30, '2025-01-01'::timestamptz + (100 - id) * interval '1 day', gone
    from (values
      (1, 1, 'Café', null), (2, 1, E'CAFE\\u0301', null), (3, 1, 'café (2)', null),
      (4, 1, E'Caf\\u00E9\\u200B', '2026-01-01'::timestamptz), (5, 2, E'Cafe\\u0301', null),
      (6, 1, E'क्\\u200Dष', null), (7, 1, 'क्ष', null), (8, 1, E'\\u200B', null), (9, 1, E'\\u202ELift\\u202C', null),
      (10, 1, repeat(E'\\u0958', 100), null), (11, 1, repeat(E'\\u0958', 99) || 'x', null)) names (id, dealer, name, gone);
  insert into tickets (ticket_id, dealer_id, ticket_key, elevator_id, summary, description, label, reporter_id, assignee_id,
      status, resolution, priority, create_date, start_date, target_date, update_date) values
    (1, 1, 'ELV-1001', 1, E'Cafe\\u0301  stuck', E'\\u2066At night\\u2069\\u2028again', E'Do\\u200Bors', 1, 3, 'Open',
      'Unresolved', 'High', '2026-03-02', '2026-03-02', '2026-03-09', '2026-03-02T12:00:00Z'),
    (2, 1, 'ELV-1002', 1, E'\\u200B', 'As it is.', 'Doors', 1, null, 'Open', 'Unresolved', 'High', '2026-03-02', '2026-03-02',
      '2026-03-09', '2026-03-02T12:00:00Z');
  insert into ticket_comments (dealer_id, ticket_id, user_id, text) values (1, 1, 1, E'e\\u0301te\\u0301'), (1, 1, 1, E'\\u200B');
  insert into custom_fields (id, dealer_id, tracker, name, format, "order", options, created_at) values
    (1, 1, 'ticket', E'Coˆte\\u0301', 'checkbox', 0, array[E'Gauche\\u200B', 'gauche', E'\\u200B', E'Co\\u0302te\\u0301'], '2025-01-01'),
    (2, 1, 'ticket', E'Floor', 'dropdown', 1, array[E'E\\u0301tage', 'Other'], '2025-01-02'),
    (3, 1, 'ticket', E'Fl\\u200Boor', 'text', 2, '{}', '2025-01-01'),
    (4, 1, 'report', E'Floor\\u2060', 'text', 0, '{}', '2025-01-01');
  insert into ticket_field_values (dealer_id, ticket_id, custom_field, value) values
    (1, 1, 1, E'Gauche\\u200B,gauche,Removed\\u200B'), (1, 1, 2, E'E\\u0301tage'), (1, 1, 3, E' e\\u0301'), (1, 2, 2, 'Other');
  insert into ticket_views (view_id, dealer_id, user_id, name, list, query) values
    (1, 1, 1, E'Mine\\u200B', '/issues', 'elevator=Caf%C3%A9&sort=-label'),
    (2, 1, 1, 'mine', '/issues', 'assignee=priya%E3%85%A4&elevator=CAFE%CC%81'),
    (3, 1, 1, 'MINE (2)', '/issues', '');
  delete from ticket_history;`;

const rows = (select: string) => of.database.query<Record<string, unknown>>(select);

const migrations = readMigrations();

beforeAll(async () => {
  of = await testDatabase('template0');
  await migrate(
    of.connection,
    migrations.slice(
      0,
      migrations.findIndex(({ name }) => name === NAME),
    ),
  );
  await run(ROWS);
  await migrate(of.connection, migrations);
});
afterAll(() => of.close());

test('elevators: the oldest of equal names keeps its own, the others get a number', async () => {
  const names = await rows('select elevator_id as id, elevator_name as name from elevators order by 1');
  const long = '\u0915\u093C'.repeat(50);
  expect(names.map(({ name }) => name)).toEqual([
    ...['Café (3)', 'CAFÉ', 'café (2)', 'Café', 'Café', 'क्\u200Dष (2)', 'क्ष', 'Elevator 8', 'Lift'],
    ...[`${'\u0915\u093C'.repeat(48)} (2)`, long],
  ]);
  const places = await rows('select distinct building_name, elevator_address from elevators');
  expect(places).toEqual([{ building_name: 'Tour Lumière', elevator_address: '1 Main St\nIndore' }]);
});

test('people: who signs in with a proper name keeps it, and everybody can sign in', async () => {
  const people = await rows('select username, first_name, last_name from users order by user_id');
  expect(people.map(({ username }) => username)).toEqual([
    ...['lift_dealer', 'other_dealer', 'priya-2', 'Priya', 'user-5', 'gone', 'lina', 'lina-2'],
  ]);
  expect(people[0]).toMatchObject({ first_name: 'René', last_name: 'Shah' });
  expect(people[2]).toMatchObject({ first_name: 'राम', last_name: 'क्\u200Dष' });
  const signingIn = await rows(
    'select username, look, email from sign_in_names where user_id in (3, 8) order by user_id',
  );
  expect(signingIn).toEqual([
    { username: 'priya-2', look: 'priya-2', email: 'twin@example.com' },
    { username: 'lina-2', look: 'lina-2', email: 'lina2@example.com' },
  ]);
});

test('fields: values follow their options', async () => {
  const fields = await rows('select name, options from custom_fields order by id');
  expect(fields).toEqual([
    { name: 'Coˆté', options: ['Gauche', 'gauche (2)', 'Option 3', 'Côté'] },
    { name: 'Floor (2)', options: ['Étage', 'Other'] },
    { name: 'Floor', options: [] },
    { name: 'Floor', options: [] },
  ]);
  const values = await rows('select value from ticket_field_values order by ticket_id, custom_field');
  expect(values.map(({ value }) => value)).toEqual(['Gauche,gauche (2),Removed', 'Étage', 'é', 'Other']);
});

test('saved views: their names differ, and they show what they showed', async () => {
  const views = await rows('select name, query from ticket_views order by view_id');
  expect(views).toEqual([
    { name: 'Mine', query: 'elevator=Caf%C3%A9+%283%29&sort=-label' },
    { name: 'mine (3)', query: 'assignee=priya-2&elevator=CAFE%CC%81' },
    { name: 'MINE (2)', query: '' },
  ]);
});

test('tickets: nobody changed them', async () => {
  const [ticket, unnamed] = await rows(
    'select summary, description, label, version, update_date from tickets order by 1',
  );
  expect(ticket).toMatchObject({
    summary: 'Café stuck',
    description: 'At night\nagain',
    label: 'Doors',
    version: 1,
  });
  expect(ticket?.['update_date']).toEqual('2026-03-02T12:00:00.000Z');
  expect(unnamed).toMatchObject({ summary: 'ELV-1002' });
  expect(await rows('select text from ticket_comments order by comment_id')).toEqual([
    { text: 'été' },
    { text: '…' },
  ]);
  for (const table of ['ticket_history', 'activity', 'outbox', 'push_outbox', 'web_push_outbox'])
    expect(await rows(`select * from ${table}`)).toEqual([]);
  const tallies = `select word, sum(tickets)::integer as tickets from ticket_tallies where kind = 'label' group by 1
    having sum(tickets) <> 0`;
  expect(await rows(tallies)).toEqual([{ word: 'Doors', tickets: 2 }]);
});

test('what is normalised stays as it is', async () => {
  const tables = [
    'users',
    'sign_in_names',
    'elevators',
    'tickets',
    'custom_fields',
    'ticket_field_values',
    'ticket_views',
  ];
  const all = async () =>
    Promise.all(tables.map((table) => rows(`select t::text as row, xmin::text from ${table} t order by 1`)));
  const before = await all();
  await run(migrations.find(({ name }) => name === NAME)?.sql ?? '');
  expect(await all()).toEqual(before);
});

test.each([
  ['elevators', `update elevators set elevator_name = E'l\u200Dift' where elevator_id = 8`],
  ['custom_fields', `update custom_fields set name = E'FLOOR\u200D' where id = 2`],
  ['ticket_views', `update ticket_views set name = E'mi\uFE0Fne' where view_id = 3`],
])('a name that differs only by what nobody can see is taken: %s', async (_table, change) => {
  await expect(rows(change)).rejects.toThrow('duplicate key');
});
