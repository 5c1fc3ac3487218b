import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { peopleMessages } from '@smart-elevator/shared-api/contract/people/messages';
import { endSessionsOf } from '../account/sessionRepository';
import { syncSignInNames } from '../account/signInNames';
import type { Database, Db } from '../database/Database';
import { sql } from '../database/sql';
import { badRequest, notFound } from '../http/HttpError';
import { dealerScope } from '../tickets/dealerScope';

/** The address of a person, the id of one who has none, or both of the same person. */
type Named = { email?: string | undefined; user_id?: number | undefined };

/**
 * Deletes the technician or customer with this address, in any case, or id. The row and the name stay for the history; open
 * work becomes unassigned (R411).
 */
export const removePerson = (db: Database, dealer_id: number, named: Named): Promise<{ detail: string }> =>
  db.transaction(async (within) => {
    const person = await lockPerson(within, dealer_id, named);
    const { user_id } = person;
    await within.query(sql`update users set deleted_at = now(), is_active = false, updated_at = now()
      where dealer_id = ${dealer_id} and user_id = ${user_id}`);
    await syncSignInNames(within, dealer_id, [user_id]);
    await endSessionsOf(within, { dealer_id, user_id });
    await releaseTickets(within, dealer_id, user_id);
    await releaseElevators(within, dealer_id, user_id);
    return { detail: peopleMessages.deleted(person.email || person.username) };
  });

async function lockPerson(db: Db, dealer_id: number, { email, user_id }: Named) {
  if (email === undefined && user_id === undefined) throw badRequest({ email: [frameworkMessages.required] });
  const [person] = await db.query<{ user_id: number; email: string; username: string }>(sql`
    select user_id, email, username from users
    where dealer_id = ${dealer_id} and deleted_at is null
      and (${email ?? null}::text is null or lower(email) = lower(${email ?? null}))
      and (${user_id ?? null}::bigint is null or user_id = ${user_id ?? null}) for update`);
  if (!person) throw notFound();
  if (person.user_id === dealer_id) throw badRequest({ email: [peopleMessages.ownAccount] });
  return person;
}

/** A closed ticket keeps its assignee. */
const releaseTickets = (db: Db, dealer_id: number, user_id: number) =>
  db.query(sql`update tickets t set assignee_id = null, update_date = clock_timestamp()
    where ${dealerScope(dealer_id)} and t.assignee_id = ${user_id} and t.status <> 'Closed'`);

const releaseElevators = (db: Db, dealer_id: number, user_id: number) =>
  db.query(sql`update elevators set engineer_id = nullif(engineer_id, ${user_id}),
      customer_id = nullif(customer_id, ${user_id}), updated_at = now()
    where dealer_id = ${dealer_id} and deleted_at is null
      and (engineer_id = ${user_id} or customer_id = ${user_id})`);
