import { AMC_ENDING_DAYS } from '@smart-elevator/shared-api/contract/amc/amcContractShown';
import { fullNameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import { IS_CONTINUED } from './continuedContract';
import { isOwed } from './owedContracts';

const DESK_COLUMNS = sql`c.contract_id, customer.username as customer_name, ${fullNameOf(sql`customer`)} as customer_full_name,
  nullif(customer.phoneno, '') as customer_phone, (select count(*)::integer from contract_elevators covered
    join elevators e on e.dealer_id = covered.dealer_id and e.elevator_id = covered.elevator_id and e.deleted_at is null
    where covered.dealer_id = c.dealer_id and covered.contract_id = c.contract_id) as elevators,
  c.value_rupees, c.start_date, c.end_date`;

const contractsWith = (dealer_id: number): Sql => sql`contracts c
  join users customer on customer.dealer_id = c.dealer_id and customer.user_id = c.customer_id
  where c.dealer_id = ${dealer_id} and c.deleted_at is null`;

/** Whether the contract `c` ends soon, and was neither continued nor ended by the deletion of its last elevator (R615). */
export const endsSoon = (today: string): Sql => sql`(c.ended_on is null
  and c.end_date between ${today}::date and ${today}::date + ${AMC_ENDING_DAYS}::integer
  and not ${IS_CONTINUED})`;

/** The `rows` contracts that end soonest from `today` on, without continued and ended ones. */
export const deskContractsEnding = (dealer_id: number, today: string, rows: number): Sql => sql`
  select ${DESK_COLUMNS} from ${contractsWith(dealer_id)} and ${endsSoon(today)}
  order by c.end_date, c.contract_id limit ${rows}`;

/** Contracts that have begun and are not paid, as one JSON object with the `rows` oldest ones. */
export const deskContractsUnpaid = (dealer_id: number, today: string, rows: number): Sql => sql`
  select json_build_object('contracts', count(*), 'rupees', coalesce(sum(owed.value_rupees), 0), 'oldest',
    coalesce((json_agg(owed order by owed.start_date, owed.contract_id) filter (where owed.place <= ${rows})), '[]'))
  from (select ${DESK_COLUMNS}, row_number() over (order by c.start_date, c.contract_id) as place
    from ${contractsWith(dealer_id)} and ${isOwed(today)}) owed`;
