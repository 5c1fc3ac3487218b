import {
  AMC_CONTRACT_ORDERINGS,
  amcContractFields,
} from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { entityColumns } from '../database/entityColumns';
import { fullNameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';

/** For the elevators that still exist. */
const elevatorsOf = (column: Sql) => sql`array(select ${column} from contract_elevators covered
  join elevators e on e.dealer_id = covered.dealer_id and e.elevator_id = covered.elevator_id and e.deleted_at is null
  where covered.dealer_id = c.dealer_id and covered.contract_id = c.contract_id
  order by e.elevator_name_order, e.elevator_id)`;

/** The columns of `contracts c`, of its customer and its elevators. */
export const amcContractColumns = entityColumns(amcContractFields, 'c', {
  customer_name: { read: sql`customer.username`, order: sql`customer.username_order` },
  customer_full_name: { read: fullNameOf(sql`customer`) },
  elevator_ids: { read: elevatorsOf(sql`e.elevator_id`) },
  elevator_names: { read: elevatorsOf(sql`e.elevator_name`) },
});

/** The select list of a contract in a reply. */
export const AMC_CONTRACT_COLUMNS = amcContractColumns.selected(namesFor(amcContractFields, 'read'));

/** The columns that lists can be ordered by. */
export const AMC_CONTRACT_ORDER = amcContractColumns.orders(AMC_CONTRACT_ORDERINGS);
