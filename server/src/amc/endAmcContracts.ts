import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';

/** A deleted elevator. */
interface DeletedElevator {
  dealer_id: number;
  elevator_id: number;
}

const covering = ({ dealer_id, elevator_id }: DeletedElevator): Sql =>
  sql`c.dealer_id = ${dealer_id} and c.deleted_at is null and exists (select from contract_elevators covered
    where covered.dealer_id = c.dealer_id and covered.contract_id = c.contract_id
      and covered.elevator_id = ${elevator_id})`;

/**
 * Locks the contracts of an elevator against changes until the transaction ends. Call it before the elevator is
 * locked, in the same order as when a contract changes.
 */
export const lockAmcContractsOf = (db: Db, deleted: DeletedElevator): Promise<unknown> =>
  db.query(sql`select from contracts c where ${covering(deleted)} order by c.contract_id for no key update`);

/** Ends the contracts whose last elevator was deleted; the others continue without it. */
export const endUncoveredAmcContracts = (db: Db, deleted: DeletedElevator, today: string): Promise<unknown> =>
  db.query(sql`update contracts c set ended_on = least(${today}::date, c.end_date), updated_at = now(),
      last_elevator = (select e.elevator_name from elevators e
        where e.dealer_id = c.dealer_id and e.elevator_id = ${deleted.elevator_id})
    where ${covering(deleted)} and c.ended_on is null and not exists (select from contract_elevators other
      join elevators e on e.dealer_id = other.dealer_id and e.elevator_id = other.elevator_id
        and e.deleted_at is null
      where other.dealer_id = c.dealer_id and other.contract_id = c.contract_id)`);
