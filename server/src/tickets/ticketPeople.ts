import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';

interface Assigned {
  assignee?: number | null | undefined;
  assignee_name?: string | null | undefined;
}

/**
 * The id of the assignee in a body: a technician of the dealer, or the dealer. Null removes the assignee; undefined
 * when the body does not name one.
 */
export async function findAssignee(
  db: Db,
  dealer_id: number,
  { assignee, assignee_name }: Assigned,
  errors: FieldErrors,
): Promise<number | null | undefined> {
  const working = sql`u.user_type in ('TechnicianUser', 'DealerUser') and u.is_active`;
  if (assignee) {
    const found = await findPerson(db, dealer_id, sql`u.user_id = ${assignee} and ${working}`);
    if (found === undefined) errors['assignee'] = [frameworkMessages.noSuchRow(assignee)];
    return found;
  }
  if (assignee_name) {
    const found = await findPerson(
      db,
      dealer_id,
      sql`lower(u.username) = lower(${assignee_name}) and ${working}`,
    );
    if (found === undefined) errors['assignee_name'] = [frameworkMessages.noSuchRow(assignee_name)];
    return found;
  }
  return assignee === null || assignee_name === null ? null : undefined;
}

/** The id of a reporter, a user of the same dealer. */
export async function findReporter(
  db: Db,
  dealer_id: number,
  reporter: number,
  errors: FieldErrors,
): Promise<number> {
  const found = await findPerson(db, dealer_id, sql`u.user_id = ${reporter}`);
  if (found === undefined) errors['reporter'] = [frameworkMessages.noSuchRow(reporter)];
  return found ?? reporter;
}

/** Whether this person has this user name; active or not, deleted or not. */
export async function hasUsername(
  db: Db,
  dealer_id: number,
  user_id: number | null,
  username: string | null | undefined,
): Promise<boolean> {
  if (user_id === null || !username) return false;
  const which = sql`u.user_id = ${user_id} and lower(u.username) = lower(${username})`;
  return (await findUser(db, dealer_id, which)) !== undefined;
}

const findPerson = (db: Db, dealer_id: number, which: Sql): Promise<number | undefined> =>
  findUser(db, dealer_id, sql`u.deleted_at is null and ${which}`);

async function findUser(db: Db, dealer_id: number, which: Sql): Promise<number | undefined> {
  const [person] = await db.query<{ user_id: number }>(sql`select u.user_id from users u
    where u.dealer_id = ${dealer_id} and ${which} for share`);
  return person?.user_id;
}
