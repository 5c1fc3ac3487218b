import type { deactivatePerson as deactivateCall } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import { peopleMessages } from '@smart-elevator/shared-api/contract/people/messages';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { endSessionsOf } from '../account/sessionRepository';
import type { Database, Db } from '../database/Database';
import { runQuery, sql } from '../database/sql';
import { badRequest, notFound } from '../http/HttpError';
import { dealerScope } from '../tickets/dealerScope';

/** Who is deactivated, and who takes over what they had to do. */
export interface Deactivation {
  dealer_id: number;
  user_id: number;
  /** An active technician; nobody when left out. */
  hand_over_to?: number | null | undefined;
}

/**
 * Deactivates a technician or customer: they cannot sign in, and are given no more work. Name and history stay. What is
 * still to be done goes to whom the dealer names, or is nobody's. Once more changes nothing more.
 */
export const deactivatePerson = (
  db: Database,
  { dealer_id, user_id, hand_over_to }: Deactivation,
): Promise<Reply<typeof deactivateCall>> =>
  db.transaction(async (within) => {
    if (user_id === dealer_id) throw badRequest({ user_id: [peopleMessages.ownAccountStays] });
    await holdInOrder(within, dealer_id, [user_id, hand_over_to ?? user_id]);
    const username = await setActive(within, { dealer_id, user_id }, false);
    const receiver = hand_over_to ? await holdReceiver(within, dealer_id, hand_over_to, user_id) : null;
    await endSessionsOf(within, { dealer_id, user_id });
    const handed_over = await handTicketsOver(within, dealer_id, user_id, receiver);
    await runQuery(
      within,
      sql`update elevators set engineer_id = ${receiver}, updated_at = now()
        where dealer_id = ${dealer_id} and engineer_id = ${user_id} and deleted_at is null`,
    );
    return { detail: peopleMessages.deactivated(username), handed_over };
  });

/** Lets them sign in and work again; what was handed over stays where it is. */
export async function activatePerson(
  db: Db,
  dealer_id: number,
  user_id: number,
): Promise<{ detail: string }> {
  const username = await setActive(db, { dealer_id, user_id }, true);
  return { detail: peopleMessages.activated(username) };
}

/** Two who hand over to each other at the same moment wait here in the same order, so that one of them is told. */
const holdInOrder = (db: Db, dealer_id: number, user_ids: readonly number[]) =>
  runQuery(
    db,
    sql`select 1 from users where dealer_id = ${dealer_id} and user_id = any(${user_ids}::integer[])
      order by user_id for no key update`,
  );

/** Gives the user's name; 404 when nobody of this dealer's has the id, or no longer. */
async function setActive(
  db: Db,
  { dealer_id, user_id }: Pick<Deactivation, 'dealer_id' | 'user_id'>,
  isActive: boolean,
): Promise<string> {
  const [person] = await runQuery<{ username: string }>(
    db,
    sql`update users set is_active = ${isActive}, updated_at = now()
      where dealer_id = ${dealer_id} and user_id = ${user_id} and deleted_at is null returning username`,
  );
  if (!person) throw notFound();
  return person.username;
}

/** An active technician of the dealer's, who cannot be deleted or deactivated meanwhile. */
async function holdReceiver(db: Db, dealer_id: number, receiver: number, leaving: number): Promise<number> {
  if (receiver === leaving) throw badRequest({ hand_over_to: [peopleMessages.handOverToSelf] });
  const [found] = await runQuery(
    db,
    sql`select 1 from users where dealer_id = ${dealer_id} and user_id = ${receiver}
      and user_type = 'TechnicianUser' and is_active and deleted_at is null for share`,
  );
  if (!found) throw badRequest({ hand_over_to: [frameworkMessages.noSuchRow(receiver)] });
  return receiver;
}

/** A closed ticket keeps who did it. Gives how many were open. */
async function handTicketsOver(
  db: Db,
  dealer_id: number,
  user_id: number,
  receiver: number | null,
): Promise<number> {
  const moved = await runQuery(
    db,
    sql`update tickets t set assignee_id = ${receiver}, update_date = clock_timestamp()
      where ${dealerScope(dealer_id)} and t.assignee_id = ${user_id} and t.status <> 'Closed' returning 1`,
  );
  return moved.length;
}
