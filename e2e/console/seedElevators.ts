import { Client, type ClientConfig } from 'pg';

/**
 * Adds `n` elevators in every state to a dealer, with a customer for each ten, and engineers, of whom twelve have elevators; the
 * same `n` gives the same rows. The triggers of the database maintain the counts and the history.
 */
export async function seedElevators(
  databaseUrl: string | ClientConfig,
  dealerId: number,
  n: number,
  { engineers: technicians = 12 } = {},
): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    await client.query('begin');
    const customers = await people(client, dealerId, 'CustomerUser', Math.ceil(n / 10));
    const engineers = await people(client, dealerId, 'TechnicianUser', technicians);
    await client.query(ELEVATORS, [dealerId, n, customers, engineers]);
    await client.query('commit');
    await client.query('vacuum analyze elevators, users, maintenance_history, elevator_counts');
  } finally {
    await client.end();
  }
}

/** Gives each elevator of the dealer that has a customer a contract of its own. */
export async function seedContracts(databaseUrl: string | ClientConfig, dealerId: number): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    await client.query(CONTRACTS, [dealerId]);
    await client.query('vacuum analyze contracts, contract_elevators');
  } finally {
    await client.end();
  }
}

async function people(client: Client, dealerId: number, kind: string, count: number): Promise<number[]> {
  const { rows } = await client.query<{ user_id: number }>(PEOPLE, [dealerId, kind, count]);
  return rows.map(({ user_id }) => user_id);
}

/** With their names in the directory (ADR-115). */
const PEOPLE = `
  with stored as (insert into users (dealer_id, user_type, username, email, first_name, last_name, is_verified)
  select $1::integer, $2, name, name || '@example.com', 'Many', name, true
  from (select lower(left($2, 4)) || '-' || $1 || '-' || lpad(at::text, 5, '0') as name
        from generate_series(1, $3) as at) as named
  returning *)
  insert into sign_in_names (user_id, dealer_id, username, email, look)
  select user_id, dealer_id, username, email, look from stored returning user_id`;

/** Spread by a prime factor, so that neighbours differ. */
const ELEVATORS = `
  insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
    main_state, main_start_date, main_due_date, main_completed_date, main_cycle_days, customer_id, engineer_id)
  select $1, 'EL-' || lpad(at::text, 6, '0'),
    (array['Harbor Tower', 'St. Mary Hospital', 'Mill House', 'Riverside Court', 'Town Hall'])[1 + spread % 5]
      || ' ' || (at / 10),
    spread % 990 || ' ' || (array['Cathedral St', 'Main St', 'Obrecht Rd', 'Station Rd'])[1 + spread % 4],
    (21000 + spread % 900)::text, date '2005-01-01' + spread % 6000,
    state, current_date - 60, current_date + case state when 'OverDue' then -1 - spread % 40 else 5 + spread % 80 end,
    case state when 'Completed' then current_date - spread % 60 end, case when at % 2 = 0 then 30 else 90 end,
    ($3::bigint[])[1 + (at - 1) / 10], case when at % 20 <> 0 then ($4::bigint[])[1 + spread % 12] end
  from (select at, (at * 7919) % 100003 as spread,
          (array['Completed', 'Completed', 'Completed', 'InDue', 'OverDue'])[1 + at % 5] as state
        from generate_series(1, $2::integer) as at) as made`;

const CONTRACTS = `
  with stored as (
    insert into contracts (dealer_id, customer_id, kind, value_rupees, visits_a_year, start_date, end_date, paid)
    select dealer_id, customer_id,
      case when elevator_id % 3 = 0 then 'Non-comprehensive' else 'Comprehensive' end,
      (elevator_id * 7919) % 90000, elevator_id % 12, current_date - (elevator_id % 700)::integer,
      current_date - (elevator_id % 700)::integer + 364, elevator_id % 4 <> 0
    from elevators where dealer_id = $1 and customer_id is not null and deleted_at is null
    order by elevator_id returning dealer_id, contract_id, customer_id),
  numbered as (select *, row_number() over (order by contract_id) as place from stored)
  insert into contract_elevators (dealer_id, contract_id, elevator_id)
  select n.dealer_id, n.contract_id, e.elevator_id
  from numbered n join (
    select elevator_id, row_number() over (order by elevator_id) as place from elevators
    where dealer_id = $1 and customer_id is not null and deleted_at is null) e on e.place = n.place`;
