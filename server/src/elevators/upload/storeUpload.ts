import { CYCLE_DAYS } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { mainStateOf } from '@smart-elevator/shared-api/contract/elevators/mainState';
import type { UploadDone } from '@smart-elevator/shared-api/contract/elevators/upload';
import { codeOf } from '../../config/reasonOf';
import type { Database, Db } from '../../database/Database';
import { queueInvitations, type Invited } from '../../mail/queueInvitations';
import { customerKey, customersOf, findCustomers, findElevators } from './findConflicts';
import type { FileRow } from './readUpload';
import type { UploadFaults } from './UploadFaults';

/** A file that was read. */
export interface Upload {
  dealer_id: number;
  rows: readonly FileRow[];
  /** What is wrong with the other rows. */
  faults: UploadFaults;
  /** yyyy-mm-dd; decides which elevators are overdue. */
  today: string;
  /** For the links in the invitations. */
  publicUrl: string;
}

/** Rows that go in with one statement: more are hardly faster, and hold their letters in memory all at once. */
const BATCH = 500;
const UNIQUE_VIOLATION = '23505';

/** Stores all of a file, or throws the refusal that says why nothing was stored. */
export async function storeUpload(db: Database, upload: Upload): Promise<UploadDone> {
  const attempt = () => db.transaction((transaction) => store(transaction, upload));
  try {
    return await attempt();
  } catch (error) {
    // Somebody took a name between our look and our insert. The second look finds it, and says in which row.
    if (codeOf(error) !== UNIQUE_VIOLATION) throw error;
    return attempt();
  }
}

async function store(db: Db, { dealer_id, rows, faults, today, publicUrl }: Upload): Promise<UploadDone> {
  // Files of the same dealer go in one after the other.
  await db.query('select from dealers where dealer_id = $1 for update', [dealer_id]);
  const customers = customersOf(rows);
  const ids = await findCustomers(db, dealer_id, customers, faults);
  await findElevators(db, dealer_id, rows, faults);
  faults.refuse();

  const strangers = [...customers].filter(([key]) => !ids.has(key)).map(([, row]) => row);
  for (const batch of batches(strangers)) {
    const invited = await insertCustomers(db, dealer_id, batch);
    for (const { username, user_id } of invited) ids.set(username.toLowerCase(), user_id);
    await queueInvitations(db, dealer_id, invited, publicUrl);
  }
  for (const batch of batches(rows)) await insertElevators(db, dealer_id, batch, ids, today);
  // Without it the next lists would be planned for tables as small as they were.
  await db.query('analyze users, elevators');
  return { customers_created: strangers.length, elevators_created: rows.length };
}

/** New customers have no password until they follow their invitation. */
const insertCustomers = (db: Db, dealer_id: number, rows: readonly FileRow[]): Promise<Invited[]> =>
  db.query<Invited>(
    `insert into users (dealer_id, user_type, username, email, first_name, last_name, phoneno)
     select $1, 'CustomerUser', * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
     returning user_id, username, email, first_name`,
    [
      dealer_id,
      rows.map(({ value }) => value.customer_username),
      rows.map(({ value }) => value.customer_email),
      rows.map(({ value }) => value.customer_first_name),
      rows.map(({ value }) => value.customer_last_name),
      rows.map(({ value }) => value.customer_phone),
    ],
  );

const INSERT_ELEVATORS = `
  insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
    main_start_date, main_due_date, main_completed_date, main_state, main_cycle_days, customer_id)
  select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::date[], $7::date[], $8::date[],
    $9::date[], $10::text[], $11::integer[], $12::integer[])`;

async function insertElevators(
  db: Db,
  dealer_id: number,
  rows: readonly FileRow[],
  customers: ReadonlyMap<string, number>,
  today: string,
): Promise<void> {
  const completed = rows.map(({ value }) => value.main_completed_date || null);
  await db.query(INSERT_ELEVATORS, [
    dealer_id,
    rows.map(({ value }) => value.elevator_name),
    rows.map(({ value }) => value.building_name),
    rows.map(({ value }) => value.elevator_address),
    rows.map(({ value }) => value.elevator_zip),
    rows.map(({ value }) => value.install_date),
    rows.map(({ value }) => value.main_start_date),
    rows.map(({ value }) => value.main_due_date),
    completed,
    rows.map(({ value }, at) => mainStateOf({ ...value, main_completed_date: completed[at] ?? null }, today)),
    rows.map(({ value }) => CYCLE_DAYS[value.main_cycle]),
    rows.map((row) => customers.get(customerKey(row))),
  ]);
}

function* batches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}
