import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { NewElevator } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { mainStateOf } from '@smart-elevator/shared-api/contract/elevators/mainState';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { elevatorColumns } from './elevatorColumns';
import { assignedEngineer, validateElevator } from './validateElevator';
import { findElevator } from './elevatorRepository';

/** Stores a new elevator in the transaction `db`; its state on the day `today` is derived (R533). */
export async function storeElevator(
  db: Db,
  { dealer_id, user_id: maker_id }: Pick<Caller, 'dealer_id' | 'user_id'>,
  elevator: NewElevator,
  today: string,
): Promise<Elevator> {
  const { user_id, customer_id } = elevator;
  await validateElevator(db, dealer_id, { user_id, customer_id, days: elevator });
  const main_state = mainStateOf(elevator, today);
  const { columns, values } = elevatorColumns.inserted({ ...elevator, main_state });
  const [stored] = await db.query<{ elevator_id: number }>(sql`
    insert into elevators (dealer_id, engineer_id, main_state_by, ${columns})
    values (${dealer_id}, ${assignedEngineer(user_id, dealer_id)}, ${maker_id}, ${values})
    returning elevator_id`);
  const found = stored && (await findElevator(db, dealer_id, stored.elevator_id));
  if (!found) throw new Error('The elevator was not stored.');
  return found;
}
