import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import {
  reportMessages,
  type NewReport,
  type Report,
} from '@smart-elevator/shared-api/contract/reports/report';
import type { ReportedCheck } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest, notFound } from '../http/HttpError';
import { readFieldValues, type FieldValues } from '../tickets/ticketFieldValues';
import { canAccessElevator, FACTS, JOIN_CUSTOMER } from './reportRepository';

/** Stores a report of an elevator with the values of the dealer's report fields (R605). */
export async function storeReport(
  db: Db,
  caller: Caller,
  elevator_id: number,
  { report_date, custom_field_values = [] }: NewReport,
): Promise<Report> {
  if (!(await canAccessElevator(db, caller, elevator_id, 'for share'))) throw notFound();
  const { dealer_id, user_id } = caller;
  const errors: FieldErrors = {};
  // A caller that sends no offset may be ahead of the server, so that tomorrow's date is accepted.
  if (report_date > addDays(caller.today, 1)) errors['report_date'] = [reportMessages.inFuture];
  const values = await readFieldValues(db, dealer_id, custom_field_values, errors, 'report');
  if (Object.keys(errors).length > 0) throw badRequest(errors);

  const stored = await insertReport(db, { dealer_id, user_id }, elevator_id, report_date);
  await storeValues(db, dealer_id, stored.report_id, values);
  return stored;
}

/** Stores a report without values, with the facts of its elevator as they are now; that of a visit has the items of its checklist (R1258). */
export async function insertReport(
  db: Db,
  { dealer_id, user_id }: Pick<Caller, 'dealer_id' | 'user_id'>,
  elevator_id: number,
  report_date: string,
  checks: readonly ReportedCheck[] | null = null,
): Promise<Report> {
  const [stored] = await db.query<Report>(sql`
    insert into reports (dealer_id, elevator_id, author_id, report_date, checks, facts)
    select e.dealer_id, e.elevator_id, author.user_id, ${report_date}::date,
      ${checks === null ? null : JSON.stringify(checks)}::jsonb, ${FACTS}
    from elevators e join users author on author.dealer_id = e.dealer_id and author.user_id = ${user_id}
    ${JOIN_CUSTOMER}
    where e.dealer_id = ${dealer_id} and e.elevator_id = ${elevator_id}
    returning report_id, report_date`);
  if (!stored) throw new Error('The report was not stored.');
  return stored;
}

/** Stores each value with its field's current definition, so that the report stays unchanged. */
async function storeValues(db: Db, dealer_id: number, report_id: number, values: FieldValues): Promise<void> {
  const filled = [...values].filter(([, value]) => value !== '');
  if (filled.length === 0) return;
  await db.query(sql`insert into report_field_values
      (dealer_id, report_id, custom_field, value, field_name, field_format, field_order)
    select f.dealer_id, ${report_id}, f.id, given.value, f.name, f.format, f."order"
    from unnest(${filled.map(([id]) => id)}::bigint[], ${filled.map(([, value]) => value)}::text[])
      as given (id, value)
    join custom_fields f on f.dealer_id = ${dealer_id} and f.id = given.id`);
}
