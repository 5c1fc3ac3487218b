import type { Tracker } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import type { CustomFieldOrder } from '@smart-elevator/shared-api/contract/custom-fields/customFieldChange';
import { customFieldMessages as messages } from '@smart-elevator/shared-api/contract/custom-fields/messages';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Database, Db } from '../database/Database';
import { sql } from '../database/sql';
import { badRequest } from '../http/HttpError';
import { lockFieldsOf } from './customFieldRepository';

interface Placed {
  id: number;
  tracker: Tracker;
}

/** Orders the fields of a section: the list must contain each of them once, otherwise nothing is changed. */
export const orderCustomFields = (db: Database, dealer_id: number, order: CustomFieldOrder): Promise<void> =>
  db.transaction(async (within) => {
    await lockFieldsOf(within, dealer_id);
    // Ordered by id, as in every function that locks several fields.
    const fields = await within.query<Placed>(sql`select id, tracker from custom_fields
      where dealer_id = ${dealer_id} and deleted_at is null order by id for update`);
    refuseFaults(fields, order);
    await storeOrder(within, dealer_id, order);
  });

function refuseFaults(fields: readonly Placed[], order: CustomFieldOrder): void {
  const trackers = new Map(fields.map(({ id, tracker }) => [id, tracker]));
  const errors: FieldErrors = {};
  order.forEach(({ id }, at) => {
    if (!trackers.has(id)) errors[`order.${at}.id`] = [frameworkMessages.noSuchRow(id)];
  });
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  const fault = faultOf(fields, trackers, order);
  if (fault) throw badRequest({ order: [fault] });
}

function faultOf(fields: readonly Placed[], trackers: Map<number, Tracker>, order: CustomFieldOrder) {
  const ids = new Set(order.map(({ id }) => id));
  const places = new Set(order.map((one) => one.order));
  if (ids.size < order.length || places.size < order.length) return messages.orderTwice;
  const [tracker, ...others] = new Set(order.map(({ id }) => trackers.get(id)));
  if (others.length > 0) return messages.orderOfTwo;
  const section = fields.filter((field) => field.tracker === tracker);
  return tracker === undefined || section.length !== ids.size ? messages.orderNotWhole : undefined;
}

async function storeOrder(db: Db, dealer_id: number, order: CustomFieldOrder): Promise<void> {
  await db.query(sql`update custom_fields f set "order" = given.place
    from unnest(${order.map(({ id }) => id)}::bigint[], ${order.map((one) => one.order)}::integer[])
      as given (id, place)
    where f.dealer_id = ${dealer_id} and f.id = given.id`);
}
