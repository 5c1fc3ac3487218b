import { sql } from '../database/sql';

/**
 * Whether contracts of the same customer that end later cover each elevator of the contract `c`, as they do when the
 * dealer adds a contract instead of renewing.
 */
export const IS_COVERED_LATER = sql`(c.ended_on is null and not exists (
  select from contract_elevators own
  join elevators e on e.dealer_id = own.dealer_id and e.elevator_id = own.elevator_id and e.deleted_at is null
  where own.dealer_id = c.dealer_id and own.contract_id = c.contract_id and not exists (
    select from contract_elevators covered
    join contracts later on later.dealer_id = covered.dealer_id and later.contract_id = covered.contract_id
    where covered.dealer_id = own.dealer_id and covered.elevator_id = own.elevator_id
      and later.customer_id = c.customer_id and later.end_date > c.end_date
      and later.deleted_at is null and later.ended_on is null)))`;

/** Whether the contract `c` was renewed, or goes on as another one. */
export const IS_CONTINUED = sql`(exists (select from contracts newer
    where newer.dealer_id = c.dealer_id and newer.renews = c.contract_id and newer.deleted_at is null)
  or ${IS_COVERED_LATER})`;
