import type { Page } from '@smart-elevator/shared-api/contract/list';
import {
  COUNT_OF_STATUS,
  TICKET_STATUSES,
  type TicketCounts,
  type TicketOrdering,
  type TicketRow,
  type TicketStatus,
} from '@smart-elevator/shared-api/contract/tickets/ticket';
import {
  PRIORITIES_BY_WEIGHT,
  USUAL_TICKET_ORDERING,
} from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import type { Db } from '../database/Database';
import { isoMoment, orderOf, readList, type Paging } from '../database/listSql';
import { ask, sql, type Sql } from '../database/sql';
import { ticketFilters, type TicketFilters } from './ticketFilters';
import { ofDealer } from './ticketsOf';

/** A ticket list's query: filters, order and page. */
export interface TicketQuery extends TicketFilters, Paging {
  ordering?: TicketOrdering | `-${TicketOrdering}` | undefined;
}

/** Left joins on unique keys: counting then never touches the other tables. */
const TABLES = sql`tickets t
  left join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
  left join users assigned on assigned.dealer_id = t.dealer_id and assigned.user_id = t.assignee_id`;

const COLUMNS = sql`t.ticket_id, t.ticket_key, e.elevator_name, t.status, t.priority, t.label,
  assigned.username as assignee_name, ${isoMoment(sql`t.update_date`)} as update_date`;

const ORDER: Record<TicketOrdering, Sql> = {
  // ELV-999 before ELV-1000.
  ticket_key: sql`(length(t.ticket_key), t.ticket_key)`,
  elevator_name: sql`lower(e.elevator_name)`,
  status: sql`array_position(${TICKET_STATUSES}::text[], t.status)`,
  priority: sql`array_position(${PRIORITIES_BY_WEIGHT}::text[], t.priority)`,
  label: sql`lower(t.label)`,
  assignee_name: sql`lower(assigned.username)`,
  update_date: sql`t.update_date`,
};

/** The dealer's tickets within `scope`, newest update first unless `query` says otherwise. */
export function listTickets(
  db: Db,
  dealer_id: number,
  query: TicketQuery,
  scope: Sql = sql`true`,
): Promise<Page<TicketRow>> {
  return readList(
    db,
    {
      columns: COLUMNS,
      tables: TABLES,
      scope: sql`${ofDealer(dealer_id)} and ${scope}`,
      filters: ticketFilters(dealer_id, query),
      order: orderOf(ORDER, query.ordering, {
        usual: USUAL_TICKET_ORDERING,
        last: sql`t.ticket_id`,
        nullable: ['assignee_name'],
      }),
    },
    query,
  );
}

/** How many of the dealer's tickets each status has. */
export async function countTickets(db: Db, dealer_id: number): Promise<TicketCounts> {
  const rows = await ask<{ status: TicketStatus; count: number }>(
    db,
    sql`select t.status, count(*) as count from tickets t where ${ofDealer(dealer_id)} group by t.status`,
  );
  const counts: TicketCounts = {
    open_count: 0,
    onhold_count: 0,
    closed_count: 0,
    accepted_count: 0,
    inprogress_count: 0,
  };
  for (const { status, count } of rows) counts[COUNT_OF_STATUS[status]] = count;
  return counts;
}
