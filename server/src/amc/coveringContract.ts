import { sql, type Sql } from '../database/sql';

/** The contract that covers the elevator `e` on a day and ends last, as JSON; null without one. */
export const coveringContract = (today: string): Sql => sql`(
  select json_build_object('contract_id', c.contract_id, 'kind', c.kind, 'end_date', c.end_date)
  from contract_elevators covered
  join contracts c on c.dealer_id = covered.dealer_id and c.contract_id = covered.contract_id
  where covered.dealer_id = e.dealer_id and covered.elevator_id = e.elevator_id
    and c.deleted_at is null and c.ended_on is null and ${today}::date between c.start_date and c.end_date
  order by c.end_date desc, c.contract_id desc limit 1)`;
