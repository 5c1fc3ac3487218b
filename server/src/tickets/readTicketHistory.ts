import type { TicketHistoryEntry } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import type { ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { fixedOrder, isoTimestamp, readList, type Paging } from '../database/listSql';
import { fullNameOfUsername, fullNameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { checkReadable } from './ticketPolicy';

/** The names of the persons that the values of a history entry `h` are; the values are user names. */
export const namesInHistory = (dealer_id: number, h: Sql): Sql => {
  const nameOf = (value: Sql) =>
    sql`case when ${h}.field in ('assignee', 'reporter') then ${fullNameOfUsername(dealer_id, value)} end`;
  return sql`${nameOf(sql`${h}.old`)} as old_full_name, ${nameOf(sql`${h}.new`)} as new_full_name`;
};

/**
 * Whether a custom field `f` is the one of a history entry `h`. Entries from before the field was recorded have only its name: they
 * belong to the field that has the name now, unless it was made later.
 */
export const isFieldOf = (f: Sql, h: Sql): Sql =>
  sql`(${f}.id = ${h}.custom_field or ${h}.custom_field is null and ${f}.tracker = 'ticket' and ${f}.deleted_at is null
    and ${f}.created_at <= ${h}.at and ${h}.field = 'custom:' || ${f}.name)`;

/** The format of the custom field of a history entry `h`; null for other fields. */
export const formatInHistory = (dealer_id: number, h: Sql): Sql =>
  sql`(select f.format from custom_fields f where f.dealer_id = ${dealer_id} and ${isFieldOf(sql`f`, h)}) as format`;

/** All changes of a ticket, the newest first. The database itself records them (ADR-124). */
export async function readTicketHistory(
  db: Db,
  caller: Caller,
  ticket_id: number,
  paging: Paging,
): Promise<ListReply<TicketHistoryEntry>> {
  const { dealer_id } = caller;
  await checkReadable(db, caller, ticket_id);
  return readList(
    db,
    {
      columns: sql`h.entry_id, ${isoTimestamp(sql`h.at`)} as at, u.username as who,
        ${fullNameOf(sql`u`)} as who_full_name, h.field, h.old, h.new, ${namesInHistory(dealer_id, sql`h`)},
        ${formatInHistory(dealer_id, sql`h`)}`,
      tables: sql`ticket_history h left join users u on u.dealer_id = h.dealer_id and u.user_id = h.user_id`,
      scope: sql`h.dealer_id = ${dealer_id} and h.ticket_id = ${ticket_id}`,
      filters: [],
      ...fixedOrder(sql`h.entry_id`, sql`h.entry_id`),
      key: sql`h.entry_id`,
    },
    paging,
  );
}
