import { BIN_DAYS, type DeletedTicket } from '@smart-elevator/shared-api/contract/tickets/ticketBin';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { ListReply } from '../database/allRows';
import type { Database, Db } from '../database/Database';
import { fixedOrder, isoTimestamp, readList, type Paging } from '../database/listSql';
import { fullNameOf } from '../database/personName';
import { sql } from '../database/sql';
import type { DailyJob } from '../jobs/runDailyJob';
import { notFound } from '../http/HttpError';
import { ticketById } from './oneTicket';

/** The deleted tickets `t` of a dealer that can be restored, with their elevators `e`. */
const binScope = (dealer_id: number) =>
  sql`t.dealer_id = ${dealer_id} and t.deleted_at > now() - make_interval(days => ${BIN_DAYS})
    and e.deleted_at is null`;

/** The deleted tickets of a dealer that can be restored, the last deleted first. Their history says who did it. */
export const listDeletedTickets = (
  db: Db,
  dealer_id: number,
  paging: Paging,
): Promise<ListReply<DeletedTicket>> =>
  readList(
    db,
    {
      columns: sql`t.ticket_id, t.ticket_key, t.summary, ${isoTimestamp(sql`t.deleted_at`)} as deleted_at,
        u.username as deleted_by, ${fullNameOf(sql`u`)} as deleted_by_full_name,
        ${BIN_DAYS}::integer - floor(extract(epoch from now() - t.deleted_at) / 86400)::integer as days_left`,
      tables: sql`tickets t join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
        left join users u on u.dealer_id = t.dealer_id and u.user_id = (select h.user_id from ticket_history h
          where h.dealer_id = t.dealer_id and h.ticket_id = t.ticket_id and h.field = 'deleted'
          order by h.entry_id desc limit 1)`,
      scope: binScope(dealer_id),
      filters: [],
      ...fixedOrder(sql`t.deleted_at`, sql`t.ticket_id`),
      key: sql`t.ticket_id`,
    },
    paging,
  );

/** Restores a deleted ticket; one that is not deleted stays as it is. */
export const restoreTicket = (db: Database, dealer_id: number, ticket_id: number): Promise<TicketDetails> =>
  db.transaction(async (within) => {
    // The elevator cannot be deleted until the ticket is stored.
    const elevator = await within.query(sql`
      select 1 from elevators e join tickets t on t.dealer_id = e.dealer_id and t.elevator_id = e.elevator_id
      where t.dealer_id = ${dealer_id} and t.ticket_id = ${ticket_id} and e.deleted_at is null for share of e`);
    if (elevator.length === 0) throw notFound();
    // A person who was deleted or deactivated meanwhile gets no open ticket (R411).
    await within.query(sql`update tickets t set deleted_at = null, update_date = clock_timestamp(),
        assignee_id = case when t.status = 'Closed' or exists (
          select 1 from users u where u.dealer_id = t.dealer_id and u.user_id = t.assignee_id and u.is_active
            and u.deleted_at is null) then t.assignee_id end
      from elevators e
      where e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id and ${binScope(dealer_id)}
        and t.ticket_id = ${ticket_id}`);
    return ticketById(within, dealer_id, ticket_id);
  });

/** Deletes for good what was deleted more than `BIN_DAYS` before the start of the day `day`, of all dealers. */
export async function emptyBins(db: Db, day: string): Promise<void> {
  await db.query(sql`delete from tickets where deleted_at < ${day}::date - ${BIN_DAYS}::integer`);
}

/** The daily job. */
export const emptyBinsJob: DailyJob = { name: 'bins', after: 'today only', run: emptyBins };
