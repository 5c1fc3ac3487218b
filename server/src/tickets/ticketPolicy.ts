import type { TicketChanges } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { forbidden, notFound } from '../http/HttpError';
import type { Caller } from '../http/authenticate';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { resolveCallerScope } from './lists/resolveFilters';
import type { TicketScope } from './lists/TicketScope';
import { dealerScope } from '../ticket-counts/dealerScope';

/** The user who reads or changes tickets. */
export type Actor = Pick<Caller, 'dealer_id' | 'user_id' | 'user_type' | 'today'>;

/**
 * The tickets that a user may read: a dealer all, technicians and customers their own (R153, R366): assigned to them,
 * reported by them, or of one of their elevators.
 */
export async function readableBy(db: Db, { dealer_id, user_id, user_type }: Actor): Promise<TicketScope> {
  return user_type === 'DealerUser' ? {} : { persons: [await resolveCallerScope(db, dealer_id, user_id)] };
}

/** The same as a condition on one ticket `t`; also those that a technician takes along on a visit (R1391). */
export const mayRead = ({ dealer_id, user_id, user_type }: Omit<Actor, 'today'>): Sql =>
  user_type === 'DealerUser'
    ? sql`true`
    : sql`(t.assignee_id = ${user_id} or t.reporter_id = ${user_id} or t.elevator_id in (
        select owned.elevator_id from elevators owned
        where owned.dealer_id = ${dealer_id} and owned.customer_id = ${user_id} and owned.deleted_at is null)
      or t.ticket_id in (select along.ticket_id from visit_tickets along
        join visit_technicians of on of.dealer_id = along.dealer_id and of.visit_id = along.visit_id
        where along.dealer_id = ${dealer_id} and of.user_id = ${user_id}))`;

/** Throws 404 for a ticket that the caller may not read. */
export async function checkReadable(db: Db, caller: Omit<Actor, 'today'>, ticket_id: number): Promise<void> {
  const found = await db.query(sql`select 1 from tickets t where ${dealerScope(caller.dealer_id)}
    and t.ticket_id = ${ticket_id} and ${mayRead(caller)}`);
  if (found.length === 0) throw notFound();
}

/**
 * Refuses a change that a technician may not make: of anything but the status and the resolution, with the values that closing needs
 * (R370, R1440).
 */
export function checkChange({ user_type }: Actor, body: TicketChanges): void {
  const { status, resolution: _resolution, version: _version, custom_field_values, ...others } = body;
  const isNamed = Object.values(others).some((value) => value !== undefined);
  const isAlone = custom_field_values !== undefined && status !== 'Closed';
  if (user_type !== 'DealerUser' && (isNamed || isAlone)) throw forbidden();
}
