import type { Database } from '../database/Database';
import { ask, sql } from '../database/sql';
import { notFound } from '../http/refusals';

/** Deletes an elevator and its tickets; both are kept in the database, and answered with 404 from then on. */
export const removeElevator = (db: Database, dealer_id: number, elevator_id: number): Promise<void> =>
  db.transaction(async (transaction) => {
    const [removed] = await ask<{ elevator_id: number }>(
      transaction,
      sql`update elevators set deleted_at = now(), updated_at = now()
        where dealer_id = ${dealer_id} and elevator_id = ${elevator_id} and deleted_at is null
        returning elevator_id`,
    );
    if (!removed) throw notFound();
    await ask(
      transaction,
      sql`update tickets set deleted_at = now()
        where dealer_id = ${dealer_id} and elevator_id = ${elevator_id} and deleted_at is null`,
    );
  });
