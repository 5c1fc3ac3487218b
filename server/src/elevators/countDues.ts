import { DUE_SOON_DAYS, type ElevatorDues } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { Db } from '../database/Database';
import { runQuery, sql } from '../database/sql';
import type { Caller } from '../http/authenticate';

/** What is due at a customer on the day of the caller; nothing for a customer that the dealer does not have. */
export async function countDues(
  db: Db,
  { dealer_id, today }: Caller,
  customer_id: number,
): Promise<ElevatorDues> {
  const [dues] = await runQuery<ElevatorDues>(
    db,
    sql`select due.*, unpaid.* from
      (select count(*) filter (where main_state = 'OverDue') as overdue,
          count(*) filter (where main_state <> 'OverDue' and main_due_date between ${today}::date
            and ${today}::date + ${DUE_SOON_DAYS}::integer) as due_soon
        from elevators
        where dealer_id = ${dealer_id} and customer_id = ${customer_id} and deleted_at is null) due,
      (select count(*) as unpaid_contracts, coalesce(sum(value_rupees), 0)::bigint as unpaid_rupees from contracts
        where dealer_id = ${dealer_id} and customer_id = ${customer_id} and deleted_at is null and not paid) unpaid`,
  );
  if (!dues) throw new Error('The dues returned no row.');
  return dues;
}
