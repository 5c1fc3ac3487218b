import { periodsBetween, type PromisedContract } from '@smart-elevator/shared-api/contract/visits/periods';
import { sql, type Sql } from '../database/sql';

/**
 * The buildings of the lifts of contracts: rows with what each promises, the building, and in `deleted_on` the day on
 * which the last of its lifts was deleted; null while there is one. A lift that was deleted before the contract began is left out.
 */
export const coveredBuildings = (contracts: Sql): Sql => sql`
  select c.contract_id, c.start_date, c.end_date, c.visits_a_year, e.building_name,
    case when bool_and(e.deleted_at is not null) then max(e.deleted_at)::date end as deleted_on
  from contracts c
  join contract_elevators covered on covered.dealer_id = c.dealer_id and covered.contract_id = c.contract_id
  join elevators e on e.dealer_id = covered.dealer_id and e.elevator_id = covered.elevator_id
  where ${contracts} and (e.deleted_at is null or e.deleted_at >= c.start_date)
  group by c.dealer_id, c.contract_id, e.building_name`;

/** How many visits a contract promises to a building (R1201): one in each period, until its last lift was deleted. */
export function visitsPromisedTo(contract: PromisedContract, deleted_on: string | null): number {
  const { start_date, end_date } = contract;
  const last = deleted_on !== null && deleted_on < end_date ? deleted_on : end_date;
  return periodsBetween(contract, start_date, last).length;
}
