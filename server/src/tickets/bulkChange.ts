import type { BulkChanges, BulkOutcome } from '@smart-elevator/shared-api/contract/tickets/bulkChanges';
import { detailMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { ticketMessages } from '@smart-elevator/shared-api/contract/tickets/messages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { joinSql, sql, type Sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest } from '../http/HttpError';
import { pickFields, storedNames, ticketColumns } from './ticketColumns';
import { incompleteTickets } from './ticketFieldValues';
import { findAssignee } from './ticketPeople';
import { dealerScope } from '../ticket-counts/dealerScope';

/**
 * Makes the same change to several tickets. Each is independent: a ticket that cannot be changed is reported and does
 * not affect the others. An unknown assignee fails the whole call.
 */
export async function bulkChange(
  db: Db,
  { dealer_id, today }: Pick<Caller, 'dealer_id' | 'today'>,
  { ticket_ids, changes }: BulkChanges,
): Promise<BulkOutcome> {
  const errors: FieldErrors = {};
  const assignee_id = await findAssignee(db, dealer_id, changes, errors);
  if (errors['assignee']) throw badRequest({ 'changes.assignee': errors['assignee'] });
  const ids = [...new Set(ticket_ids)];
  const which = sql`${dealerScope(dealer_id)} and t.ticket_id = any(${ids}::bigint[])`;
  // Locked in one order, so that two concurrent changes of the same tickets cannot deadlock.
  await db.query(sql`select 1 from tickets t where ${which} order by t.ticket_id for update`);
  const incomplete = changes.status === 'Closed' ? await incompleteTickets(db, dealer_id, which) : [];
  const refused = new Map(incomplete.map((ticket) => [ticket.ticket_id, ticket]));
  const changed = await db.query<{ ticket_id: number }>(sql`
    update tickets t set ${columnsOf(changes, assignee_id, today)}, update_date = clock_timestamp()
    where ${which} and t.ticket_id <> all(${[...refused.keys()]}::bigint[]) returning t.ticket_id`);
  const updated = new Set(changed.map(({ ticket_id }) => ticket_id));
  return {
    updated: ids.filter((id) => updated.has(id)),
    // Absent and another dealer's tickets get the same answer.
    failed: ids
      .filter((id) => !updated.has(id))
      .map((ticket_id) => {
        const { ticket_key = null, missing } = refused.get(ticket_id) ?? {};
        const reason = missing ? ticketMessages.requiredToClose(missing.join(', ')) : detailMessages.notFound;
        return { ticket_id, ticket_key, reason };
      }),
  };
}

function columnsOf(
  changes: BulkChanges['changes'],
  assignee_id: number | null | undefined,
  today: string,
): Sql {
  const columns = [
    ...ticketColumns.assigned(pickFields(changes, storedNames('bulk'))),
    // R307, as `closeDateOf` does it for one ticket.
    ...(changes.status === 'Closed'
      ? [sql`close_date = coalesce(t.close_date, greatest(t.start_date, ${today}::date))`]
      : []),
    // A ticket that is opened again gets a new close date when it is closed again, as in `changeTicket`.
    ...(changes.status && changes.status !== 'Closed'
      ? [sql`close_date = case when t.status = 'Closed' then null else t.close_date end`]
      : []),
    // R367, as `trappedUrgency` does it for one ticket.
    ...(changes.entrapment ? urgencyColumns(changes, today) : []),
    ...(assignee_id === undefined ? [] : [sql`assignee_id = ${assignee_id}`]),
  ];
  return joinSql(columns, ', ', sql`status = status`);
}

function urgencyColumns({ status, priority }: BulkChanges['changes'], today: string): Sql[] {
  const becomesTrapped = sql`not t.entrapment and ${status ?? sql`t.status`} <> 'Closed'`;
  const target_date = sql`case when ${becomesTrapped} then greatest(t.start_date, ${today}::date) else t.target_date end`;
  return [
    ...(priority ? [] : [sql`priority = case when ${becomesTrapped} then 'Critical' else t.priority end`]),
    sql`target_date = ${target_date}`,
  ];
}
