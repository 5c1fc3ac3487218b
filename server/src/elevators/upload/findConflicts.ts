import { uploadSentences } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { Db } from '../../database/Database';
import type { FileRow } from './readUpload';
import type { UploadFaults } from './UploadFaults';

/** The customers of a file: for each user name, in lower case, the first row that has it. */
export type FileCustomers = ReadonlyMap<string, FileRow>;

export function customersOf(rows: readonly FileRow[]): FileCustomers {
  const customers = new Map<string, FileRow>();
  for (const row of rows) {
    const key = customerKey(row);
    if (!customers.has(key)) customers.set(key, row);
  }
  return customers;
}

/** What names a row's customer within a file. */
export const customerKey = ({ value }: FileRow): string => value.customer_username.toLowerCase();

const TAKEN = `
  select file.at, taken.user_id, taken.email_only,
    taken.dealer_id = $1 and taken.user_type = 'CustomerUser'
      and lower(taken.username) = lower(file.username) and lower(taken.email) = lower(file.email) as same
  from unnest($2::text[], $3::text[]) with ordinality as file (username, email, at)
  cross join lateral (
    select u.*, false as email_only from users u
    where (lower(u.username) = lower(file.username) or u.look = look_of(file.username)) and u.deleted_at is null
    union all
    select u.*, true from users u where lower(u.email) = lower(file.email) and u.deleted_at is null
      and lower(u.username) <> lower(file.username) and u.look <> look_of(file.username)
  ) taken`;

interface Taken {
  at: number;
  user_id: number;
  email_only: boolean;
  same: boolean;
}

/**
 * The customers of the file who are this dealer's already, by key. A name or an address that anybody else has is a fault
 * of its row; whose it is, nobody is told.
 */
export async function findCustomers(
  db: Db,
  dealer_id: number,
  customers: FileCustomers,
  faults: UploadFaults,
): Promise<Map<string, number>> {
  const listed = [...customers.values()];
  const taken = await db.query<Taken>(TAKEN, [
    dealer_id,
    listed.map(({ value }) => value.customer_username),
    listed.map(({ value }) => value.customer_email),
  ]);
  const found = new Map<string, number>();
  for (const { at, user_id, email_only, same } of taken) {
    const row = listed[at - 1];
    if (!row) continue;
    const column = email_only ? 'customer_email' : 'customer_username';
    if (same) found.set(customerKey(row), user_id);
    else faults.addBad([{ row: row.row, column, message: uploadSentences().userTaken }]);
  }
  return found;
}

/** Elevators of the file whose names this dealer has already. */
export async function findElevators(
  db: Db,
  dealer_id: number,
  rows: readonly FileRow[],
  faults: UploadFaults,
): Promise<void> {
  const existing = await db.query<{ at: number }>(
    `select file.at from unnest($2::text[]) with ordinality as file (elevator_name, at)
     where exists (select from elevators e where e.dealer_id = $1 and e.deleted_at is null
       and lower(e.elevator_name) = lower(file.elevator_name))`,
    [dealer_id, rows.map(({ value }) => value.elevator_name)],
  );
  const message = uploadSentences().elevatorExists;
  for (const { at } of existing) {
    faults.addExisting([{ row: rows[at - 1]?.row ?? 0, column: 'elevator_name', message }]);
  }
}
