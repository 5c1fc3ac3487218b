import type { deactivatePerson as deactivateCall } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import { peopleMessages } from '@smart-elevator/shared-api/contract/people/messages';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { endSessionsOf } from '../account/sessionRepository';
import type { Database, Db } from '../database/Database';
import { labelOf } from '../database/personName';
import { sql } from '../database/sql';
import { badRequest, notFound } from '../http/HttpError';
import { dealerScope } from '../tickets/dealerScope';

/** The deactivated person, and who takes over their work. */
export interface Deactivation {
  dealer_id: number;
  user_id: number;
  /** An active technician; unassigned when omitted. */
  hand_over_to?: number | null | undefined;
}

/**
 * Deactivates a technician or customer: they cannot sign in, and get no more work. Name and history stay. Their open
 * work goes to the named technician, or becomes unassigned. A second deactivation changes nothing.
 */
export const deactivatePerson = (
  db: Database,
  { dealer_id, user_id, hand_over_to }: Deactivation,
): Promise<Reply<typeof deactivateCall>> =>
  db.transaction(async (within) => {
    if (user_id === dealer_id) throw badRequest({ user_id: [peopleMessages.ownAccountStays] });
    await lockInOrder(within, dealer_id, [user_id, hand_over_to ?? user_id]);
    const name = await setActive(within, { dealer_id, user_id }, false);
    const receiver = hand_over_to ? await lockReceiver(within, dealer_id, hand_over_to, user_id) : null;
    await endSessionsOf(within, { dealer_id, user_id });
    const handed_over = await handTicketsOver(within, dealer_id, user_id, receiver);
    await within.query(sql`update elevators set engineer_id = ${receiver}, updated_at = now()
      where dealer_id = ${dealer_id} and engineer_id = ${user_id} and deleted_at is null`);
    return { detail: peopleMessages.deactivated(name), handed_over };
  });

/** Lets the person sign in and work again; what was handed over stays handed over. */
export async function activatePerson(
  db: Db,
  dealer_id: number,
  user_id: number,
): Promise<{ detail: string }> {
  const name = await setActive(db, { dealer_id, user_id }, true);
  return { detail: peopleMessages.activated(name) };
}

/** Locks the people in one order, so that of two concurrent hand-overs to each other one is refused. */
const lockInOrder = (db: Db, dealer_id: number, user_ids: readonly number[]) =>
  db.query(sql`select 1 from users where dealer_id = ${dealer_id} and user_id = any(${user_ids}::bigint[])
    order by user_id for no key update`);

/** Returns the person's name; 404 when the dealer has no person with this id, or they were deleted. */
async function setActive(
  db: Db,
  { dealer_id, user_id }: Pick<Deactivation, 'dealer_id' | 'user_id'>,
  isActive: boolean,
): Promise<string> {
  const [person] = await db.query<{ name: string }>(sql`
    update users u set is_active = ${isActive}, updated_at = now()
    where dealer_id = ${dealer_id} and user_id = ${user_id} and deleted_at is null returning ${labelOf(sql`u`)} as name`);
  if (!person) throw notFound();
  return person.name;
}

/** An active technician of the dealer, locked against deletion and deactivation. */
async function lockReceiver(db: Db, dealer_id: number, receiver: number, leaving: number): Promise<number> {
  if (receiver === leaving) throw badRequest({ hand_over_to: [peopleMessages.handOverToSelf] });
  const [found] = await db.query(sql`
    select 1 from users where dealer_id = ${dealer_id} and user_id = ${receiver}
    and user_type = 'TechnicianUser' and is_active and deleted_at is null for share`);
  if (!found) throw badRequest({ hand_over_to: [frameworkMessages.noSuchRow(receiver)] });
  return receiver;
}

/** A closed ticket keeps its assignee. Returns the number of open ones. */
async function handTicketsOver(
  db: Db,
  dealer_id: number,
  user_id: number,
  receiver: number | null,
): Promise<number> {
  const moved = await db.query(sql`
    update tickets t set assignee_id = ${receiver}, update_date = clock_timestamp()
    where ${dealerScope(dealer_id)} and t.assignee_id = ${user_id} and t.status <> 'Closed' returning 1`);
  return moved.length;
}
