import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import type { CustomFieldChanges } from '@smart-elevator/shared-api/contract/custom-fields/customFieldChange';
import { optionsError, hasOptions } from '@smart-elevator/shared-api/contract/custom-fields/fieldOptions';
import { customFieldMessages as messages } from '@smart-elevator/shared-api/contract/custom-fields/messages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Database, Db } from '../database/Database';
import { sql } from '../database/sql';
import { badRequest, notFound, refuseDuplicate } from '../http/HttpError';
import { FIELD_COLUMNS, findCustomField } from './customFieldRepository';

/** A change of one field. */
interface CustomFieldChange {
  dealer_id: number;
  id: number;
  /** Omitted fields stay as they are. */
  changes: CustomFieldChanges;
}

/** Another field of the section has the label. */
export const NAME_TAKEN = { name: [messages.nameTaken] };

/** Changes a field, or throws a refusal with the reasons. */
export const changeCustomField = (db: Database, change: CustomFieldChange): Promise<CustomField> =>
  refuseDuplicate(NAME_TAKEN, () => db.transaction((within) => applyChange(within, change)));

async function applyChange(db: Db, { dealer_id, id, changes }: CustomFieldChange): Promise<CustomField> {
  const stored = await findCustomField(db, dealer_id, id, 'for update');
  if (!stored) throw notFound();
  const { name = stored.name, format = stored.format, is_required = stored.is_required } = changes;
  const options = hasOptions(format) ? (changes.options ?? stored.options) : [];
  const errors: FieldErrors = {};
  if (changes.tracker && changes.tracker !== stored.tracker) errors['tracker'] = [messages.trackerStays];
  if (format !== stored.format) {
    const fault = await faultOfFormat(db, dealer_id, stored, format);
    if (fault) errors['format'] = [fault];
  }
  const fault = optionsError(format, options);
  if (fault) errors['options'] = [fault];
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  const [changed] = await db.query<CustomField>(sql`
    update custom_fields set name = ${name}, description = ${changes.description ?? stored.description},
      format = ${format}, is_required = ${is_required}, options = ${options}::text[],
      "order" = ${changes.order ?? stored.order}
    where dealer_id = ${dealer_id} and id = ${id} returning ${FIELD_COLUMNS}`);
  if (!changed) throw notFound();
  return changed;
}

/**
 * The format defines the meaning of values: the format of a field with values stays, and Multiple Options always stay
 * (R709).
 */
async function faultOfFormat(db: Db, dealer_id: number, stored: CustomField, format: string) {
  if (stored.format === 'checkbox' || format === 'checkbox') return messages.multipleStays;
  const [found] = await db.query<{ has_values: boolean }>(sql`
    select exists (select from ticket_field_values where dealer_id = ${dealer_id} and custom_field = ${stored.id})
    or exists (select from report_field_values where dealer_id = ${dealer_id} and custom_field = ${stored.id})
    as has_values`);
  return found?.has_values ? messages.formatHasValues : undefined;
}
