import type { StoredImport } from '@smart-elevator/shared-api/contract/elevators/storedImport';
import { syncSignInNames } from '../../account/signInNames';
import type { Database, Db } from '../../database/Database';
import { sql } from '../../database/sql';
import { conflict, notFound } from '../../http/HttpError';
import { undoBlocker } from './undoBlocker';
import { findImport, type CreatedRows } from './importRepository';

/**
 * Deletes what an import created, unless something else uses it. As with every deletion, the rows stay in the
 * database. The customers cannot sign in any more, and invitations that are not sent yet are not sent.
 */
export const undoImport = (db: Database, dealer_id: number, import_id: number): Promise<StoredImport> =>
  db.transaction(async (within) => {
    await lockImports(within, dealer_id);
    const [created] = await within.query<CreatedRows>(sql`update imports set undone_at = now()
      where dealer_id = ${dealer_id} and import_id = ${import_id} and undone_at is null
      returning customer_ids, elevator_ids, engineer_ids`);
    if (created) await deleteRows(within, dealer_id, created);
    const undone = await findImport(within, dealer_id, import_id);
    if (!undone) throw notFound();
    return undone;
  });

async function deleteRows(db: Db, dealer_id: number, created: CreatedRows): Promise<void> {
  const { customer_ids, elevator_ids } = created;
  // Nothing can refer to them until they are deleted: a reference waits for this lock.
  await db.query(sql`
    select from elevators where dealer_id = ${dealer_id} and elevator_id = any (${elevator_ids})
    order by elevator_id for update`);
  await db.query(sql`select from users where dealer_id = ${dealer_id} and user_id = any (${customer_ids})
    order by user_id for update`);
  const detail = await undoBlocker(db, dealer_id, created);
  if (detail !== undefined) throw conflict({ detail });
  await db.query(sql`with gone as (
      update users set deleted_at = now(), is_active = false, updated_at = now()
      where dealer_id = ${dealer_id} and user_id = any (${customer_ids}) and deleted_at is null
      returning user_id, email),
    signed_out as (
      update sessions set revoked_at = now() where dealer_id = ${dealer_id} and revoked_at is null
        and user_id in (select user_id from gone))
    delete from outbox where dealer_id = ${dealer_id} and bulk and sent_at is null
      and recipient in (select email from gone)`);
  await syncSignInNames(db, dealer_id, customer_ids);
  await db.query(sql`update elevators set deleted_at = now(), updated_at = now()
    where dealer_id = ${dealer_id} and elevator_id = any (${elevator_ids}) and deleted_at is null`);
}

/** Serializes the imports of a dealer, and their undoing, until the end of the transaction. */
export async function lockImports(db: Db, dealer_id: number): Promise<void> {
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended('imports', ${dealer_id}))`);
}
