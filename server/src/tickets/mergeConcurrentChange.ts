import { ticketMessages } from '@smart-elevator/shared-api/contract/tickets/messages';
import type { TicketChanges, TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { Db } from '../database/Database';
import { fullNameOf } from '../database/personName';
import { sql } from '../database/sql';
import { conflict, type HttpError } from '../http/HttpError';
import { ticketById } from './oneTicket';
import { isFieldOf } from './readTicketHistory';
import { storedNames } from './ticketColumns';

/** The value of a field in the form's version, when it was changed since, and the user who changed it last. */
interface ConcurrentChange {
  base: string | null;
  changed_by: string | null;
  changed_by_full_name: string | null;
  changed_at: string;
}

/**
 * Applies a change that is based on an older version of the ticket to the stored one. A concurrent change is kept
 * where the body only repeats the form's old value or has the same new value. Where both changed the same field to
 * different values, nothing is stored: 409 with the current ticket. So is a version that does not exist yet.
 */
export async function mergeConcurrentChange(
  db: Db,
  dealer_id: number,
  ticket_id: number,
  stored: number,
  { version, ...body }: TicketChanges,
): Promise<TicketChanges> {
  if (version === undefined || version === stored) return body;
  if (version > stored) throw await unknownVersion(db, dealer_id, ticket_id);
  const since = await changedSince(db, dealer_id, ticket_id, version);
  if (since.size === 0) return body;
  const current = await ticketById(db, dealer_id, ticket_id);
  const bodyValues = await readBodyValues(db, dealer_id, body);
  const conflicts: ConcurrentChange[] = [];
  const untouched = new Set<string>();
  for (const [field, newValue] of bodyValues) {
    const change = since.get(field);
    if (!change || newValue === currentValueOf(current, field)) continue;
    if (newValue === change.base) untouched.add(field);
    else conflicts.push(change);
  }
  const [last] = conflicts.toSorted((a, b) => b.changed_at.localeCompare(a.changed_at));
  if (last) {
    const { changed_by, changed_by_full_name, changed_at } = last;
    const who = { changed_by, changed_by_full_name, changed_at };
    throw conflict({ detail: ticketMessages.changedMeanwhile, current, ...who });
  }
  return without(body, untouched);
}

async function unknownVersion(db: Db, dealer_id: number, ticket_id: number): Promise<HttpError> {
  const current = await ticketById(db, dealer_id, ticket_id);
  const [last] = await db.query<Omit<ConcurrentChange, 'base'>>(sql`
    select t.update_date as changed_at, u.username as changed_by, ${fullNameOf(sql`u`)} as changed_by_full_name
    from tickets t left join users u on u.dealer_id = t.dealer_id and u.user_id = (
      select h.user_id from ticket_history h
      where h.dealer_id = t.dealer_id and h.ticket_id = t.ticket_id and h.user_id is not null
      order by h.entry_id desc limit 1)
    where t.dealer_id = ${dealer_id} and t.ticket_id = ${ticket_id}`);
  return conflict({ detail: ticketMessages.changedMeanwhile, current, ...last });
}

/** What a custom field is called here, before its id: its name may change while a form is open. */
const CUSTOM = 'custom field ';
const customName = (id: number): string => `${CUSTOM}${id}`;

async function changedSince(
  db: Db,
  dealer_id: number,
  ticket_id: number,
  version: number,
): Promise<ReadonlyMap<string, ConcurrentChange>> {
  const rows = await db.query<ConcurrentChange & { field: string }>(sql`
    select coalesce(${CUSTOM} || f.id, h.field) as field, (array_agg(h.old order by h.entry_id))[1] as base,
      max(h.at) as changed_at,
      (array_agg(u.username order by h.entry_id desc))[1] as changed_by,
      (array_agg(${fullNameOf(sql`u`)} order by h.entry_id desc))[1] as changed_by_full_name
    from ticket_history h left join users u on u.dealer_id = h.dealer_id and u.user_id = h.user_id
    left join custom_fields f on f.dealer_id = h.dealer_id and ${isFieldOf(sql`f`, sql`h`)}
    where h.dealer_id = ${dealer_id} and h.ticket_id = ${ticket_id} and h.version > ${version}
    group by 1`);
  return new Map(rows.map(({ field, ...since }) => [field, since]));
}

/** The fields whose history value is the stored value; trackedColumns.test.ts checks that the history has them all. */
const TRACKED = storedNames('update');

/** The values of a body as the history stores them: names, not ids. */
async function readBodyValues(
  db: Db,
  dealer_id: number,
  body: TicketChanges,
): Promise<ReadonlyMap<string, string | null>> {
  const bodyValues = new Map<string, string | null>();
  for (const field of TRACKED) {
    const value = body[field];
    if (value !== undefined) bodyValues.set(field, textOf(value));
  }
  const { assignee, assignee_name, reporter, custom_field_values = [] } = body;
  const [names] = await db.query<{ assignee: string | null; reporter: string | null }>(sql`
    select user_called(${dealer_id}, ${assignee ?? null}::bigint) as assignee,
    user_called(${dealer_id}, ${reporter ?? null}::bigint) as reporter`);
  if (assignee !== undefined || assignee_name !== undefined)
    bodyValues.set('assignee', names?.assignee ?? assignee_name ?? null);
  if (reporter) bodyValues.set('reporter', names?.reporter ?? null);
  for (const { custom_field, value } of custom_field_values)
    bodyValues.set(customName(custom_field), value === '' ? null : value);
  return bodyValues;
}

function currentValueOf(ticket: TicketDetails, field: string): string | null {
  if (field === 'assignee') return ticket.assignee_name;
  if (field === 'reporter') return ticket.reporter_name;
  const tracked = TRACKED.find((one) => one === field);
  if (tracked) return textOf(ticket[tracked]);
  const found = ticket.custom_field_values.find(({ custom_field }) => customName(custom_field.id) === field);
  return found?.value ?? null;
}

/** A value as the history stores it. */
const textOf = (value: string | boolean | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** The body without the fields that it only repeats. */
function without(body: TicketChanges, untouched: ReadonlySet<string>): TicketChanges {
  const dropped = [...untouched, ...(untouched.has('assignee') ? ['assignee_name'] : [])];
  const rest = Object.fromEntries(Object.entries(body).filter(([field]) => !dropped.includes(field)));
  const values = body.custom_field_values?.filter(
    ({ custom_field }) => !untouched.has(customName(custom_field)),
  );
  return { ...rest, ...(values ? { custom_field_values: values } : {}) };
}
