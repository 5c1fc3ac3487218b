import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { ElevatorChanges } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import type { Database, Db } from '../database/Database';
import { ask, sql } from '../database/sql';
import { notFound } from '../http/refusals';
import { engineerIn, refuseFaults, withFreeName } from './elevatorFaults';
import { findElevator } from './elevatorRepository';

/** A change of one elevator. */
export interface ElevatorChange {
  dealer_id: number;
  elevator_id: number;
  /** What is left out stays as it is. */
  changes: ElevatorChanges;
  /** yyyy-mm-dd. */
  today: string;
}

/** Changes an elevator, or throws the refusal that says why nothing was changed. */
export const changeElevator = (db: Database, change: ElevatorChange): Promise<Elevator> =>
  withFreeName(() => db.transaction((transaction) => applyChange(transaction, change)));

async function applyChange(db: Db, { dealer_id, elevator_id, changes, today }: ElevatorChange) {
  const stored = await findElevator(db, dealer_id, elevator_id, 'for update');
  if (!stored) throw notFound();
  const next = { ...stored, ...changes };
  const { user_id, customer_id } = changes;
  // Rows that came with an older file may contradict themselves; only a change of their days asks.
  const touchesDays = changes.main_start_date !== undefined || changes.main_due_date !== undefined;
  await refuseFaults(db, dealer_id, { user_id, customer_id, days: touchesDays ? next : undefined });
  await ask(
    db,
    sql`update elevators set elevator_name = ${next.elevator_name}, building_name = ${next.building_name},
        elevator_address = ${next.elevator_address}, elevator_zip = ${next.elevator_zip},
        install_date = ${next.install_date}, main_state = ${next.main_state},
        main_start_date = ${next.main_start_date}, main_due_date = ${next.main_due_date},
        main_completed_date = ${completedDate(stored, changes, today)},
        main_cycle_days = ${next.main_cycle_days}, customer_id = ${next.customer_id},
        engineer_id = ${engineerIn(next.user_id, dealer_id)}, updated_at = now()
      where dealer_id = ${dealer_id} and elevator_id = ${elevator_id}`,
  );
  const changed = await findElevator(db, dealer_id, elevator_id);
  if (!changed) throw notFound();
  return changed;
}

/**
 * Marking Completed without a completed date fills today (decision 40). A date that was left out counts as none when the
 * stored one is of an earlier cycle.
 */
function completedDate(stored: Elevator, changes: ElevatorChanges, today: string): string | null {
  const { main_state, main_start_date, main_completed_date } = { ...stored, ...changes };
  if (main_state !== 'Completed') return main_completed_date;
  const isMarked = stored.main_state !== 'Completed' && changes.main_completed_date === undefined;
  if (isMarked && main_completed_date !== null && main_completed_date < main_start_date) return today;
  return main_completed_date ?? today;
}
