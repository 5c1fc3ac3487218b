import { pushMessages } from '@smart-elevator/shared-api/contract/notifications/messages';
import type { TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { Db } from '../../database/Database';
import { equalsAny, sql } from '../../database/sql';
import { dealerScope } from '../../ticket-counts/dealerScope';
import { enqueuePersonMessages } from '../../web-push/browserRepository';
import { SUMMARY_LENGTH } from './notifyBrowsersOfNewTicket';

interface Assignment {
  user_id: number;
  ticket_id: number;
  ticket_key: string;
  elevator_name: string;
  summary: string;
  status: TicketStatus;
  assignee_name: string | null;
  /** Whether the ticket is this technician's now; otherwise it was before. */
  is_theirs: boolean;
}

/**
 * Tells technicians in their browsers of the tickets that the latest change gave to them, or took from them (R1425), in the
 * transaction of the change.
 */
export async function notifyBrowsersOfAssignment(
  db: Db,
  dealer_id: number,
  ticket_ids: readonly number[],
): Promise<void> {
  const given = await withNewAssignee(db, dealer_id, ticket_ids);
  if (given.length === 0) return;
  const changed = await db.query<Assignment>(sql`
    select u.user_id, t.ticket_id, t.ticket_key, e.elevator_name, left(t.summary, ${SUMMARY_LENGTH}) as summary,
      t.status, assigned.username as assignee_name, u.user_id is not distinct from t.assignee_id as is_theirs
    from tickets t
    join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
    join ticket_history h on h.dealer_id = t.dealer_id and h.ticket_id = t.ticket_id and h.version = t.version
    join users u on u.dealer_id = t.dealer_id and u.user_type = 'TechnicianUser'
      and (h.field = 'assignee' and u.username in (h.old, h.new) or h.field = 'created' and u.user_id = t.assignee_id)
    left join users assigned on assigned.dealer_id = t.dealer_id and assigned.user_id = t.assignee_id
    where ${dealerScope(dealer_id)} and ${equalsAny(sql`t.ticket_id`, given)}
    order by t.ticket_id, u.user_id`);
  await enqueuePersonMessages(db, dealer_id, changed.map(messageOf));
}

/** Those of the tickets whose latest change is about their assignee: asked first, since most changes are about something else. */
async function withNewAssignee(db: Db, dealer_id: number, ticket_ids: readonly number[]): Promise<number[]> {
  const given = await db.query<{ ticket_id: number }>(sql`
    select t.ticket_id from tickets t
    join ticket_history h on h.dealer_id = t.dealer_id and h.ticket_id = t.ticket_id and h.version = t.version
    where ${dealerScope(dealer_id)} and ${equalsAny(sql`t.ticket_id`, ticket_ids)}
      and (h.field = 'assignee' or h.field = 'created' and t.assignee_id is not null)`);
  return given.map(({ ticket_id }) => ticket_id);
}

function messageOf({ user_id, ticket_id, ticket_key, is_theirs, ...ticket }: Assignment) {
  const topic = `ticket ${ticket_id}`;
  return is_theirs
    ? {
        ...{ user_id, topic, title: pushMessages.newTicketHeading(ticket_key) },
        body: pushMessages.browserNewTicket(ticket.elevator_name, ticket.summary),
        path: `/my_work/ticket?ticketId=${ticket_id}`,
      }
    : {
        ...{ user_id, topic, title: pushMessages.ticketHeading(ticket_key) },
        body: pushMessages.ticketUpdated(ticket.status, ticket.assignee_name),
        path: '/my_work',
      };
}
