import { Client, type ClientConfig } from 'pg';

/** Visits of one statement. */
const AT_ONCE = 100_000;
/** From this number on, writing the indexes at the end is faster. */
const MANY = 200_000;

/**
 * Adds `n` visits of three years to a dealer who has elevators and technicians: each of one elevator and one technician (a hundredth of
 * nobody), all but a tenth promised by a contract. Most of the past are Done; the same `n` gives the same rows.
 */
export async function seedVisits(
  database: string | ClientConfig,
  dealerId: number,
  n: number,
): Promise<void> {
  const client = new Client(database);
  await client.connect();
  try {
    await client.query('begin');
    // The rows refer to what is read here, and have what triggers would add.
    await client.query('set local session_replication_role = replica');
    await client.query(CONTRACTS, [dealerId]);
    await client.query('analyze contract_elevators, elevators, users');
    const indexes = n >= MANY ? await dropIndexes(client) : [];
    for (let from = 1; from <= n; from += AT_ONCE)
      await client.query(VISITS, [dealerId, from, Math.min(n, from + AT_ONCE - 1)]);
    for (const index of indexes) await client.query(index);
    await client.query(TALLIES, [dealerId]);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Drops the indexes that no key needs, and returns what creates them again. */
async function dropIndexes(client: Client): Promise<string[]> {
  await client.query("set local maintenance_work_mem = '256MB'");
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('visits'::regclass, 'visit_elevators'::regclass, 'visit_technicians'::regclass)
       and not indisunique order by 1`,
  );
  await client.query(`drop index ${rows.map(({ name }) => name).join(', ')}`);
  return rows.map(({ definition }) => definition);
}

/** One for each customer with elevators, with all of them. */
const CONTRACTS = `
  with stored as (
    insert into contracts (dealer_id, customer_id, kind, value_rupees, visits_a_year, start_date, end_date)
    select distinct dealer_id, customer_id, 'Comprehensive', 1, 12, current_date - 1100, current_date + 365
    from elevators where dealer_id = $1 and customer_id is not null and deleted_at is null
    returning dealer_id, contract_id, customer_id)
  insert into contract_elevators (dealer_id, contract_id, elevator_id)
  select s.dealer_id, s.contract_id, e.elevator_id
  from stored s join elevators e on e.dealer_id = s.dealer_id and e.customer_id = s.customer_id`;

/** Spread by a prime factor, so that neighbours differ. */
const VISITS = `
  with lifts as (
    select e.elevator_id, e.building_name, c.contract_id, row_number() over (order by e.elevator_id) as place
    from elevators e join contract_elevators c on c.dealer_id = e.dealer_id and c.elevator_id = e.elevator_id
    where e.dealer_id = $1 and e.deleted_at is null),
  engineers as (
    select user_id, row_number() over (order by user_id) as place
    from users where dealer_id = $1 and user_type = 'TechnicianUser' and deleted_at is null),
  numbered as (
    select at, l.*, at % 10 <> 0 as promised, current_date + 60 - ((at * 7919) % 1061)::integer as day
    from (select at, 1 + at % (select count(*) from lifts) as place from generate_series($2::bigint, $3::bigint) as at) spread
    join lifts l using (place)),
  ids as (
    select n.*, (select coalesce(max(visit_id), 0) from visits where dealer_id = $1)
      + row_number() over (order by at) as visit_id,
      case when day >= current_date then 'Planned' when at % 50 = 0 then 'Cancelled' when at % 33 = 0 then 'Missed'
        when day > current_date - 15 and at % 40 = 0 then 'Planned' else 'Done' end as state
    from numbered n),
  made as (
    insert into visits (dealer_id, visit_id, contract_id, building_name, period, state, promised_day, window_end,
      planned_day, estimate_minutes, reason, done_at, done_day, done_by, unassigned)
    select $1, visit_id, case when promised then contract_id end, building_name, case when promised then at::integer end,
      state, case when promised then day - (at % 9)::integer end, case when promised then day - (at % 9)::integer + 29 end,
      day, 65, case state when 'Cancelled' then 'No power' else '' end,
      case state when 'Done' then day + (at % 45)::integer * (case when at % 17 = 0 then 1 else 0 end) + time '12:00' end,
      case state when 'Done' then day + (at % 45)::integer * (case when at % 17 = 0 then 1 else 0 end) end,
      case state when 'Done' then $1::bigint end, at % 100 = 1
    from ids returning visit_id, promised_day, kept, planned_day, state),
  with_lifts as (
    insert into visit_elevators (dealer_id, visit_id, elevator_id, outcome)
    select $1, visit_id, elevator_id, case state when 'Done' then 'Done' end from ids)
  insert into visit_technicians (dealer_id, visit_id, place, user_id, promised_day, kept, planned_day, state)
  select $1, i.visit_id, 1, e.user_id, made.promised_day, made.kept, made.planned_day, made.state
  from ids i join made using (visit_id) join engineers e on e.place = 1 + i.at * 7919 % (select count(*) from engineers)
  where i.at % 100 <> 1`;

const TALLIES = `
  insert into visit_tallies (dealer_id, kind, day, word, state, kept, unassigned, visits)
  select dealer_id, 'planned', planned_day, '', state, kept, unassigned, count(*)
  from visits where dealer_id = $1 group by 1, 3, 5, 6, 7
  union all
  select dealer_id, 'promised', promised_day, '', state, kept, unassigned, count(*)
  from visits where dealer_id = $1 and promised_day is not null group by 1, 3, 5, 6, 7
  union all
  select dealer_id, 'building', null, building_name, '', null, false, count(*) from visits where dealer_id = $1 group by 1, 4`;
