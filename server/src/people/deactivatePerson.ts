import type { deactivatePerson as deactivateCall } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import { peopleMessages } from '@smart-elevator/shared-api/contract/people/messages';
import { endSessionsOf } from '../account/sessionRepository';
import type { Db } from '../database/Database';
import { labelOf } from '../database/personName';
import { sql } from '../database/sql';
import { badRequest, notFound } from '../http/HttpError';
import { checkReceivers, handWorkOver, lockInOrder } from './handOver';

/** The deactivated person, and who takes over their work: active technicians; unassigned when omitted. */
export interface Deactivation {
  dealer_id: number;
  user_id: number;
  /** One, as consoles before `receivers` name it. */
  hand_over_to?: number | null | undefined;
  receivers?: readonly number[] | undefined;
}

/**
 * Deactivates a technician or customer: they cannot sign in, and get no more work. Name and history stay. Their open
 * work goes to the named technicians, or becomes unassigned. A second deactivation changes nothing.
 */
export async function deactivatePerson(
  db: Db,
  { dealer_id, user_id, hand_over_to, receivers }: Deactivation,
): Promise<Reply<typeof deactivateCall>> {
  if (user_id === dealer_id) throw badRequest({ user_id: [peopleMessages.ownAccountStays] });
  const ids = receivers ?? (hand_over_to ? [hand_over_to] : []);
  await lockInOrder(db, dealer_id, [user_id, ...ids]);
  const leaving = { dealer_id, user_id };
  const name = await setActive(db, leaving, false);
  const checked = await checkReceivers(db, leaving, {
    field: receivers ? 'receivers' : 'hand_over_to',
    ids,
    self: peopleMessages.handOverToSelf,
  });
  await endSessionsOf(db, leaving);
  return {
    detail: peopleMessages.deactivated(name),
    handed_over: await handWorkOver(db, leaving, checked),
  };
}

/** Lets the person sign in and work again; what was handed over stays handed over. */
export async function activatePerson(
  db: Db,
  dealer_id: number,
  user_id: number,
): Promise<{ detail: string }> {
  const name = await setActive(db, { dealer_id, user_id }, true);
  return { detail: peopleMessages.activated(name) };
}

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
