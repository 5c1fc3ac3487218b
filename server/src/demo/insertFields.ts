import type { Tracker } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import type { Db } from '../database/Database';
import type { SeededRandom } from './SeededRandom';
import { valueFor, type DemoField } from './demoFields';
import { insertRows } from './insertRows';

/** A stored field of the demonstration. */
interface StoredField {
  id: number;
  order: number;
  field: DemoField;
}

/** What a value belongs to, and the first day of its dates. */
interface Holder {
  id: number;
  day: string;
}

export async function insertFields(
  db: Db,
  dealer_id: number,
  tracker: Tracker,
  fields: readonly DemoField[],
): Promise<StoredField[]> {
  const rows = fields.map(({ filled: _, ...field }, order) => ({ ...field, tracker, order }));
  const stored = await insertRows<{ id: number; order: number }>(db, 'custom_fields', dealer_id, rows);
  return stored.flatMap(({ id, order }) => {
    const field = fields[order];
    return field ? [{ id, order, field }] : [];
  });
}

/** Inserts values of the fields, for the share of tickets or reports that each field defines. */
export async function insertValues(
  db: Db,
  dealer_id: number,
  tracker: Tracker,
  fields: readonly StoredField[],
  holders: readonly Holder[],
  chance: SeededRandom,
): Promise<void> {
  const owner = tracker === 'ticket' ? 'ticket_id' : 'report_id';
  const values = holders.flatMap((holder) =>
    fields
      .filter(({ field }) => chance.happens(field.filled))
      .map(({ id, order, field }) => ({
        [owner]: holder.id,
        custom_field: id,
        value: valueFor(field, holder.day, chance),
        // A report stays unchanged when its fields change.
        ...(tracker === 'report'
          ? { field_name: field.name, field_format: field.format, field_order: order }
          : {}),
      })),
  );
  await insertRows(
    db,
    tracker === 'ticket' ? 'ticket_field_values' : 'report_field_values',
    dealer_id,
    values,
  );
}
