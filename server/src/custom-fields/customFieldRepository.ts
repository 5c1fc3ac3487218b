import type { CustomField, Tracker } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';

/** The select list of a field in a reply. */
export const FIELD_COLUMNS = sql`id, name, description, format, tracker, is_required, "order", options`;

/** The dealer's fields of a tracker, in their order. */
export const listCustomFields = (db: Db, dealer_id: number, tracker: Tracker): Promise<CustomField[]> =>
  db.query(sql`select ${FIELD_COLUMNS} from custom_fields
    where dealer_id = ${dealer_id} and tracker = ${tracker} and deleted_at is null order by "order", id`);

/**
 * A field of the dealer. With a lock, the field cannot be changed and gets no new values until the transaction ends.
 */
export async function findCustomField(
  db: Db,
  dealer_id: number,
  id: number,
  lock: 'for update' | '' = '',
): Promise<CustomField | undefined> {
  const locked = lock === '' ? sql`` : sql`for update`;
  const [field] = await db.query<CustomField>(sql`select ${FIELD_COLUMNS} from custom_fields
    where dealer_id = ${dealer_id} and id = ${id} and deleted_at is null ${locked}`);
  return field;
}

/** Serializes adding, deleting and ordering the fields of a dealer, until the transaction ends. */
export async function lockFieldsOf(db: Db, dealer_id: number): Promise<void> {
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended('custom fields', ${dealer_id}))`);
}

/** The fields against which values are checked. */
interface ValueFields {
  /** Includes deleted fields: a value that was entered while its field was deleted is kept, like older values. */
  known: CustomField[];
  /** The fields of the form. */
  active: CustomField[];
}

/**
 * Reads a section's fields before storing values of them, and locks them against changes of the format and deletion
 * until the transaction ends.
 */
export async function lockFieldsForValues(db: Db, dealer_id: number, tracker: Tracker): Promise<ValueFields> {
  const rows = await db.query<CustomField & { is_deleted: boolean }>(sql`
    select ${FIELD_COLUMNS}, deleted_at is not null as is_deleted from (
      select * from custom_fields where dealer_id = ${dealer_id} and tracker = ${tracker} order by id for share) f
    order by "order", id`);
  const known = rows.map(({ is_deleted, ...field }) =>
    is_deleted ? { ...field, is_required: false } : field,
  );
  return { known, active: rows.filter(({ is_deleted }) => !is_deleted) };
}
