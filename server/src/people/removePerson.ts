import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { peopleMessages } from '@smart-elevator/shared-api/contract/people/messages';
import { endSessionsOf } from '../account/sessionRepository';
import { syncSignInNames } from '../account/signInNames';
import type { Database, Db } from '../database/Database';
import { sql } from '../database/sql';
import { badRequest, notFound } from '../http/HttpError';
import { checkReceivers, handWorkOver, lockInOrder } from './handOver';

/** The address of a person, the id of one who has none, or both of the same person; and who takes over the work. */
interface Removal {
  email?: string | undefined;
  user_id?: number | undefined;
  /** Active technicians; unassigned when omitted. */
  receivers?: readonly number[] | undefined;
}

/**
 * Deletes the technician or customer with this address, in any case, or id. The row and the name stay for the history; open
 * work goes to the named technicians, or becomes unassigned (R411, R428).
 */
export const removePerson = (
  db: Database,
  dealer_id: number,
  { receivers, ...named }: Removal,
): Promise<{ detail: string; handed_over?: number }> =>
  db.transaction(async (within) => {
    const person = await lockPerson(within, dealer_id, named, receivers);
    const { user_id } = person;
    const leaving = { dealer_id, user_id };
    const checked = await checkReceivers(within, leaving, {
      field: 'receivers',
      ids: receivers ?? [],
      self: peopleMessages.handOverToDeleted,
    });
    await within.query(sql`update users set deleted_at = now(), is_active = false, updated_at = now()
      where dealer_id = ${dealer_id} and user_id = ${user_id}`);
    await syncSignInNames(within, dealer_id, [user_id]);
    await endSessionsOf(within, leaving);
    const handed_over = await handWorkOver(within, leaving, checked);
    await within.query(sql`update elevators set customer_id = null, updated_at = now()
      where dealer_id = ${dealer_id} and deleted_at is null and customer_id = ${user_id}`);
    const detail = peopleMessages.deleted(person.email || person.username);
    // The specified answer has the sentence alone.
    return receivers ? { detail, handed_over } : { detail };
  });

/** The person, locked together with the receivers. */
async function lockPerson(
  db: Db,
  dealer_id: number,
  { email, user_id }: Omit<Removal, 'receivers'>,
  receivers: readonly number[] = [],
) {
  if (email === undefined && user_id === undefined) throw badRequest({ email: [frameworkMessages.required] });
  const find = sql`select user_id, email, username from users
    where dealer_id = ${dealer_id} and deleted_at is null
      and (${email ?? null}::text is null or lower(email) = lower(${email ?? null}))
      and (${user_id ?? null}::bigint is null or user_id = ${user_id ?? null})`;
  const [named] = await db.query<{ user_id: number }>(find);
  if (!named) throw notFound();
  if (named.user_id === dealer_id) throw badRequest({ email: [peopleMessages.ownAccount] });
  await lockInOrder(db, dealer_id, [named.user_id, ...receivers], 'for update');
  const [person] = await db.query<{ user_id: number; email: string; username: string }>(find);
  // Somebody else deleted the person, or changed the address, before the lock.
  if (person?.user_id !== named.user_id) throw notFound();
  return person;
}
