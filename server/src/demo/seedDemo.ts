import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashPassword } from '../account/passwords';
import { insertDealer } from '../account/userRepository';
import { packageRoot } from '../config/packageRoot';
import type { Database, Db } from '../database/Database';
import { Chance } from './Chance';
import { DEMO_EMAIL, DEMO_PASSCODE, DEMO_PASSWORD, DEMO_USERNAME } from './demoDealer';
import { demoContracts, insertContracts } from './demoContracts';
import { demoElevators, type DemoElevator } from './demoElevators';
import { demoHistory, stateMoment } from './demoHistory';
import { REPORT_FIELDS, TICKET_FIELDS } from './demoFields';
import { demoReports } from './demoReports';
import { DEMO_TECHNICIANS } from './demoTechnicians';
import { FIRST_TICKET, demoTickets, type TicketElevator } from './demoTickets';
import { insertFields, insertValues } from './insertFields';
import { insertHistory } from './insertHistory';
import { insertRows } from './insertRows';
import { readRegister } from './register';

const REGISTER = path.join(packageRoot, 'demo', 'carroll-elevators.csv');
const SEED = 20_261_001;
/** Of its own, so that what was made before stays the same. */
const CONTRACTS_SEED = 20_261_002;
/** Customers who have the companion app. */
const WITH_APP = 0.6;

/**
 * Makes the demonstration dealer in a database without dealers, whole or not at all. The same `today`, yyyy-mm-dd, makes
 * the same data.
 */
export async function seedDemo(database: Database, { today }: { today: string }): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await database.transaction((db) => seed(db, today, password_hash));
  // Without it the first lists would be planned for empty tables.
  await database.query('analyze');
}

async function seed(db: Db, today: string, password_hash: string): Promise<void> {
  const chance = new Chance(SEED);
  const dealer_id = await insertDealer(
    db,
    {
      username: DEMO_USERNAME,
      email: DEMO_EMAIL,
      first_name: 'Rohan',
      last_name: 'Mehta',
      phoneno: '+1 410 555 0100',
      password_hash,
      is_verified: true,
    },
    DEMO_PASSCODE,
  );
  const technician_ids = await insertTechnicians(db, dealer_id, password_hash);
  const units = readRegister(readFileSync(REGISTER, 'utf8'));
  const planned = demoElevators(units, { today, technicians: technician_ids.length, chance });
  const customer_ids = await insertCustomers(db, dealer_id, planned);
  const elevators = await insertElevators(db, {
    dealer_id,
    elevators: planned,
    customers: customer_ids,
    technician_ids,
    today,
  });
  await insertMaintenance(db, dealer_id, elevators, today);

  const setting = {
    today,
    dealer_id,
    chance,
    technician_ids: some(technician_ids),
    elevators: some(elevators),
  };
  const tickets = demoTickets(setting);
  // The triggers would say that all of it was made just now.
  await db.query("set local app.history = 'off'");
  const stored = await insertRows<{ ticket_id: number; create_date: string }>(
    db,
    'tickets',
    dealer_id,
    tickets,
  );
  await insertHistory(db, dealer_id);
  await db.query('update dealers set next_ticket = $2 where dealer_id = $1', [
    dealer_id,
    FIRST_TICKET + tickets.length,
  ]);
  const ticketFields = await insertFields(db, dealer_id, 'ticket', TICKET_FIELDS);
  await insertValues(
    db,
    dealer_id,
    'ticket',
    ticketFields,
    stored.map(({ ticket_id, create_date }) => ({ id: ticket_id, day: create_date })),
    chance,
  );

  const reports = await insertRows<{ report_id: number; report_date: string }>(
    db,
    'reports',
    dealer_id,
    demoReports(elevators, today, chance),
  );
  const reportFields = await insertFields(db, dealer_id, 'report', REPORT_FIELDS);
  await insertValues(
    db,
    dealer_id,
    'report',
    reportFields,
    reports.map(({ report_id, report_date }) => ({ id: report_id, day: report_date })),
    chance,
  );
}

interface StoredUser {
  user_id: number;
  username: string;
}

async function insertTechnicians(db: Db, dealer_id: number, password_hash: string): Promise<number[]> {
  const technicians = DEMO_TECHNICIANS.map(([first_name, last_name], at) => {
    const username = `${first_name}.${last_name}`.toLowerCase();
    const phoneno = `+1 410 555 01${String(at + 1).padStart(2, '0')}`;
    const email = `${username}@example.com`;
    return {
      user_type: 'TechnicianUser',
      username,
      email,
      first_name,
      last_name,
      phoneno,
      password_hash,
      is_verified: true,
    };
  });
  return (await insertRows<StoredUser>(db, 'users', dealer_id, technicians)).map(({ user_id }) => user_id);
}

/** The buildings' customers, by user name. Nobody signs in as them: they have no password. */
async function insertCustomers(db: Db, dealer_id: number, elevators: readonly DemoElevator[]) {
  const customers = [...new Set(elevators.map(({ customer }) => customer))].map((customer) => ({
    user_type: 'CustomerUser',
    username: customer.customer_username,
    email: customer.customer_email,
    first_name: customer.customer_first_name,
    last_name: customer.customer_last_name,
    phoneno: customer.customer_phone,
    is_active: true,
    is_verified: true,
  }));
  const stored = await insertRows<StoredUser>(db, 'users', dealer_id, customers);
  return new Map(stored.map(({ username, user_id }) => [username, user_id]));
}

type StoredElevator = TicketElevator &
  Omit<DemoElevator, 'customer' | 'engineer'> & { elevator_id: number; main_state_at: string };

interface PlannedElevators {
  dealer_id: number;
  elevators: readonly DemoElevator[];
  customers: ReadonlyMap<string, number>;
  technician_ids: readonly number[];
  today: string;
}

function insertElevators(
  db: Db,
  { dealer_id, elevators, customers, technician_ids, today }: PlannedElevators,
): Promise<StoredElevator[]> {
  const chance = new Chance(CONTRACTS_SEED);
  return insertRows<StoredElevator>(
    db,
    'elevators',
    dealer_id,
    elevators.map(({ customer, engineer, ...elevator }) => ({
      ...elevator,
      main_state_at: stateMoment(elevator, today, chance),
      main_state_by: elevator.main_state === 'Completed' ? dealer_id : null,
      customer_id: customers.get(customer.customer_username),
      engineer_id: engineer === undefined ? null : technician_ids[engineer],
    })),
  );
}

/** The history of the elevators, their contracts, and the devices on which their customers have the companion app. */
async function insertMaintenance(
  db: Db,
  dealer_id: number,
  elevators: readonly StoredElevator[],
  today: string,
): Promise<void> {
  const chance = new Chance(CONTRACTS_SEED);
  // What the insert noted says that all of it began with the demonstration.
  await db.query('delete from maintenance_history where dealer_id = $1', [dealer_id]);
  await insertRows(db, 'maintenance_history', dealer_id, demoHistory(elevators, dealer_id));
  await insertContracts(db, dealer_id, demoContracts(elevators, today, chance), today);
  const devices = [...new Set(elevators.map(({ customer_id }) => customer_id))]
    .filter(() => chance.happens(WITH_APP))
    .map((user_id) => ({
      subscription_id: `demo-device-${user_id}`,
      user_id,
      created_at: `${today}T00:00:00Z`,
    }));
  await insertRows(db, 'push_subscriptions', dealer_id, devices);
}

function some<T>(all: readonly T[]): readonly [T, ...T[]] {
  const [first, ...rest] = all;
  if (first === undefined) throw new Error('The demonstration needs at least one of each.');
  return [first, ...rest];
}
