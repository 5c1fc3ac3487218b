import { Client, type ClientConfig } from 'pg';

/** The numbers of people and elevators of a dealer with many tickets. */
const TECHNICIANS = 12;
const CUSTOMERS = 150;
const ELEVATORS = 300;

/** From this number on, writing the indexes at the end is faster. */
const MANY = 200_000;
/** Tickets of one statement: its triggers collect what it stores. */
const AT_ONCE = 50_000;

/**
 * Adds `n` tickets of two years to a dealer, with the technicians, customers and elevators that they need; the same dealer
 * and `n` give the same tickets. 100,000 take about ten seconds. With many dealers, only the last call needs `tidy`, which
 * vacuums the database.
 */
export async function seedTickets(
  database: string | ClientConfig,
  dealerId: number,
  n: number,
  { tidy = true } = {},
): Promise<void> {
  const client = new Client(database);
  await client.connect();
  try {
    await client.query('begin');
    // One line of history per ticket, with its own day, instead of n lines of today.
    await client.query("set local app.history = 'off'");
    await client.query(PEOPLE, [dealerId, 'TechnicianUser', 'technician', TECHNICIANS]);
    await client.query(PEOPLE, [dealerId, 'CustomerUser', 'customer', CUSTOMERS]);
    await client.query(ELEVATORS_OF_CUSTOMERS, [dealerId, ELEVATORS]);
    const indexes = n >= MANY ? await dropIndexes(client) : [];
    for (let from = 1; from <= n; from += AT_ONCE)
      await client.query(TICKETS, [dealerId, n, from, Math.min(n, from + AT_ONCE - 1)]);
    for (const index of indexes) await client.query(index);
    await client.query('commit');
    if (tidy) await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Drops the indexes of the tickets that no key needs, and returns what creates them again. */
async function dropIndexes(client: Client): Promise<string[]> {
  await client.query("set local maintenance_work_mem = '256MB'");
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'tickets'::regclass and not indisunique order by 1`,
  );
  await client.query(`drop index ${rows.map(({ name }) => name).join(', ')}`);
  return rows.map(({ definition }) => definition);
}

/** A seeded random number, 0 to 99, for `number` and `salt`. */
const chance = (number: string, salt: string) => `(abs(hashint4(${number} * 31 + ${salt})::bigint) % 100)`;

/** A seeded random index, 1 to `many`. */
const oneOf = (number: string, salt: string, many: string) =>
  `(1 + abs(hashint4(${number} * 37 + ${salt})::bigint) % ${many})`;

// Names without digits: a search for a digit means a key.
const LETTERS = (number: string) => `translate(${number}::text, '0123456789', 'abcdefghij')`;

/** With their names in the directory (ADR-115). */
const PEOPLE = `
  with stored as (insert into users (dealer_id, user_type, username, email, first_name, last_name, is_active, is_verified)
  select $1, $2, name, name || '@example.com', 'Many', 'Tickets', true, true
  from generate_series(1, $4::integer) i,
    lateral (select $3 || '.' || ${LETTERS('i')} || '.' || ${LETTERS('$1::integer')} as name) named
  on conflict do nothing returning *)
  insert into sign_in_names (user_id, dealer_id, username, email, look)
  select user_id, dealer_id, username, email, look from stored`;

const numbered = (table: string, id: string, which: string) =>
  `(select ${id}, row_number() over (order by ${id}) as place from ${table} where dealer_id = $1 and ${which})`;

const ELEVATORS_OF_CUSTOMERS = `
  insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
    main_state, main_start_date, main_due_date, main_cycle_days, customer_id, engineer_id)
  select $1, 'MT' || (10000 + i), 'Building ' || ((i + 1) / 2), i || ' Main St, Annapolis, MD', '21401',
    date '2010-01-01' + i, 'InDue', date '2026-01-01', date '2027-01-01', 30, c.user_id, t.user_id
  from generate_series(1, $2::integer) i
  join ${numbered('users', 'user_id', "user_type = 'CustomerUser'")} c on c.place = 1 + (i / 2) % ${CUSTOMERS}
  join ${numbered('users', 'user_id', "user_type = 'TechnicianUser'")} t on t.place = 1 + i % ${TECHNICIANS}
  on conflict do nothing`;

const idsOf = (table: string, id: string, which: string) =>
  `(select array_agg(${id} order by ${id}) as ids from ${table} where dealer_id = $1 and ${which})`;

const TICKETS = `
  with numbers as (
    update dealers set next_ticket = next_ticket + $4::integer - $3::integer + 1 where dealer_id = $1
    returning next_ticket - $4::integer - 1 as before),
  planned as (
    select before + i as number, i, ($2::integer - i) * 730.0 / $2::integer as age,
      elevators.ids[${oneOf('i', '1', 'cardinality(elevators.ids)')}] as elevator_id,
      technicians.ids[${oneOf('i', '9', 'cardinality(technicians.ids)')}] as technician_id
    from numbers, generate_series($3::integer, $4::integer) i,
      ${idsOf('elevators', 'elevator_id', 'deleted_at is null')} elevators,
      ${idsOf('users', 'user_id', "user_type = 'TechnicianUser' and deleted_at is null")} technicians),
  decided as (
    select *, now() - age * interval '1 day' - interval '1 hour' as at, case
      when ${chance('i', '2')} < case when age < 10 then 80 when age < 30 then 50 when age < 90 then 20 else 3 end
      then (array['Open', 'Open', 'InProgress', 'OnHold', 'Accepted'])[${oneOf('i', '3', '5')}]
      else 'Closed' end as status
    from planned),
  stored as (
  insert into tickets (dealer_id, ticket_key, elevator_id, summary, description, label, reporter_id, assignee_id,
    status, resolution, priority, create_date, start_date, target_date, close_date, update_date)
  select $1, 'ELV-' || number, e.elevator_id, 'Something is wrong, number ' || i, repeat('It was seen again. ', 5),
    (array['Doors', 'Noise', 'Lighting', 'Annual check', 'Levelling', 'Buttons', 'Brake', 'Controller', 'Car interior',
      'Emergency phone', 'Pit', 'Vandalism'])[${oneOf('i', '4', '12')}],
    case when ${chance('i', '5')} < 50 then coalesce(e.customer_id, $1) when ${chance('i', '5')} < 80 then $1
      else technician_id end,
    case when status = 'Open' and ${chance('i', '6')} < 30 then null
      when ${chance('i', '7')} < 85 then e.engineer_id else technician_id end,
    status, case when status = 'Closed' then 'CompletedToSpec' else 'Unresolved' end,
    (array['Unspecified', 'Critical', 'High', 'High', 'Medium', 'Medium', 'Medium', 'Low'])[${oneOf('i', '8', '8')}],
    at::date, at::date, at::date + 7, case when status = 'Closed' then at::date end, at
  from decided join elevators e on e.dealer_id = $1 and e.elevator_id = decided.elevator_id
  order by i returning ticket_id, reporter_id, update_date, ticket_key)
  insert into ticket_history (dealer_id, ticket_id, at, user_id, field, new, version)
  select $1, ticket_id, update_date, reporter_id, 'created', ticket_key, 1 from stored order by ticket_id`;
