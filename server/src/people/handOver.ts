import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { COMING_DAYS, type PersonWork } from '@smart-elevator/shared-api/contract/people/personWork';
import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { badRequest, notFound } from '../http/HttpError';
import { dealerScope } from '../ticket-counts/dealerScope';
import { notifyTicketChanges } from '../tickets/notifications/notifyTicketPeople';
import { handVisitsOver } from '../visit-changes/endVisits';
import { isPlannedBetween } from '../visit-changes/shownVisits';

/** The person who leaves. */
interface Leaving {
  dealer_id: number;
  user_id: number;
}

/** Who takes over; the messages are about the `field` that named them. */
interface Receivers {
  field: 'receivers' | 'hand_over_to';
  ids: readonly number[];
  /** The message when the person who leaves is among them. */
  self: string;
}

/** Locks the people in one order, so that of two concurrent hand-overs to each other one is refused. */
export const lockInOrder = (
  db: Db,
  dealer_id: number,
  user_ids: readonly number[],
  lock: 'for update' | 'for no key update' = 'for no key update',
): Promise<unknown> =>
  db.query(sql`select 1 from users where dealer_id = ${dealer_id} and user_id = any(${user_ids}::bigint[])
    order by user_id ${lock === 'for update' ? sql`for update` : sql`for no key update`}`);

/** The receivers by id, each once. Refuses those who are no active technicians of the dealer; they are locked already. */
export async function checkReceivers(
  db: Db,
  { dealer_id, user_id }: Leaving,
  { field, ids, self }: Receivers,
): Promise<number[]> {
  const receivers = [...new Set(ids)].toSorted((a, b) => a - b);
  if (receivers.includes(user_id)) throw badRequest({ [field]: [self] });
  if (receivers.length === 0) return [];
  const known = await db.query<{ user_id: number }>(sql`
    select user_id from users where dealer_id = ${dealer_id} and user_id = any(${receivers}::bigint[])
    and user_type = 'TechnicianUser' and is_active and deleted_at is null`);
  const active = new Set(known.map((one) => one.user_id));
  const strangers = receivers.filter((id) => !active.has(id));
  if (strangers.length > 0)
    throw badRequest({ [field]: strangers.map((id) => frameworkMessages.noSuchRow(id)) });
  return receivers;
}

/**
 * Gives the open tickets and the elevators of the person who leaves to the receivers, in equal parts; without receivers
 * they become unassigned. A building stays with one of them as far as the parts allow. Closed tickets keep their assignee.
 * Each new assignee is notified as of any other assignment. Returns the number of tickets.
 */
export async function handWorkOver(
  db: Db,
  { dealer_id, user_id }: Leaving,
  receivers: readonly number[],
): Promise<number> {
  const open = sql`${dealerScope(dealer_id)} and t.assignee_id = ${user_id} and t.status <> 'Closed'`;
  const cared = sql`e.dealer_id = ${dealer_id} and e.engineer_id = ${user_id} and e.deleted_at is null`;
  // Locked in one order, so that two concurrent changes of the same rows cannot deadlock.
  await db.query(sql`select from tickets t where ${open} order by t.ticket_id for update`);
  await db.query(sql`select from elevators e where ${cared} order by e.elevator_id for update`);
  const moved = await db.query<{ ticket_id: number }>(sql`
    update tickets t set assignee_id = part.receiver, update_date = clock_timestamp()
    from (select t.ticket_id, ${receiverOf(receivers, sql`t.ticket_id`)} as receiver from tickets t
      join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id where ${open}) part
    where t.dealer_id = ${dealer_id} and t.ticket_id = part.ticket_id returning t.ticket_id`);
  await db.query(sql`
    update elevators e set engineer_id = part.receiver, updated_at = now()
    from (select e.elevator_id, ${receiverOf(receivers, sql`e.elevator_id`)} as receiver
      from elevators e where ${cared}) part
    where e.dealer_id = ${dealer_id} and e.elevator_id = part.elevator_id`);
  await handVisitsOver(db, { dealer_id, user_id }, receivers);
  if (receivers.length > 0)
    await notifyTicketChanges(
      db,
      dealer_id,
      moved.map(({ ticket_id }) => ticket_id),
    );
  return moved.length;
}

/** The receiver of a row: the rows of the elevators `e` in the order of the buildings, in as many parts as there are receivers. */
const receiverOf = (receivers: readonly number[], last: Sql): Sql =>
  receivers.length === 0
    ? sql`null::bigint`
    : sql`(${receivers}::bigint[])[ntile(${receivers.length}::integer)
        over (order by e.building_name_order, e.elevator_id, ${last})]`;

/** What waits for a person; 404 when the dealer has no such person. */
export async function readWork(db: Db, { dealer_id, user_id }: Leaving, today: string): Promise<PersonWork> {
  const [work] = await db.query<PersonWork>(sql`select
      (select count(*)::integer from tickets t where ${dealerScope(dealer_id)} and t.assignee_id = u.user_id
        and t.status <> 'Closed') as open_tickets,
      (select count(*)::integer from elevators e where e.dealer_id = ${dealer_id} and e.engineer_id = u.user_id
        and e.deleted_at is null) as elevators,
      (select count(*)::integer from visits v
        join visit_technicians t on t.dealer_id = v.dealer_id and t.visit_id = v.visit_id and t.user_id = u.user_id
        where ${isPlannedBetween(dealer_id, today, addDays(today, COMING_DAYS))}
          and v.state in ('Planned', 'OnTheWay', 'AtWork', 'OnHold')) as coming_visits
    from users u where u.dealer_id = ${dealer_id} and u.user_id = ${user_id} and u.deleted_at is null`);
  if (!work) throw notFound();
  return work;
}
