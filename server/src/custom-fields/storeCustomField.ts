import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import type { NewCustomField } from '@smart-elevator/shared-api/contract/custom-fields/customFieldChange';
import { optionsError, hasOptions } from '@smart-elevator/shared-api/contract/custom-fields/fieldOptions';
import { FIELDS_MAX, ORDER_MAX } from '@smart-elevator/shared-api/contract/custom-fields/limits';
import { customFieldMessages } from '@smart-elevator/shared-api/contract/custom-fields/messages';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { badRequest } from '../http/HttpError';
import { FIELD_COLUMNS, lockFieldsOf } from './customFieldRepository';

/** Stores a new field at the `order` of the body; without one, at the highest of its section plus one (R706). */
export async function storeCustomField(
  db: Db,
  dealer_id: number,
  body: NewCustomField,
): Promise<CustomField> {
  const { name, format, tracker, is_required = false } = body;
  const options = hasOptions(format) ? (body.options ?? []) : [];
  const fault = optionsError(format, options);
  if (fault) throw badRequest({ options: [fault] });
  await lockFieldsOf(db, dealer_id);
  const [section] = await db.query<{ count: number; next: number }>(sql`
    select count(*) as count, least(coalesce(max("order"), -1) + 1, ${ORDER_MAX}) as next
    from custom_fields
    where dealer_id = ${dealer_id} and tracker = ${tracker} and deleted_at is null`);
  const { count, next } = section ?? { count: 0, next: 0 };
  if (count >= FIELDS_MAX) throw badRequest({ non_field_errors: [customFieldMessages.tooManyFields] });
  const [stored] = await db.query<CustomField>(sql`
    insert into custom_fields (dealer_id, tracker, name, description, format, is_required, "order", options)
    values (${dealer_id}, ${tracker}, ${name}, ${body.description ?? ''}, ${format}, ${is_required},
      ${body.order ?? next},
      ${options}::text[])
    returning ${FIELD_COLUMNS}`);
  if (!stored) throw new Error('The custom field was not stored.');
  return stored;
}
