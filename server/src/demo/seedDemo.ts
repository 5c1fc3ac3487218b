import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashPassword } from '../account/passwords';
import { insertDealer } from '../account/userRepository';
import { packageRoot } from '../config/packageRoot';
import type { Database, Db } from '../database/Database';
import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { SeededRandom } from './SeededRandom';
import { DEMO_EMAIL, DEMO_PASSCODE, DEMO_PASSWORD, DEMO_USERNAME } from '../config/demoDealer';
import { demoContracts, insertContracts } from './demoContracts';
import { demoElevators } from './demoElevators';
import { REPORT_FIELDS, TICKET_FIELDS } from './demoFields';
import { demoTickets } from './demoTickets';
import { insertAlarm } from './insertAlarm';
import { insertElevators, insertMaintenanceHistory, type StoredElevator } from './insertElevators';
import { insertFields, insertValues } from './insertFields';
import { insertHistory } from './insertHistory';
import { insertCustomers, insertTechnicians } from './insertPeople';
import { insertRows } from './insertRows';
import { insertAbsences, insertTrips } from './insertTrips';
import { readRegister } from './register';
import { some } from './some';
import { takeDueReminders } from '../amc/remindRenewals';
import { CustomerNames } from './CustomerNames';

const REGISTER = path.join(packageRoot, 'demo', 'carroll-elevators.csv');
const SEED = 20_261_001;
/** The tickets of two years. */
const TICKETS = { first: 1001, count: 3_000, days: 730 };
/** A separate seed, so that the earlier data stays the same. */
const CONTRACTS_SEED = 20_261_002;
const TRIPS_SEED = 20_261_005;
/** The number of days since the dealer registered: before everything in the data. */
const BEGAN_DAYS_AGO = 1_000;
/** The share of customers with the companion app. */
const WITH_APP = 0.6;

/**
 * Creates the demonstration dealer in a database without dealers, completely or not at all. The same `today`,
 * yyyy-mm-dd, creates the same data.
 */
export async function seedDemo(database: Database, { today }: { today: string }): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await database.transaction((db) => seed(db, today, password_hash));
  // Otherwise the first lists would be planned for empty tables.
  await database.query('analyze');
}

async function seed(db: Db, today: string, password_hash: string): Promise<void> {
  const chance = new SeededRandom(SEED);
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
  const technician_ids = await insertTechnicians(db, dealer_id, password_hash, today);
  const units = readRegister(readFileSync(REGISTER, 'utf8'));
  const planned = demoElevators(units, {
    today,
    technicians: technician_ids.length,
    chance,
    customers: new CustomerNames('.carroll'),
  });
  const customer_ids = await insertCustomers(db, dealer_id, planned, today);
  const elevators = await insertElevators(db, {
    dealer_id,
    elevators: planned,
    customers: customer_ids,
    technician_ids,
  });
  await insertMaintenance(db, dealer_id, elevators, today);

  const setting = {
    today,
    dealer_id,
    chance,
    technician_ids: some(technician_ids),
    elevators: some(elevators),
  };
  const tickets = demoTickets({ ...setting, ...TICKETS });
  // The triggers would record that everything was created just now.
  await db.query("set local app.history = 'off'");
  const stored = await insertRows<{ ticket_id: number; create_date: string }>(
    db,
    'tickets',
    dealer_id,
    tickets,
  );
  await insertHistory(db, dealer_id);
  await insertAlarm(db, dealer_id);
  await db.query('update dealers set next_ticket = $2 where dealer_id = $1', [
    dealer_id,
    TICKETS.first + tickets.length,
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

  const { reports } = await insertTrips(db, {
    ...{ dealer_id, today, elevators: some(elevators), technician_ids: some(technician_ids) },
    chance: new SeededRandom(TRIPS_SEED),
  });
  await insertAbsences(db, dealer_id, technician_ids, today);
  const reportFields = await insertFields(db, dealer_id, 'report', REPORT_FIELDS);
  await insertValues(
    db,
    dealer_id,
    'report',
    reportFields,
    reports.map(({ report_id, report_date }) => ({ id: report_id, day: report_date })),
    chance,
  );
  await backdate(db, dealer_id, addDays(today, -BEGAN_DAYS_AGO));
}

/** Backdates the rows that others depend on, so that they are older. */
async function backdate(db: Db, dealer_id: number, day: string): Promise<void> {
  for (const table of ['dealers', 'users', 'elevators', 'custom_fields'])
    await db.query(`update ${table} set created_at = $2 where dealer_id = $1`, [
      dealer_id,
      `${day}T08:00:00Z`,
    ]);
}

/** Inserts the history of the elevators, their contracts, and the devices of customers with the companion app. */
async function insertMaintenance(
  db: Db,
  dealer_id: number,
  elevators: readonly StoredElevator[],
  today: string,
): Promise<void> {
  const chance = new SeededRandom(CONTRACTS_SEED);
  await insertMaintenanceHistory(db, dealer_id, elevators);
  await insertContracts(db, dealer_id, demoContracts(elevators, today, chance));
  // Those that already end soon cause no reminders.
  await takeDueReminders(db, today);
  const devices = [...new Set(elevators.map(({ customer_id }) => customer_id))]
    .filter(() => chance.happens(WITH_APP))
    .map((user_id) => ({
      subscription_id: `demo-device-${user_id}`,
      user_id,
      created_at: `${today}T00:00:00Z`,
    }));
  await insertRows(db, 'push_subscriptions', dealer_id, devices);
}
