import { pushMessages } from '@smart-elevator/shared-api/contract/notifications/messages';
import type { TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { Db } from '../../database/Database';
import { equalsAny, sql } from '../../database/sql';
import { enqueuePush, enqueuePushes } from '../../push/enqueuePush';
import { devicesOf } from '../../push/subscriptionRepository';
import { dealerScope } from '../../ticket-counts/dealerScope';
import { changedInLatestVersion } from '../changedInLatestVersion';

interface Assigned {
  ticket_key: string;
  elevator_name: string;
  technician: string;
  recipients: string[];
}

/** Notifies the technician to whom a new ticket is assigned (R841); no one when it is unassigned. */
export async function notifyNewTicket(db: Db, dealer_id: number, ticket_id: number): Promise<void> {
  const [assigned] = await db.query<Assigned>(sql`
    select t.ticket_key, e.elevator_name, technician.username as technician,
      array(${devicesOf(dealer_id, sql`u.user_id = t.assignee_id`)}) as recipients
    from tickets t
    join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
    join users technician on technician.dealer_id = t.dealer_id and technician.user_id = t.assignee_id
      and technician.user_type = 'TechnicianUser'
    where ${dealerScope(dealer_id)} and t.ticket_id = ${ticket_id}`);
  if (!assigned) return;
  const { ticket_key, elevator_name, technician, recipients } = assigned;
  await enqueuePush(db, {
    dealer_id,
    recipients,
    heading: pushMessages.newTicketHeading(ticket_key),
    content: pushMessages.newTicket(elevator_name, technician),
  });
}

interface Updated {
  ticket_key: string;
  status: TicketStatus;
  assignee_name: string | null;
  recipients: string[];
}

/**
 * For each of the tickets that were just changed, notifies those of the dealer's people whom it concerns (R842,
 * R845): its assignee, its reporter, its elevator's customer and the dealer.
 */
export async function notifyTicketChanges(
  db: Db,
  dealer_id: number,
  ticket_ids: readonly number[],
): Promise<void> {
  const concerned = sql`u.user_id in (t.assignee_id, t.reporter_id, e.customer_id, t.dealer_id)`;
  const updated = await db.query<Updated>(sql`
    select t.ticket_key, t.status, assigned.username as assignee_name,
      array(${devicesOf(dealer_id, concerned)}) as recipients
    from tickets t
    join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
    left join users assigned on assigned.dealer_id = t.dealer_id and assigned.user_id = t.assignee_id
    where ${dealerScope(dealer_id)} and ${equalsAny(sql`t.ticket_id`, ticket_ids)} and ${changedInLatestVersion()}
    order by t.ticket_id`);
  await enqueuePushes(
    db,
    dealer_id,
    updated.map(({ ticket_key, status, assignee_name, recipients }) => ({
      recipients,
      heading: pushMessages.ticketHeading(ticket_key),
      content: pushMessages.ticketUpdated(status, assignee_name),
    })),
  );
}
