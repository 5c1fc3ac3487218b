import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import {
  uploadMessages,
  type UploadColumn,
  type UploadError,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import { searchForm } from '@smart-elevator/shared-api/contract/normalizeText';
import { phoneDigits, phoneIdentity } from '@smart-elevator/shared-api/contract/people/phone';
import type { Db } from '../../database/Database';
import type { FileRow } from './readUpload';
import { MAX_LISTED_ERRORS, type UploadErrors } from './UploadErrors';

/** The customers of a file: the rows of each user name, in lower case. */
export type FileCustomers = ReadonlyMap<string, readonly [FileRow, ...FileRow[]]>;

export function customersOf(rows: readonly FileRow[]): FileCustomers {
  const customers = new Map<string, [FileRow, ...FileRow[]]>();
  for (const row of rows) {
    const key = customerKey(row);
    const known = customers.get(key);
    if (known) known.push(row);
    else customers.set(key, [row]);
  }
  return customers;
}

/** The key of a row's customer within a file. */
export const customerKey = ({ value }: FileRow): string => value.customer_username.toLowerCase();

/** The number of names per statement. In between, others can use the event loop and the database. */
const BATCH_SIZE = 1_000;

/** Splits a list into batches. */
export function* batches<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

/**
 * The users who have a name or an address of the file. An e-mail address may be missing in the file or stored; a user
 * name that was derived need not be the stored one.
 */
const TAKEN = `
  -- Materialized: each look is computed once, and not once for each stored name.
  with file as materialized (
    select *, lower(username) as name, lower(email) as address, look_of(username) as look
    from unnest($2::text[], $3::text[], $4::boolean[]) with ordinality as listed (username, email, derived, at)),
  -- Joins without 'or': few stored names are hashed instead of compared with each of the file.
  found as (
    select file.at, n.dealer_id, n.user_id, false as email_only from file join sign_in_names n on n.username = file.name
    union
    select file.at, n.dealer_id, n.user_id, false from file join sign_in_names n on n.look = file.look
    union
    select file.at, n.dealer_id, n.user_id, true from file join sign_in_names n on n.email = file.address
    where n.username <> file.name and n.look <> file.look)
  select file.at, taken.user_id, found.email_only, taken.first_name, taken.last_name, taken.phoneno, taken.email,
    taken.dealer_id = $1 and taken.user_type = 'CustomerUser'
      and (file.derived and file.email <> '' or lower(taken.username) = file.name)
      and (lower(taken.email) = file.address or file.email = '' or not file.derived and taken.email = '') as same
  from found
  join file using (at)
  join users taken on taken.dealer_id = found.dealer_id and taken.user_id = found.user_id`;

/**
 * The dealer's customers with the name and the last digits of the phone number of a customer who has neither a user name
 * nor an address: `phoneIdentity` tells whether the numbers are the same.
 */
const SAME_PERSON = `
  select file.at, u.user_id, false as email_only, u.first_name, u.last_name, u.phoneno, u.email,
    true as same
  from unnest($2::text[], $3::text[]) with ordinality as file (name, digits, at)
  join users u on u.dealer_id = $1 and u.user_type = 'CustomerUser' and u.deleted_at is null
    and name_key(btrim(u.first_name || ' ' || u.last_name)) = file.name
    and right(u.phone_digits, 10) = right(file.digits, 10)
  order by file.at, u.user_id`;

interface Taken {
  at: number;
  user_id: number;
  email_only: boolean;
  first_name: string;
  last_name: string;
  phoneno: string;
  email: string;
  same: boolean;
}

/** The customers of a file who exist already. */
export interface KnownCustomers {
  /** By key. */
  ids: Map<string, number>;
  /** Values of the file that are not used, because other values are stored. */
  notes: UploadError[];
}

/**
 * Finds the customers of the file who are this dealer's already. A name or an address that another user has is an
 * error of its row; the answer does not reveal the user.
 */
export async function findCustomers(
  db: Db,
  dealer_id: number,
  customers: FileCustomers,
  faults: UploadErrors,
): Promise<KnownCustomers> {
  const known: KnownCustomers = { ids: new Map(), notes: [] };
  for (const listed of batches([...customers.values()], BATCH_SIZE)) {
    const taken = await db.query<Taken>(TAKEN, [
      dealer_id,
      listed.map(([{ value }]) => value.customer_username),
      listed.map(([{ value }]) => value.customer_email),
      listed.map(([{ derived = false }]) => derived),
    ]);
    for (const one of taken) {
      const rows = listed[one.at - 1];
      if (!rows) continue;
      const column = one.email_only ? 'customer_email' : 'customer_username';
      if (one.same) addKnown(known, rows[0], one);
      else
        faults.addBad(rows.map((each) => ({ row: each.row, column, message: uploadMessages().userTaken })));
    }
    const unnamed = listed.filter(
      ([row]) => row.derived && row.value.customer_email === '' && !known.ids.has(customerKey(row)),
    );
    const people = await db.query<Taken>(SAME_PERSON, [
      dealer_id,
      unnamed.map(([{ value }]) => searchForm(`${value.customer_first_name} ${value.customer_last_name}`)),
      unnamed.map(([{ value }]) => phoneDigits(value.customer_phone)),
    ]);
    for (const one of people) {
      const [row] = unnamed[one.at - 1] ?? [];
      if (!row || known.ids.has(customerKey(row))) continue;
      if (phoneIdentity(one.phoneno) === phoneIdentity(row.value.customer_phone)) addKnown(known, row, one);
    }
  }
  return { ...known, notes: known.notes.sort((a, b) => a.row - b.row).slice(0, MAX_LISTED_ERRORS) };
}

function addKnown(known: KnownCustomers, row: FileRow, stored: Taken): void {
  known.ids.set(customerKey(row), stored.user_id);
  known.notes.push(...keptValues(row, stored));
}

function keptValues({ row, value }: FileRow, stored: Taken): UploadError[] {
  const note = (column: UploadColumn, storedValue: string): UploadError[] =>
    value[column] === storedValue || value[column] === ''
      ? []
      : [{ row, column, message: uploadMessages().valueKept(storedValue) }];
  return [
    ...(value.customer_email.toLowerCase() === stored.email.toLowerCase()
      ? []
      : note('customer_email', stored.email)),
    ...note('customer_first_name', stored.first_name),
    ...note('customer_last_name', stored.last_name),
    ...note('customer_phone', stored.phoneno),
  ];
}

/** New customers of the file without a first name: only those who exist already have one (R876). */
export function findUnnamedCustomers(
  strangers: readonly (readonly [FileRow, ...FileRow[]])[],
  faults: UploadErrors,
): void {
  for (const rows of strangers)
    if (rows[0].value.customer_first_name === '')
      faults.addBad(
        rows.map(({ row }) => ({ row, column: 'customer_first_name', message: frameworkMessages.blank })),
      );
}

/** New customers of the file whose names look like another one's in it (ADR-118). */
export async function findConfusableNames(
  db: Db,
  strangers: readonly (readonly [FileRow, ...FileRow[]])[],
  faults: UploadErrors,
): Promise<void> {
  const looks = new Set<string>();
  for (const batch of batches(strangers, BATCH_SIZE)) {
    const read = await db.query<{ look: string }>(
      `select look_of(file.username) as look from unnest($1::text[]) with ordinality as file (username, at)
       order by file.at`,
      [batch.map(([{ value }]) => value.customer_username)],
    );
    for (const [at, { look }] of read.entries()) {
      if (looks.has(look))
        faults.addBad(
          (batch[at] ?? []).map(({ row }) => ({
            row,
            column: 'customer_username',
            message: uploadMessages().userTaken,
          })),
        );
      looks.add(look);
    }
  }
}

/** Elevators of the file whose names this dealer uses already. */
export async function findElevators(
  db: Db,
  dealer_id: number,
  rows: readonly FileRow[],
  faults: UploadErrors,
): Promise<void> {
  const message = uploadMessages().elevatorExists;
  for (const batch of batches(rows, BATCH_SIZE)) {
    const existing = await db.query<{ at: number }>(
      `select file.at from unnest($2::text[]) with ordinality as file (elevator_name, at)
       where exists (select from elevators e where e.dealer_id = $1 and e.deleted_at is null
         and name_key(e.elevator_name) = name_key(file.elevator_name)) order by file.at`,
      [dealer_id, batch.map(({ value }) => value.elevator_name)],
    );
    for (const { at } of existing)
      faults.addExisting([{ row: batch[at - 1]?.row ?? 0, column: 'elevator_name', message }]);
  }
}
