import type { UploadReply, UploadPreviewReply } from '@smart-elevator/shared-api/contract/elevators/upload';
import { errorCode } from '../../config/errorMessage';
import type { Database, Db } from '../../database/Database';
import { enqueueInvitations, type InvitedCustomer } from '../../account/enqueueInvitations';
import { batches, customersOf, findCustomers, findElevators, findLookAlikes } from './findConflicts';
import { insertElevators } from './insertElevators';
import type { FileRow, ReadFile } from './readUpload';
import type { UploadErrors } from './UploadErrors';

/** A file that was read, and whose it is. */
export interface Upload extends ReadFile {
  dealer_id: number;
  /** What is wrong with the other rows. */
  faults: UploadErrors;
}

interface Storing extends Upload {
  /** yyyy-mm-dd; decides which elevators are overdue. */
  today: string;
  /** For the links in the invitations. */
  publicUrl: string;
}

/** Rows that are sent with one statement: more are hardly faster, and hold their letters in memory all at once. */
const BATCH_SIZE = 500;
const UNIQUE_VIOLATION = '23505';

/** The first key of the lock under which files of the same dealer go in one after the other; the second is the dealer. */
const IMPORT_LOCK = 4_045;

/** Stores all of a file, or throws the refusal that says why nothing was stored. */
export async function storeUpload(db: Database, upload: Storing): Promise<UploadReply> {
  const attempt = () => db.transaction((transaction) => store(transaction, upload));
  const done = await attempt().catch((error: unknown) => {
    // Somebody took a name between our look and our insert. The second look finds it, and says in which row.
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
    return attempt();
  });
  // Without it the next lists would be planned for tables as small as they were. The file is in, whatever becomes of it.
  await db.query('analyze users, elevators').catch(() => undefined);
  return done;
}

/** What sending the file would answer; nothing is stored. */
export async function previewUpload(db: Db, upload: Upload): Promise<UploadPreviewReply> {
  const { filled, good, faults } = upload;
  const { strangers, notes } = await compare(db, upload);
  return {
    rows: filled,
    customers_created: strangers.length,
    elevators_created: good.length,
    notes,
    ...faults.told(),
  };
}

/** Looks for what is there already; what cannot go in is noted in `faults`. */
async function compare(db: Db, { dealer_id, good, faults }: Upload) {
  const customers = customersOf(good);
  const { ids, notes } = await findCustomers(db, dealer_id, customers, faults);
  await findElevators(db, dealer_id, good, faults);
  const strangers = [...customers].filter(([key]) => !ids.has(key)).map(([, row]) => row);
  await findLookAlikes(db, strangers, faults);
  return { ids, notes, strangers };
}

/**
 * Rows that others wait for are written last: a dealer's counts of elevators are changed by one statement, just before
 * the end, and the dealer's own row is not touched. Whoever adds a ticket or an elevator meanwhile need not wait.
 */
async function store(db: Db, upload: Storing): Promise<UploadReply> {
  const { dealer_id, good, faults, today, publicUrl } = upload;
  await db.query('select pg_advisory_xact_lock($1, $2)', [IMPORT_LOCK, dealer_id]);
  const { ids, notes, strangers } = await compare(db, upload);
  faults.refuse();

  for (const batch of batches(strangers, BATCH_SIZE)) {
    const invited = await insertCustomers(db, dealer_id, batch);
    for (const { username, user_id } of invited) ids.set(username.toLowerCase(), user_id);
    await enqueueInvitations(db, dealer_id, invited, publicUrl);
  }
  await insertElevators(db, { dealer_id, rows: good, customers: ids, today });
  const made = { customers_created: strangers.length, elevators_created: good.length };
  return notes.length > 0 ? { ...made, notes } : made;
}

/** New customers have no password until they follow their invitation. */
const insertCustomers = (db: Db, dealer_id: number, rows: readonly FileRow[]): Promise<InvitedCustomer[]> =>
  db.query<InvitedCustomer>(
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
