import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { closeDateOf, ticketDateErrors } from '@smart-elevator/shared-api/contract/tickets/ticketDateErrors';
import { trappedUrgency } from '@smart-elevator/shared-api/contract/tickets/trappedPassenger';
import type { NewTicket } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest } from '../http/HttpError';
import { elevatorExists } from '../elevators/elevatorExists';
import { readFieldValues, storeFieldValues } from './ticketFieldValues';
import { defaultValues, pickFields, storedNames, ticketColumns } from './ticketColumns';
import { findAssignee, findReporter } from './ticketPeople';

/**
 * Stores a new ticket with the defaults of R305, under the dealer's next key; its id. In an emergency required custom fields may stay empty
 * until the ticket is closed (R1301).
 */
export async function storeTicket(
  db: Db,
  { dealer_id, user_id, today }: Pick<Caller, 'dealer_id' | 'user_id' | 'today'>,
  body: NewTicket,
  { isEmergency = false } = {},
): Promise<number> {
  const { status = 'Open', start_date = today } = body;
  const urgency = body.entrapment ? trappedUrgency(start_date, today) : undefined;
  const target_date = body.target_date ?? urgency?.target_date;
  const close_date = closeDateOf(status, { start_date, close_date: body.close_date }, today);
  const errors: FieldErrors = ticketDateErrors({
    start_date,
    close_date,
    ...(target_date ? { target_date } : {}),
  });

  if (!(await elevatorExists(db, dealer_id, body.elevator_id, 'for share')))
    errors['elevator_id'] = [frameworkMessages.noSuchRow(body.elevator_id)];
  const reporter_id = body.reporter ? await findReporter(db, dealer_id, body.reporter, errors) : user_id;
  const assignee_id = (await findAssignee(db, dealer_id, body, errors)) ?? null;
  const values = isEmergency
    ? new Map<number, string>()
    : await readFieldValues(db, dealer_id, body.custom_field_values ?? [], errors);
  if (Object.keys(errors).length > 0) throw badRequest(errors);

  const stored = ticketColumns.inserted({
    ...defaultValues(),
    create_date: today,
    ...urgency,
    ...pickFields(body, storedNames('create')),
    start_date,
    close_date,
  });
  // Locks the dealer until the transaction ends, so that two tickets never get the same number.
  const [made] = await db.query<{ ticket_id: number }>(sql`with numbered as (
      update dealers set next_ticket = next_ticket + 1 where dealer_id = ${dealer_id}
      returning next_ticket - 1 as number)
    insert into tickets (dealer_id, ticket_key, elevator_id, reporter_id, assignee_id, ${stored.columns})
    select ${dealer_id}, 'ELV-' || number, ${body.elevator_id}, ${reporter_id}, ${assignee_id}, ${stored.values}
    from numbered returning ticket_id`);
  if (!made) throw new Error('The ticket was not stored.');
  await storeFieldValues(db, dealer_id, made.ticket_id, values);
  return made.ticket_id;
}
