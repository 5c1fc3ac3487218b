import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { closeDateOf, wrongDays } from '@smart-elevator/shared-api/contract/tickets/ticketDates';
import type { TicketChanges, TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validate';
import type { Db } from '../database/Database';
import { ask, sql } from '../database/sql';
import { badRequest, forbidden, notFound } from '../http/refusals';
import { checkChange, mayRead, type Who } from './companions';
import { mergeSince } from './mergeSince';
import { ticketById } from './oneTicket';
import { readFieldChanges, storeFieldValues } from './ticketFieldValues';
import { findAssignee, findReporter, isCalled } from './ticketPeople';
import { ofDealer } from './ticketsOf';

interface StoredTicket {
  version: number;
  summary: string;
  description: string;
  label: string;
  reporter_id: number;
  assignee_id: number | null;
  status: TicketStatus;
  resolution: string;
  priority: string;
  start_date: string;
  target_date: string;
  close_date: string | null;
}

/**
 * Changes what `body` names; the rest of the ticket stays as it is. Any status may follow any other (P1 §4). With a
 * `version`, what somebody else changed since is not overwritten: `mergeSince` says how.
 */
export async function changeTicket(
  db: Db,
  caller: Who,
  ticket_id: number,
  changes: TicketChanges,
): Promise<TicketDetails> {
  checkChange(caller, changes);
  const { dealer_id } = caller;
  const stored = await lockTicket(db, caller, ticket_id);
  // Technicians work on what is assigned to them (`wire.md`).
  if (caller.user_type !== 'DealerUser' && stored.assignee_id !== caller.user_id) throw forbidden();
  const body = await mergeSince(db, dealer_id, ticket_id, stored.version, changes);
  const errors: FieldErrors = {};
  const { assignee_id, reporter_id } = await changedPeople(db, dealer_id, stored, body, errors);
  const values = await readFieldChanges(db, dealer_id, ticket_id, body.custom_field_values ?? [], errors);
  const next = { ...stored, ...named(body), assignee_id, reporter_id };
  next.close_date = closeDateOf(next.status, next, localDay());
  Object.assign(errors, wrongDays(next, stored));
  if (Object.keys(errors).length > 0) throw badRequest(errors);

  await ask(
    db,
    sql`update tickets t set summary = ${next.summary}, description = ${next.description}, label = ${next.label},
        reporter_id = ${next.reporter_id}, assignee_id = ${next.assignee_id}, status = ${next.status},
        resolution = ${next.resolution}, priority = ${next.priority}, start_date = ${next.start_date}::date,
        target_date = ${next.target_date}::date, close_date = ${next.close_date}::date,
        update_date = clock_timestamp()
      where ${ofDealer(dealer_id)} and t.ticket_id = ${ticket_id}`,
  );
  await storeFieldValues(db, dealer_id, ticket_id, values);
  return ticketById(db, dealer_id, ticket_id);
}

async function lockTicket(db: Db, caller: Who, ticket_id: number): Promise<StoredTicket> {
  const [stored] = await ask<StoredTicket>(
    db,
    sql`select t.version, t.summary, t.description, t.label, t.reporter_id, t.assignee_id, t.status, t.resolution, t.priority,
        t.start_date, t.target_date, t.close_date
      from tickets t where ${ofDealer(caller.dealer_id)} and t.ticket_id = ${ticket_id} and ${mayRead(caller)}
      for update`,
  );
  if (!stored) throw notFound();
  return stored;
}

/** Who stays is not looked for: a ticket keeps somebody who was deactivated or deleted since (decision 36). */
async function changedPeople(
  db: Db,
  dealer_id: number,
  stored: StoredTicket,
  body: TicketChanges,
  errors: FieldErrors,
): Promise<Pick<StoredTicket, 'assignee_id' | 'reporter_id'>> {
  const { assignee, reporter } = body;
  const stays = assignee
    ? assignee === stored.assignee_id
    : await isCalled(db, dealer_id, stored.assignee_id, body.assignee_name);
  const assignee_id = stays ? stored.assignee_id : await findAssignee(db, dealer_id, body, errors);
  const reporter_id =
    reporter && reporter !== stored.reporter_id
      ? await findReporter(db, dealer_id, reporter, errors)
      : stored.reporter_id;
  return { assignee_id: assignee_id === undefined ? stored.assignee_id : assignee_id, reporter_id };
}

/** The columns that the body names. */
function named(body: TicketChanges): Partial<StoredTicket> {
  const { summary, description, label, status, resolution, priority, start_date, target_date, close_date } =
    body;
  const columns = {
    summary,
    description,
    label,
    status,
    resolution,
    priority,
    start_date,
    target_date,
    close_date,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
