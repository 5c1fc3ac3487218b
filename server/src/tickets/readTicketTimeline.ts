import type { TicketTimelineEntry } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import type { ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { fixedOrder, isoTimestamp, readList, type Paging } from '../database/listSql';
import { fullNameOf } from '../database/personName';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { checkReadable } from './ticketPolicy';
import { formatInHistory, namesInHistory } from './readTicketHistory';

/** Unique over both kinds, in their order: of the same moment comments come first. */
const ENTRY_KEY = sql`(x.id + case x.kind when 'comment' then 1::bigint << 50 else 0 end)`;

/** The changes and the comments of a ticket in one list, the newest first. */
export async function readTicketTimeline(
  db: Db,
  caller: Caller,
  ticket_id: number,
  paging: Paging,
): Promise<ListReply<TicketTimelineEntry>> {
  const { dealer_id, user_id } = caller;
  await checkReadable(db, caller, ticket_id);
  const entries = sql`select 'change' as kind, h.entry_id as id, h.at, h.user_id, h.field, h.custom_field, h.old, h.new,
      null as text, false as mine
    from ticket_history h where h.dealer_id = ${dealer_id} and h.ticket_id = ${ticket_id}
    union all
    select 'comment', c.comment_id, c.created_at, c.user_id, null, null, null, null, c.text, c.user_id = ${user_id}
    from ticket_comments c where c.dealer_id = ${dealer_id} and c.ticket_id = ${ticket_id}`;
  return readList(
    db,
    {
      columns: sql`x.kind, x.id, ${isoTimestamp(sql`x.at`)} as at, u.username as who,
        ${fullNameOf(sql`u`)} as who_full_name, x.field, x.old, x.new,
        ${namesInHistory(dealer_id, sql`x`)}, ${formatInHistory(dealer_id, sql`x`)}, x.text, x.mine`,
      tables: sql`(${entries}) x left join users u on u.dealer_id = ${dealer_id} and u.user_id = x.user_id`,
      scope: sql`true`,
      filters: [],
      ...fixedOrder(sql`x.at`, ENTRY_KEY),
      unionKey: ENTRY_KEY,
    },
    paging,
  );
}
