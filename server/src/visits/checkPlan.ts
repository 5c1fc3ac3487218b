import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { MAX_TECHNICIANS } from '@smart-elevator/shared-api/contract/visits/visit';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { dealerScope } from '../ticket-counts/dealerScope';

/** HH:MM, both or none. */
interface Window {
  from_time: string | null;
  to_time: string | null;
}

/** What is wrong with the window of a day. */
export function windowErrors({ from_time, to_time }: Window): FieldErrors {
  if ((from_time === null) !== (to_time === null))
    return { [from_time === null ? 'from_time' : 'to_time']: [visitMessages.windowHalf] };
  return from_time !== null && to_time !== null && to_time <= from_time
    ? { to_time: [visitMessages.windowReversed] }
    : {};
}

/** What is wrong with the technicians. Those who `stay` are not checked; the others cannot be deleted meanwhile. */
export async function technicianErrors(
  db: Db,
  dealer_id: number,
  technician_ids: readonly number[],
  stay: readonly number[] = [],
): Promise<FieldErrors> {
  if (technician_ids.length > MAX_TECHNICIANS) return { technician_ids: [visitMessages.tooManyTechnicians] };
  const added = technician_ids.filter((id) => !stay.includes(id));
  if (added.length === 0) return {};
  const known = await db.query<{
    user_id: number;
    is_active: boolean;
  }>(sql`select user_id, is_active from users
    where dealer_id = ${dealer_id} and user_id = any(${added}::bigint[]) and user_type = 'TechnicianUser'
      and deleted_at is null order by user_id for share`);
  if (known.length < added.length) return { technician_ids: [visitMessages.noTechnician] };
  return known.every(({ is_active }) => is_active)
    ? {}
    : { technician_ids: [visitMessages.inactiveTechnician] };
}

/** What is wrong with the tickets: each is of one of these lifts. Those that `stay` are not checked. */
export async function ticketErrors(
  db: Db,
  dealer_id: number,
  { ticket_ids, elevator_ids }: { ticket_ids: readonly number[]; elevator_ids: readonly number[] },
  stay: readonly number[] = [],
): Promise<FieldErrors> {
  const added = ticket_ids.filter((id) => !stay.includes(id));
  if (added.length === 0) return {};
  const known = await db.query(sql`select from tickets t where ${dealerScope(dealer_id)}
    and t.ticket_id = any(${added}::bigint[]) and t.elevator_id = any(${elevator_ids}::bigint[])`);
  return known.length < added.length ? { ticket_ids: [visitMessages.noTicket] } : {};
}

/**
 * Stores the technicians of a visit, instead of those that it had. Who is replaced is so in place: without anybody in between the visit
 * would be counted again as one of nobody.
 */
export async function storeTechnicians(
  db: Db,
  dealer_id: number,
  visit_id: number,
  ids: readonly number[],
): Promise<void> {
  await db.query(sql`delete from visit_technicians t where t.dealer_id = ${dealer_id} and t.visit_id = ${visit_id}
    and (t.place > ${ids.length}::integer
      or t.user_id = any(${ids}::bigint[]) and t.user_id <> (${ids}::bigint[])[t.place])`);
  await db.query(sql`insert into visit_technicians (dealer_id, visit_id, place, user_id)
    select ${dealer_id}, ${visit_id}, t.place, t.id
    from unnest(${ids}::bigint[]) with ordinality as t (id, place)
    on conflict (dealer_id, visit_id, place) do update set user_id = excluded.user_id`);
}

/** Stores the tickets of a visit, instead of those that it had. */
export async function storeTickets(
  db: Db,
  dealer_id: number,
  visit_id: number,
  ids: readonly number[],
): Promise<void> {
  await db.query(sql`delete from visit_tickets where dealer_id = ${dealer_id} and visit_id = ${visit_id}
    and ticket_id <> all(${ids}::bigint[])`);
  await db.query(sql`insert into visit_tickets (dealer_id, visit_id, ticket_id)
    select ${dealer_id}, ${visit_id}, unnest(${ids}::bigint[]) on conflict do nothing`);
}
