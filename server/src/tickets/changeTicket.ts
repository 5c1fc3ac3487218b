import type { TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { closeDateOf, ticketDateErrors } from '@smart-elevator/shared-api/contract/tickets/ticketDateErrors';
import { becomesTrapped, trappedUrgency } from '@smart-elevator/shared-api/contract/tickets/trappedPassenger';
import type { TicketChanges } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { joinSql, sql } from '../database/sql';
import { badRequest, forbidden, notFound } from '../http/HttpError';
import { checkChange, mayRead, type Actor } from './ticketPolicy';
import { mergeConcurrentChange } from './mergeConcurrentChange';
import { readFieldChanges, storeFieldValues } from './ticketFieldValues';
import { pickFields, storedNames, ticketColumns } from './ticketColumns';
import { findAssignee, findReporter, hasUsername } from './ticketPeople';
import { dealerScope } from '../ticket-counts/dealerScope';

interface StoredTicket {
  version: number;
  reporter_id: number;
  assignee_id: number | null;
  status: TicketStatus;
  entrapment: boolean;
  start_date: string;
  target_date: string;
  close_date: string | null;
}

/**
 * Changes the fields that `body` names; the rest of the ticket stays as it is. Any status may follow any other
 * (R302). An empty close date gets `day`, on which Closed was chosen (R307). With a `version`, concurrent changes by other users are not overwritten: see `mergeConcurrentChange`.
 */
export async function changeTicket(
  db: Db,
  caller: Actor,
  ticket_id: number,
  changes: TicketChanges,
  day = caller.today,
): Promise<void> {
  checkChange(caller, changes);
  const { dealer_id } = caller;
  const stored = await lockTicket(db, caller, ticket_id);
  // Technicians may change only tickets that are assigned to them (R153).
  if (caller.user_type !== 'DealerUser' && stored.assignee_id !== caller.user_id) throw forbidden();
  const body = await mergeConcurrentChange(db, dealer_id, ticket_id, stored.version, changes);
  const errors: FieldErrors = {};
  const { assignee_id, reporter_id } = await changedPeople(db, dealer_id, stored, body, errors);
  const isClosing = body.status === 'Closed' && stored.status !== 'Closed';
  const written = body.custom_field_values ?? [];
  const values = await readFieldChanges(db, dealer_id, ticket_id, written, errors, isClosing);
  const changed = { ...stored, ...definedOf(body) };
  const urgency = becomesTrapped(changed, stored) ? trappedUrgency(changed.start_date, caller.today) : {};
  const named = { ...urgency, ...pickFields(body, storedNames('update')) };
  const { start_date, target_date, status, ...others } = { ...changed, ...urgency, ...definedOf(body) };
  // A ticket that is opened again gets a new close date when it is closed again.
  const isReopened = stored.status === 'Closed' && status !== 'Closed';
  const close_date = isReopened && others.close_date === stored.close_date ? null : others.close_date;
  const days = {
    start_date,
    target_date,
    close_date: closeDateOf(status, { start_date, close_date }, day),
  };
  Object.assign(errors, ticketDateErrors(days, stored));
  if (Object.keys(errors).length > 0) throw badRequest(errors);

  const set = [
    ...ticketColumns.assigned({ ...named, close_date: days.close_date }),
    sql`reporter_id = ${reporter_id}`,
    sql`assignee_id = ${assignee_id}`,
    sql`update_date = clock_timestamp()`,
  ];
  await db.query(sql`update tickets t set ${joinSql(set, ', ', sql``)}
    where ${dealerScope(dealer_id)} and t.ticket_id = ${ticket_id}`);
  await storeFieldValues(db, dealer_id, ticket_id, values);
}

async function lockTicket(db: Db, caller: Actor, ticket_id: number): Promise<StoredTicket> {
  const [stored] = await db.query<StoredTicket>(sql`
    select t.version, t.reporter_id, t.assignee_id, t.status, t.entrapment, t.start_date, t.target_date, t.close_date
    from tickets t where ${dealerScope(caller.dealer_id)} and t.ticket_id = ${ticket_id} and ${mayRead(caller)}
    for update`);
  if (!stored) throw notFound();
  return stored;
}

/**
 * People who do not change are not looked up: a ticket keeps a person who was deactivated or deleted since (R411).
 */
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
    : await hasUsername(db, dealer_id, stored.assignee_id, body.assignee_name);
  const assignee_id = stays ? stored.assignee_id : await findAssignee(db, dealer_id, body, errors);
  const reporter_id =
    reporter && reporter !== stored.reporter_id
      ? await findReporter(db, dealer_id, reporter, errors)
      : stored.reporter_id;
  return { assignee_id: assignee_id === undefined ? stored.assignee_id : assignee_id, reporter_id };
}

/** The status, the flag and the days that the body names. */
function definedOf(body: TicketChanges): Partial<StoredTicket> {
  const { status, entrapment, start_date, target_date, close_date } = body;
  return {
    ...(status === undefined ? {} : { status }),
    ...(entrapment === undefined ? {} : { entrapment }),
    ...(start_date === undefined ? {} : { start_date }),
    ...(target_date === undefined ? {} : { target_date }),
    ...(close_date === undefined ? {} : { close_date }),
  };
}
