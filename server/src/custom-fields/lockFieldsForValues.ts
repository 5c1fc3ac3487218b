import type { CustomField, Tracker } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { FIELD_COLUMNS } from './customFieldRepository';

/** The fields against which values are checked. */
export interface ValueFields {
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
