import { endUncoveredAmcContracts, lockAmcContractsOf } from '../amc/endAmcContracts';
import type { Database } from '../database/Database';
import { sql } from '../database/sql';
import { notFound } from '../http/HttpError';
import { leaveVisits, lockVisitsOfLift } from '../visit-changes/endVisits';

/** An elevator to delete. */
interface Removal {
  dealer_id: number;
  elevator_id: number;
  /** yyyy-mm-dd. */
  today: string;
}

/**
 * Deletes an elevator and its tickets; both stay in the database, but are answered with 404 from then on. Its
 * contracts continue without it, and end if it was their last elevator.
 */
export const removeElevator = (db: Database, { dealer_id, elevator_id, today }: Removal): Promise<void> =>
  db.transaction(async (transaction) => {
    await lockAmcContractsOf(transaction, { dealer_id, elevator_id });
    await lockVisitsOfLift(transaction, dealer_id, elevator_id);
    const [removed] = await transaction.query<{ elevator_id: number }>(sql`
      update elevators set deleted_at = now(), updated_at = now()
      where dealer_id = ${dealer_id} and elevator_id = ${elevator_id} and deleted_at is null
      returning elevator_id`);
    if (!removed) throw notFound();
    await leaveVisits(transaction, dealer_id, elevator_id);
    await endUncoveredAmcContracts(transaction, { dealer_id, elevator_id }, today);
    await transaction.query(sql`update tickets set deleted_at = now()
      where dealer_id = ${dealer_id} and elevator_id = ${elevator_id} and deleted_at is null`);
  });
