import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { PlanYear } from '@smart-elevator/shared-api/contract/visits/testing/aPlanYear';
import { Client, type ClientConfig } from 'pg';
import type { OwnPostgres } from '../console/ownPostgres';
import { seededRandom } from './seededRandom';

/** Days before an absence on which it is entered. */
const ENTERED_BEFORE = 10;
/** The share of the visits that are done; nobody comes to the others. */
const DONE = 0.95;

/** A visit as it is stored; days are yyyy-mm-dd. */
export interface StoredVisit {
  contract_id: number;
  period: number;
  part: number;
  building_name: string;
  state: string;
  planned_day: string;
  estimate_minutes: number;
  technician_ids: number[];
  elevator_ids: number[];
}

/** The dealer of a seeded year in a database of its own. */
export class PlannedDealer {
  private copies = 0;
  private readonly chance = seededRandom(7);

  private constructor(
    private readonly postgres: OwnPostgres,
    readonly connection: ClientConfig,
    readonly dealer_id: number,
    readonly year: PlanYear,
    /** The accounts of the year's technicians, in their order. */
    readonly technician_ids: readonly number[],
  ) {}

  /** Stores the lifts, contracts, technicians and days off of the year for a dealer who has nothing yet. */
  static async seed(postgres: OwnPostgres, dealer_id: number, year: PlanYear): Promise<PlannedDealer> {
    const { connection } = postgres;
    const ids = await inDatabase(connection, async (client) => {
      await client.query('begin');
      const technicians = await people(client, dealer_id, 'TechnicianUser', year.input.technicians.length);
      const [customer] = await people(client, dealer_id, 'CustomerUser', 1);
      await client.query(LIFTS, [dealer_id, JSON.stringify(year.input.lifts), year.input.today]);
      await client.query(CONTRACTS, [dealer_id, JSON.stringify(year.contracts), customer]);
      await client.query(COVERED, [dealer_id, JSON.stringify(year.contracts)]);
      await client.query(HOLIDAYS, [dealer_id, JSON.stringify(year.input.calendar.holidays)]);
      await client.query('commit');
      await client.query('analyze');
      return technicians;
    });
    return new PlannedDealer(postgres, connection, dealer_id, year, ids);
  }

  /** The same dealer in a copy of the database; nobody may be connected to this one. */
  async copy(): Promise<PlannedDealer> {
    const name = `${this.connection.database}_${(this.copies += 1)}`;
    await inDatabase({ ...this.connection, database: 'template1' }, (client) =>
      client.query(`create database ${name} template ${this.connection.database}`),
    );
    const connection = { ...this.connection, database: name };
    return new PlannedDealer(this.postgres, connection, this.dealer_id, this.year, this.technician_ids);
  }

  /** Forgets the plan. */
  forget(): Promise<unknown> {
    return inDatabase(this.connection, (client) =>
      client.query('delete from visits where dealer_id = $1', [this.dealer_id]),
    );
  }

  /** Enters the absences that begin ten days later, and does most of the visits of a day. */
  async work(day: string): Promise<void> {
    const begins = addDays(day, ENTERED_BEFORE);
    const absences = this.year.input.technicians.flatMap(({ absences: own }, at) =>
      own.filter(({ from }) => from === begins).map((one) => ({ ...one, user_id: this.technician_ids[at] })),
    );
    await inDatabase(this.connection, async (client) => {
      await client.query(ABSENCES, [this.dealer_id, JSON.stringify(absences)]);
      const { rows } = await client.query<{ visit_id: number }>(
        `select visit_id from visits where dealer_id = $1 and planned_day = $2 and state = 'Planned' order by visit_id`,
        [this.dealer_id, day],
      );
      const done = rows.filter(() => this.chance() < DONE).map(({ visit_id }) => visit_id);
      await client.query(DO, [this.dealer_id, done, day]);
    });
  }

  visits(): Promise<StoredVisit[]> {
    return inDatabase(this.connection, async (client) => {
      const { rows } = await client.query<{ visits: StoredVisit[] }>(VISITS, [this.dealer_id]);
      return rows[0]?.visits ?? [];
    });
  }

  /** All that the plan has stored, its history included, without the ids and the times: a line of each visit. */
  async everything(): Promise<string[]> {
    return inDatabase(this.connection, async (client) => {
      const { rows } = await client.query<{ stored: string }>(EVERYTHING, [this.dealer_id]);
      return rows.map(({ stored }) => stored);
    });
  }
}

async function inDatabase<T>(connection: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function people(client: Client, dealer_id: number, kind: string, count: number): Promise<number[]> {
  const { rows } = await client.query<{ user_id: string }>(PEOPLE, [dealer_id, kind, count]);
  return rows.map(({ user_id }) => Number(user_id)).toSorted((a, b) => a - b);
}

/** With their names in the directory (ADR-115). */
const PEOPLE = `
  with stored as (insert into users (dealer_id, user_type, username, email, first_name, last_name, is_active, is_verified)
  select $1::bigint, $2, name, name || '@example.com', 'Planned', name, true, true
  from (select lower(left($2, 4)) || '-' || $1 || '-' || lpad(at::text, 3, '0') as name
        from generate_series(1, $3::integer) as at order by at) as named
  returning *)
  insert into sign_in_names (user_id, dealer_id, username, email, look)
  select user_id, dealer_id, username, email, look from stored returning user_id`;

const LIFTS = `
  insert into elevators (elevator_id, dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
    main_state, main_start_date, main_due_date, main_cycle_days)
  select elevator_id, $1, 'Lift ' || elevator_id, building_name, 'Station Road', place, $3::date - 1000, 'InDue',
    $3::date - 1000, $3::date + 1000, 30
  from jsonb_to_recordset($2::jsonb) as l (elevator_id bigint, building_name text, place text)`;

const CONTRACTS = `
  insert into contracts (contract_id, dealer_id, customer_id, kind, value_rupees, visits_a_year, start_date, end_date)
  select contract_id, $1, $3, 'Comprehensive', 48000, visits_a_year, start_date, end_date
  from jsonb_to_recordset($2::jsonb) as c (contract_id bigint, visits_a_year integer, start_date date, end_date date)`;

const COVERED = `
  insert into contract_elevators (dealer_id, contract_id, elevator_id)
  select $1, contract_id, jsonb_array_elements_text(elevator_ids)::bigint
  from jsonb_to_recordset($2::jsonb) as c (contract_id bigint, elevator_ids jsonb)`;

const HOLIDAYS = `
  insert into holidays (dealer_id, day, name) select $1, day, 'Holiday'
  from jsonb_to_recordset($2::jsonb) as h (day date)`;

const ABSENCES = `
  insert into absences (dealer_id, user_id, from_day, to_day, kind)
  select $1, user_id, "from", "to", 'Leave'
  from jsonb_to_recordset($2::jsonb) as a (user_id bigint, "from" date, "to" date)`;

/** As Done leaves them. */
const DO = `
  with done as (
    update visits set state = 'Done', done_at = ($3::date + time '12:00') at time zone 'UTC', done_by = $1, changed_by = $1,
      version = version + 1
    where dealer_id = $1 and visit_id = any($2::bigint[]) returning visit_id),
  lifts as (
    update visit_elevators l set outcome = 'Done' from done where l.dealer_id = $1 and l.visit_id = done.visit_id
    returning l.elevator_id)
  update elevators e set main_completed_date = $3::date from lifts
  where e.dealer_id = $1 and e.elevator_id = lifts.elevator_id`;

const VISITS = `
  select coalesce(json_agg(json_build_object('contract_id', v.contract_id, 'period', v.period, 'part', v.part,
      'building_name', v.building_name, 'state', v.state, 'planned_day', v.planned_day,
      'estimate_minutes', v.estimate_minutes,
      'technician_ids', array(select t.user_id from visit_technicians t
        where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id order by t.place),
      'elevator_ids', array(select l.elevator_id from visit_elevators l
        where l.dealer_id = v.dealer_id and l.visit_id = v.visit_id order by l.elevator_id))
    order by v.contract_id, v.period, v.building_name, v.part), '[]') as visits
  from visits v where v.dealer_id = $1`;

const EVERYTHING = `
  select concat_ws(' ', v.contract_id, v.period, v.building_name, v.part, v.state, v.version, v.promised_day,
      v.window_end, v.planned_day, v.estimate_minutes, v.done_at,
      (select string_agg(t.user_id::text, '+' order by t.place) from visit_technicians t
        where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id),
      (select string_agg(concat_ws('=', l.elevator_id, l.outcome), ',' order by l.elevator_id) from visit_elevators l
        where l.dealer_id = v.dealer_id and l.visit_id = v.visit_id),
      (select string_agg(concat_ws(':', h.what, h.before, h.after), ',' order by h.entry_id) from visit_history h
        where h.dealer_id = v.dealer_id and h.visit_id = v.visit_id)) as stored
  from visits v where v.dealer_id = $1 order by v.contract_id, v.period, v.building_name, v.part`;
