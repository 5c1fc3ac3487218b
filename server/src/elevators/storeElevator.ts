import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { NewElevator } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { mainStateOf } from '@smart-elevator/shared-api/contract/elevators/mainState';
import type { Database } from '../database/Database';
import { ask, sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { engineerIn, refuseFaults, withFreeName } from './elevatorFaults';
import { findElevator } from './elevatorRepository';

/** Stores a new elevator; its state on the day `today` is derived (decision 39). */
export const storeElevator = (
  db: Database,
  { dealer_id, user_id: maker_id }: Pick<Caller, 'dealer_id' | 'user_id'>,
  elevator: NewElevator,
  today: string,
): Promise<Elevator> =>
  withFreeName(() =>
    db.transaction(async (transaction) => {
      const { user_id, customer_id = null, main_completed_date = null, ...rest } = elevator;
      await refuseFaults(transaction, dealer_id, {
        user_id,
        customer_id,
        main_completed_date,
        days: rest,
      });
      const [stored] = await ask<{ elevator_id: number }>(
        transaction,
        sql`insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip,
            install_date, main_start_date, main_due_date, main_completed_date, main_state, main_cycle_days,
            customer_id, engineer_id, main_state_by)
          values (${dealer_id}, ${rest.elevator_name}, ${rest.building_name}, ${rest.elevator_address},
            ${rest.elevator_zip}, ${rest.install_date}, ${rest.main_start_date}, ${rest.main_due_date},
            ${main_completed_date}, ${mainStateOf({ ...rest, main_completed_date }, today)},
            ${rest.main_cycle_days}, ${customer_id}, ${engineerIn(user_id, dealer_id)}, ${maker_id})
          returning elevator_id`,
      );
      const found = stored && (await findElevator(transaction, dealer_id, stored.elevator_id));
      if (!found) throw new Error('The elevator was not stored.');
      return found;
    }),
  );
