import type { CustomField, Tracker } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import type { Db } from '../database/Database';
import { ask, sql } from '../database/sql';

/** The dealer's fields of a tracker, in their order. */
export const listCustomFields = (db: Db, dealer_id: number, tracker: Tracker): Promise<CustomField[]> =>
  ask(
    db,
    sql`select id, name, description, format, tracker, is_required, "order", options from custom_fields
      where dealer_id = ${dealer_id} and tracker = ${tracker} and deleted_at is null order by "order", id`,
  );
