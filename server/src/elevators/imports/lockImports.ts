import type { Db } from '../../database/Database';

/** The first key of the lock; the second key is the dealer. */
const IMPORT_LOCK = 4_045;

/** Serializes the imports of a dealer, and their undoing, until the end of the transaction. */
export async function lockImports(db: Db, dealer_id: number): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1, $2)', [IMPORT_LOCK, dealer_id]);
}
