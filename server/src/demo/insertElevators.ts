import type { Db } from '../database/Database';
import type { DemoElevator } from './demoElevators';
import { demoHistory, type StateChange } from './demoHistory';
import type { TicketElevator } from './demoTickets';
import { insertRows } from './insertRows';
import { SeededRandom } from './SeededRandom';

const HISTORY_SEED = 20_261_004;

/** A stored elevator, with its past. */
export type StoredElevator = TicketElevator &
  Omit<DemoElevator, 'customer' | 'engineer'> & { history: StateChange[] };

interface PlannedElevators {
  dealer_id: number;
  elevators: readonly DemoElevator[];
  customers: ReadonlyMap<string, number>;
  technician_ids: readonly number[];
}

/** Stores elevators in their present state. */
export async function insertElevators(
  db: Db,
  { dealer_id, elevators, customers, technician_ids }: PlannedElevators,
): Promise<StoredElevator[]> {
  const chance = new SeededRandom(HISTORY_SEED);
  const histories = elevators.map((elevator) => demoHistory(elevator, dealer_id, chance));
  const stored = await insertRows<TicketElevator & Omit<DemoElevator, 'visits'>>(
    db,
    'elevators',
    dealer_id,
    elevators.map(({ customer, engineer, visits: _, ...elevator }, n) => ({
      ...elevator,
      main_state_at: histories[n]?.at(-1)?.at,
      main_state_by: histories[n]?.at(-1)?.who_id,
      customer_id: customers.get(customer.customer_username),
      engineer_id: engineer === undefined ? null : technician_ids[engineer],
    })),
  );
  return stored.map((row, n) => ({
    ...row,
    visits: elevators[n]?.visits ?? [],
    history: histories[n] ?? [],
  }));
}

/** Replaces the history of these elevators, which was recorded when they were stored, by their past. */
export async function insertMaintenanceHistory(
  db: Db,
  dealer_id: number,
  elevators: readonly StoredElevator[],
): Promise<void> {
  await db.query('delete from maintenance_history where dealer_id = $1 and elevator_id = any ($2)', [
    dealer_id,
    elevators.map(({ elevator_id }) => elevator_id),
  ]);
  const changes = elevators.flatMap(({ elevator_id, history }) =>
    history.map((change) => ({ elevator_id, ...change })),
  );
  changes.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  await insertRows(db, 'maintenance_history', dealer_id, changes);
}
