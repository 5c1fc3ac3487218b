import { rowRanges } from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import type { UploadReply } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { UploadPreviewReply } from '@smart-elevator/shared-api/contract/elevators/uploadPreview';
import { isUniqueViolation } from '../../config/errorMessage';
import type { Database, Db } from '../../database/Database';
import { enqueueInvitations, type InvitedPerson } from '../../account/enqueueInvitations';
import { syncSignInNames } from '../../account/signInNames';
import { insertImport } from '../imports/importRepository';
import { lockImports } from '../imports/undoImport';
import {
  batches,
  customersOf,
  findCustomers,
  findElevators,
  findConfusableNames,
  findUnnamedCustomers,
} from './findConflicts';
import { findTechnicians } from './findTechnicians';
import { insertElevators } from './insertElevators';
import type { FileRow, ReadFile } from './readUpload';
import type { UploadErrors } from './UploadErrors';

/** A file that was read, and its dealer. */
export interface Upload extends ReadFile {
  dealer_id: number;
  /** Who sends it. */
  user_id: number;
  file_name: string;
  /** The errors of the other rows. */
  faults: UploadErrors;
}

interface StoredUpload extends Upload {
  /** yyyy-mm-dd; decides which elevators are overdue. */
  today: string;
  /** For the links in the invitations. */
  publicUrl: string;
  /** The invitations of new customers are not sent yet (`sendInvitations`). */
  holdsInvitations?: boolean;
}

/** Rows per statement: more are hardly faster, and all their mails are in memory at once. */
const BATCH_SIZE = 500;

/** Rows of a file after which plans may differ; each analysis takes a table for itself, so those of small files would queue. */
const MANY_ROWS = 500;

/** Runs a change in a transaction. */
type Transact = (work: (db: Db) => Promise<UploadReply>) => Promise<UploadReply>;

/** Stores a whole file, or throws a refusal with the reasons. */
export async function storeUpload(
  db: Database,
  upload: StoredUpload,
  transact: Transact = (work) => db.transaction(work),
): Promise<UploadReply> {
  const attempt = () => transact((transaction) => store(transaction, upload));
  const done = await attempt().catch((error: unknown) => {
    // Another user took a name between the check and the insert. The second check finds it and its row.
    if (!isUniqueViolation(error)) throw error;
    return attempt();
  });
  if (done.elevators_created >= MANY_ROWS) {
    // The answer does not wait for this. A search takes some milliseconds longer until it is done.
    void ignoreFailure(db.query(MERGE_SEARCHES));
    await ignoreFailure(db.query(ANALYZE));
  }
  return done;
}

/** What only makes later calls faster does not affect the upload. */
const ignoreFailure = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

/**
 * Otherwise the next lists would be planned for the former size of the tables. Any column shows it; all of them, and the
 * expressions of indexes, take six times as long and follow by autovacuum.
 */
const ANALYZE = `analyze (skip_locked) users (dealer_id, user_type), elevators (dealer_id, customer_id, engineer_id, main_state)`;

/**
 * Entries for searches are collected until the end, and merged into the indexes after the answer. By default they are merged
 * with each 4 MB.
 */
const COLLECT_SEARCHES = `set local gin_pending_list_limit = '256MB'`;
const MERGE_SEARCHES = `select gin_clean_pending_list('elevators_search'), gin_clean_pending_list('users_search')`;

/** The answer that sending the file would get; nothing is stored. */
export async function previewUpload(db: Db, upload: Upload): Promise<UploadPreviewReply> {
  const { filled, good, faults } = upload;
  const { strangers, notes } = await compare(db, upload);
  const derived = strangers.filter((one) => one.derived).map(({ row }) => row);
  return {
    rows: filled,
    customers_created: strangers.length,
    elevators_created: good.length,
    ...(good.some((one) => one.derived)
      ? { derived_rows: rowRanges(derived.sort((one, other) => one - other)) }
      : {}),
    invitations: strangers.filter(({ value }) => value.customer_email !== '').length,
    notes,
    ...faults.summary(),
    failures: faults.failures(),
  };
}

/** Finds what exists already; conflicts are added to `faults`. */
async function compare(db: Db, { dealer_id, good, leftOut, faults }: Upload) {
  const customers = customersOf(good);
  const { ids, notes } = await findCustomers(db, dealer_id, customers, faults);
  await findElevators(db, dealer_id, good, faults);
  const strangers = [...customers].filter(([key]) => !ids.has(key)).map(([, rows]) => rows);
  findUnnamedCustomers(strangers, faults);
  await findConfusableNames(db, strangers, faults);
  const technicians = await findTechnicians(db, dealer_id, good, faults);
  return { technicians, ids, notes: [...leftOut, ...notes], strangers: strangers.map(([first]) => first) };
}

/**
 * Rows that others may wait for are written last: a dealer's counts of elevators are changed by one statement just
 * before the end, and the dealer's own row is not locked. Concurrent creates of tickets and elevators do not have to
 * wait.
 */
async function store(db: Db, upload: StoredUpload): Promise<UploadReply> {
  const { dealer_id, user_id, file_name, good, faults, today, publicUrl } = upload;
  await db.query(COLLECT_SEARCHES);
  await lockImports(db, dealer_id);
  const { ids, notes, strangers, technicians } = await compare(db, upload);
  faults.refuse();

  const customer_ids: number[] = [];
  for (const batch of batches(strangers, BATCH_SIZE)) {
    const created = await insertCustomers(db, upload, batch);
    const user_ids = created.map((customer) => customer.user_id);
    await syncSignInNames(db, dealer_id, user_ids);
    for (const { username, user_id: id } of created) ids.set(username.toLowerCase(), id);
    customer_ids.push(...user_ids);
    const invited = created.filter(({ is_invited }) => is_invited);
    if (invited.length > 0) await enqueueInvitations(db, dealer_id, invited, publicUrl);
  }
  const elevators = await insertElevators(db, { dealer_id, rows: good, customers: ids, technicians, today });
  const import_id = await insertImport(db, { dealer_id, user_id, file_name, customer_ids, elevators });
  const made = { customers_created: strangers.length, elevators_created: good.length, import_id };
  return notes.length > 0 ? { ...made, notes } : made;
}

interface NewCustomer extends InvitedPerson {
  /** Not while invitations are held, and not without an e-mail address (R876). */
  is_invited: boolean;
}

/** New customers have no password until they accept their invitation. */
const insertCustomers = (
  db: Db,
  { dealer_id, holdsInvitations = false }: StoredUpload,
  rows: readonly FileRow[],
): Promise<NewCustomer[]> =>
  db.query<NewCustomer>(
    `insert into users (dealer_id, user_type, username, email, first_name, last_name, phoneno, invited_at)
     select $1, 'CustomerUser', made.*, case when made.email <> '' and not $7 then now() end
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       as made (username, email, first_name, last_name, phoneno)
     returning user_id, username, email, first_name, invited_at is not null as is_invited`,
    [
      dealer_id,
      rows.map(({ value }) => value.customer_username),
      rows.map(({ value }) => value.customer_email),
      rows.map(({ value }) => value.customer_first_name),
      rows.map(({ value }) => value.customer_last_name),
      rows.map(({ value }) => value.customer_phone),
      holdsInvitations,
    ],
  );
