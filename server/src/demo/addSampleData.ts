import { randomBytes } from 'node:crypto';
import { sampleDataMessages, type SampleData } from '@smart-elevator/shared-api/contract/home/sampleData';
import type { Database, Db } from '../database/Database';
import { sql } from '../database/sql';
import { conflict } from '../http/HttpError';
import { CustomerNames } from './CustomerNames';
import { demoContracts, insertContracts } from './demoContracts';
import { demoElevators } from './demoElevators';
import { demoTickets } from './demoTickets';
import { insertElevators, insertMaintenanceHistory } from './insertElevators';
import { insertHistory } from './insertHistory';
import { insertUsers } from './insertPeople';
import { insertRows } from './insertRows';
import { insertAbsences, insertTrips } from './insertTrips';
import { SAMPLE_UNITS } from './sampleUnits';
import { SeededRandom } from './SeededRandom';
import { some } from './some';

const SEED = 20_261_127;
const TICKETS = { count: 20, days: 45 };

const TRIPS_SEED = 20_261_128;

/** The tables whose rows are marked. */
export type SampleTable = 'users' | 'elevators' | 'contracts' | 'tickets' | 'reports' | 'visits' | 'absences';

const TECHNICIANS = [
  ['Arjun', 'Nair'],
  ['Priya', 'Sharma'],
] as const;

/**
 * Fills a dealer without elevators and tickets with sample data, completely or not at all; 409 for one who has some. A
 * repetition changes nothing. Its people have neither an e-mail address nor a password nor a device, so that nobody
 * gets a message of it and nobody can sign in (R236).
 */
export const addSampleData = (database: Database, dealer_id: number, today: string): Promise<SampleData> =>
  database.transaction(async (db) => {
    await lockSampleData(db, dealer_id);
    const stored = await countSampleRows(db, dealer_id);
    if (stored.elevators > 0) return stored;
    await refuseOwnData(db, dealer_id);
    await insertSample(db, dealer_id, today);
    return countSampleRows(db, dealer_id);
  });

/** Adding and removing wait for each other, until the end of the transaction. */
export async function lockSampleData(db: Db, dealer_id: number): Promise<void> {
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended('sample data', ${dealer_id}))`);
}

async function refuseOwnData(db: Db, dealer_id: number): Promise<void> {
  const [own] = await db.query<{ exists: boolean }>(sql`select
    exists (select from elevators where dealer_id = ${dealer_id} and deleted_at is null)
    or exists (select from tickets where dealer_id = ${dealer_id} and deleted_at is null) as exists`);
  if (own?.exists) throw conflict({ detail: sampleDataMessages.hasData });
}

async function countSampleRows(db: Db, dealer_id: number): Promise<SampleData> {
  const [counts] = await db.query<SampleData>(sql`select
      count(*) filter (where of_table = 'users')::integer as people,
      count(*) filter (where of_table = 'elevators')::integer as elevators,
      count(*) filter (where of_table = 'contracts')::integer as contracts,
      count(*) filter (where of_table = 'tickets')::integer as tickets
    from sample_rows where dealer_id = ${dealer_id}`);
  if (!counts) throw new Error('The counts returned no row.');
  return counts;
}

async function insertSample(db: Db, dealer_id: number, today: string): Promise<void> {
  const chance = new SeededRandom(SEED);
  // User names are unique over all dealers.
  const ending = `_${randomBytes(4).toString('hex')}`;
  const planned = demoElevators(SAMPLE_UNITS, {
    today,
    technicians: TECHNICIANS.length,
    chance,
    customers: new CustomerNames(ending),
  });
  const technician_ids = await insertPeople(db, dealer_id, technicianRows(ending));
  const names = [...new Set(planned.map(({ customer }) => customer))];
  const customer_ids = await insertPeople(
    db,
    dealer_id,
    names.map(({ customer_username, customer_first_name, customer_last_name, customer_phone }) => ({
      user_type: 'CustomerUser',
      username: customer_username,
      first_name: customer_first_name,
      last_name: customer_last_name,
      phoneno: customer_phone,
    })),
  );
  // The triggers would record that everything was created just now.
  await db.query("set local app.history = 'off'");
  const elevators = await insertElevators(db, {
    dealer_id,
    elevators: planned,
    customers: new Map(names.map(({ customer_username }, at) => [customer_username, customer_ids[at] ?? 0])),
    technician_ids,
  });
  await insertMaintenanceHistory(db, dealer_id, elevators);
  await mark(
    db,
    dealer_id,
    'elevators',
    elevators.map(({ elevator_id }) => elevator_id),
  );
  const contracts = demoContracts(elevators, today, chance).map(({ current }) => ({
    current,
    before: undefined,
  }));
  await mark(db, dealer_id, 'contracts', await insertContracts(db, dealer_id, contracts));
  const setting = {
    dealer_id,
    today,
    technician_ids: some(technician_ids),
    elevators: some(elevators),
  };
  await insertTickets(db, { ...setting, chance });
  await insertVisits(db, { ...setting, chance: new SeededRandom(TRIPS_SEED) });
}

/** Stores visits with their reports, and absences. The planner plans what is missing (R1207). */
async function insertVisits(db: Db, setting: Parameters<typeof insertTrips>[1]): Promise<void> {
  const { dealer_id, technician_ids, today } = setting;
  const { reports, repair_ids } = await insertTrips(db, setting);
  await mark(
    db,
    dealer_id,
    'reports',
    reports.map(({ report_id }) => report_id),
  );
  // Those of contracts go with them.
  await mark(db, dealer_id, 'visits', repair_ids);
  await mark(db, dealer_id, 'absences', await insertAbsences(db, dealer_id, technician_ids, today));
}

const technicianRows = (ending: string) =>
  TECHNICIANS.map(([first_name, last_name], at) => ({
    user_type: 'TechnicianUser',
    username: `${first_name}_${last_name}${ending}`.toLowerCase(),
    first_name,
    last_name,
    phoneno: `+1 410 555 01${90 + at}`,
  }));

async function insertPeople(db: Db, dealer_id: number, people: readonly object[]): Promise<number[]> {
  const rows = people.map((person) => ({ ...person, email: '', is_active: true, is_verified: true }));
  const ids = (await insertUsers(db, dealer_id, rows)).map(({ user_id }) => user_id);
  await mark(db, dealer_id, 'users', ids);
  return ids;
}

async function insertTickets(
  db: Db,
  setting: Omit<Parameters<typeof demoTickets>[0], 'first' | 'count' | 'days'>,
): Promise<void> {
  const { dealer_id } = setting;
  const [numbered] = await db.query<{ first: number }>(sql`update dealers
    set next_ticket = next_ticket + ${TICKETS.count} where dealer_id = ${dealer_id}
    returning next_ticket - ${TICKETS.count} as first`);
  if (!numbered) throw new Error('The dealer has no number for a ticket.');
  const rows = demoTickets({ ...setting, ...TICKETS, first: numbered.first });
  const stored = await insertRows<{ ticket_id: number }>(db, 'tickets', dealer_id, rows);
  await insertHistory(db, dealer_id);
  await mark(
    db,
    dealer_id,
    'tickets',
    stored.map(({ ticket_id }) => ticket_id),
  );
}

const mark = (db: Db, dealer_id: number, table: SampleTable, ids: readonly number[]) =>
  db.query(sql`insert into sample_rows (dealer_id, of_table, row_id)
    select ${dealer_id}, ${table}, unnest(${ids}::bigint[])`);
