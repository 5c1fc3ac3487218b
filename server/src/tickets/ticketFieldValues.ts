import type { CustomField, Tracker } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { parseFieldValue } from '@smart-elevator/shared-api/contract/custom-fields/fieldValue';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { CustomFieldValueInput } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { lockFieldsForValues } from '../custom-fields/customFieldRepository';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';

/** Values by the id of their field; '' removes a value. */
export type FieldValues = ReadonlyMap<number, string>;

const NONE: FieldValues = new Map();

/**
 * Validates the values of a new ticket or report: each matches its field's format, and every required field is filled
 * (R341).
 */
export async function readFieldValues(
  db: Db,
  dealer_id: number,
  written: readonly Pick<CustomFieldValueInput, 'custom_field' | 'value'>[],
  errors: FieldErrors,
  tracker: Tracker = 'ticket',
): Promise<FieldValues> {
  const { known, active } = await lockFieldsForValues(db, dealer_id, tracker);
  const values = checkValues(known, written, NONE, errors);
  requireValues(active, new Set(written.map(({ custom_field }) => custom_field)), errors);
  return values;
}

/** `filled` has the ids of the fields that have a value. */
function requireValues(
  active: readonly CustomField[],
  filled: ReadonlySet<number>,
  errors: FieldErrors,
): void {
  const missing = active.filter(({ id, is_required }) => is_required && !filled.has(id));
  if (missing.length > 0) {
    errors['custom_field_values'] = missing.map(({ name }) => frameworkMessages.requiredOf(name));
  }
}

/**
 * Validates the values that a change names. A value that stays as it is stored is valid, even if its field was
 * changed since. A change that closes the ticket needs a value of every required field (R370).
 */
export async function readFieldChanges(
  db: Db,
  dealer_id: number,
  ticket_id: number,
  written: readonly CustomFieldValueInput[],
  errors: FieldErrors,
  isClosing: boolean,
): Promise<FieldValues> {
  if (written.length === 0 && !isClosing) return NONE;
  const { known, active } = await lockFieldsForValues(db, dealer_id, 'ticket');
  const stored = await db.query<{ custom_field: number; value: string }>(sql`
    select custom_field, value from ticket_field_values
    where dealer_id = ${dealer_id} and ticket_id = ${ticket_id}`);
  const storedValues = new Map(stored.map(({ custom_field, value }) => [custom_field, value]));
  if (isClosing)
    requireValues(
      active,
      new Set([...storedValues.keys(), ...written.map(({ custom_field }) => custom_field)]),
      errors,
    );
  return checkValues(known, written, storedValues, errors);
}

/** A ticket whose required fields have no value, and the names of these fields in their order. */
interface IncompleteTicket {
  ticket_id: number;
  ticket_key: string;
  missing: string[];
}

/** Those of the tickets `t` that cannot be closed yet (R370); until the transaction ends, no field becomes required. */
export async function incompleteTickets(db: Db, dealer_id: number, which: Sql): Promise<IncompleteTicket[]> {
  await lockFieldsForValues(db, dealer_id, 'ticket');
  return db.query(sql`select t.ticket_id, t.ticket_key, array_agg(f.name order by f."order", f.id) as missing
    from tickets t
    join custom_fields f on f.dealer_id = t.dealer_id and f.tracker = 'ticket' and f.is_required
      and f.deleted_at is null
    where ${which} and t.status <> 'Closed' and not exists (select from ticket_field_values v
      where v.dealer_id = t.dealer_id and v.ticket_id = t.ticket_id and v.custom_field = f.id)
    group by t.ticket_id, t.ticket_key`);
}

/** Stores the values and deletes empty ones. */
export async function storeFieldValues(
  db: Db,
  dealer_id: number,
  ticket_id: number,
  values: FieldValues,
): Promise<void> {
  if (values.size === 0) return;
  const filled = [...values].filter(([, value]) => value !== '');
  const empty = [...values].filter(([, value]) => value === '').map(([id]) => id);
  await db.query(sql`delete from ticket_field_values
    where dealer_id = ${dealer_id} and ticket_id = ${ticket_id} and custom_field = any(${empty}::bigint[])`);
  await db.query(sql`insert into ticket_field_values (dealer_id, ticket_id, custom_field, value)
    select ${dealer_id}, ${ticket_id}, given.id, given.value
    from unnest(${filled.map(([id]) => id)}::bigint[], ${filled.map(([, value]) => value)}::text[])
      as given (id, value)
    on conflict (dealer_id, ticket_id, custom_field) do update set value = excluded.value`);
}

function checkValues(
  fields: readonly CustomField[],
  written: readonly Pick<CustomFieldValueInput, 'custom_field' | 'value'>[],
  stored: FieldValues,
  errors: FieldErrors,
): FieldValues {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const values = new Map<number, string>();
  written.forEach(({ custom_field, value }, at) => {
    const field = byId.get(custom_field);
    if (!field) {
      errors[`custom_field_values.${at}.custom_field`] = [frameworkMessages.noSuchRow(custom_field)];
      return;
    }
    if (value !== '' && value === stored.get(custom_field)) return;
    const read = parseFieldValue(field, value, stored.get(custom_field));
    if (read.ok) values.set(custom_field, read.value);
    else errors[`custom_field_values.${at}.value`] = [read.sentence];
  });
  return values;
}
