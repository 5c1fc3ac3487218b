import { forbidden } from '../http/refusals';
import type { Caller } from '../http/authenticate';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { lookUpCaller } from './lists/lookUp';
import type { Narrowing } from './lists/Narrowing';

/** Who asks for tickets. */
export type Who = Pick<Caller, 'dealer_id' | 'user_id' | 'user_type'>;

/**
 * The tickets that somebody may read: a dealer all, technicians and customers their own (R153, R366): assigned to them,
 * reported by them, or of an elevator of theirs.
 */
export async function readableBy(db: Db, { dealer_id, user_id, user_type }: Who): Promise<Narrowing> {
  return user_type === 'DealerUser' ? {} : { persons: [await lookUpCaller(db, dealer_id, user_id)] };
}

/** The same as a condition on one ticket `t`. */
export const mayRead = ({ dealer_id, user_id, user_type }: Who): Sql =>
  user_type === 'DealerUser'
    ? sql`true`
    : sql`(t.assignee_id = ${user_id} or t.reporter_id = ${user_id} or t.elevator_id in (
        select owned.elevator_id from elevators owned
        where owned.dealer_id = ${dealer_id} and owned.customer_id = ${user_id} and owned.deleted_at is null))`;

/** What a technician's change of a ticket may name. */
const OF_TECHNICIANS = ['status', 'version'];

/** Refuses a change that a technician may not make: of anything but the status. */
export function checkChange({ user_type }: Who, body: object): void {
  const named = Object.entries(body).filter(([, value]) => value !== undefined);
  if (user_type !== 'DealerUser' && named.some(([field]) => !OF_TECHNICIANS.includes(field)))
    throw forbidden();
}
