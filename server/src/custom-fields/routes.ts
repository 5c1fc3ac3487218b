import {
  addCustomField,
  customFieldsByType,
  deleteCustomField,
  readCustomField,
  updateCustomField,
  updateCustomFieldOrder,
} from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import type { FastifyInstance } from 'fastify';
import { withIdempotencyKey } from '../http/withIdempotencyKey';
import { notFound, refuseDuplicate } from '../http/HttpError';
import { serve } from '../http/serve';
import { changeCustomField, NAME_TAKEN } from './changeCustomField';
import { findCustomField, listCustomFields, lockFieldsOf } from './customFieldRepository';
import { orderCustomFields } from './orderCustomFields';
import { storeCustomField } from './storeCustomField';
import type { Database } from '../database/Database';
import { sql } from '../database/sql';

/** The fields that a dealer adds to tickets and AMC reports. */
export function customFields(app: FastifyInstance): void {
  serve(app, customFieldsByType, ({ db, caller, params: { tracker } }) =>
    listCustomFields(db, caller.dealer_id, tracker),
  );

  serve(app, addCustomField, (request) =>
    refuseDuplicate(NAME_TAKEN, () =>
      withIdempotencyKey(addCustomField, request, (db) =>
        storeCustomField(db, request.caller.dealer_id, request.body),
      ),
    ),
  );

  serve(app, updateCustomFieldOrder, async ({ db, caller, body }) => {
    await orderCustomFields(db, caller.dealer_id, body.order);
    return {};
  });

  serve(app, deleteCustomField, async ({ db, caller, params: { id } }) => {
    await removeCustomField(db, caller.dealer_id, id);
    return {};
  });

  serve(app, readCustomField, async ({ db, caller, params: { id } }) => {
    const field = await findCustomField(db, caller.dealer_id, id);
    if (!field) throw notFound();
    return field;
  });

  serve(app, updateCustomField, ({ db, caller: { dealer_id }, params: { id }, body }) =>
    changeCustomField(db, { dealer_id, id, changes: body }),
  );
}

/** Removes a field from its form. Its row stays, so that its values can still be read. */
const removeCustomField = (db: Database, dealer_id: number, id: number): Promise<void> =>
  db.transaction(async (within) => {
    await lockFieldsOf(within, dealer_id);
    const removed = await within.query(sql`update custom_fields set deleted_at = now()
      where dealer_id = ${dealer_id} and id = ${id} and deleted_at is null returning 1`);
    if (removed.length === 0) throw notFound();
  });
