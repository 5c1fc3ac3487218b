import type { Database } from '../database/Database';
import { ask, sql } from '../database/sql';
import { notFound } from '../http/refusals';
import { lockFieldsOf } from './customFieldRepository';

/** Takes a field out of its form. Its row stays, so that values of it can still be read. */
export const removeCustomField = (db: Database, dealer_id: number, id: number): Promise<void> =>
  db.transaction(async (within) => {
    await lockFieldsOf(within, dealer_id);
    const removed = await ask(
      within,
      sql`update custom_fields set deleted_at = now()
        where dealer_id = ${dealer_id} and id = ${id} and deleted_at is null returning 1`,
    );
    if (removed.length === 0) throw notFound();
  });
