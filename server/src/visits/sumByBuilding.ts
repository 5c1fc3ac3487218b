import type { Query } from '@smart-elevator/shared-api/contract/endpoint';
import type { CustomerVisits } from '@smart-elevator/shared-api/contract/visits/customerVisits';
import type { visitsByBuilding } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { OPEN_VISIT_STATES } from '@smart-elevator/shared-api/contract/visits/visitState';
import { isAllRows, type AllRows, type ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { isoTimestamp, readList } from '../database/listSql';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { countPromised } from './countPromised';
import { isOfCustomer } from './visitColumns';

/**
 * The buildings of a customer's visits by name, each with the next visit, the one that was done last, the missed ones, and what running
 * contracts promise (R1331).
 */
export async function sumByBuilding(
  db: Db,
  { dealer_id, today }: Pick<Caller, 'dealer_id' | 'today'>,
  { customer, ...paging }: Query<typeof visitsByBuilding>,
): Promise<ListReply<CustomerVisits>> {
  const list = await readList<CustomerVisits>(
    db,
    {
      columns: sql`x.building_name, x.next_visit_id, x.next_day, x.done_visit_id,
        ${isoTimestamp(sql`x.done_at`)} as done_at, x.missed`,
      tables: sql`(
        select v.building_name, v.building_name_order,
          (array_agg(v.visit_id order by v.planned_day, v.visit_id) filter (where v.state = any(${OPEN_VISIT_STATES}::text[])))[1]
            as next_visit_id,
          min(v.planned_day) filter (where v.state = any(${OPEN_VISIT_STATES}::text[])) as next_day,
          (array_agg(v.visit_id order by v.done_at desc, v.visit_id desc) filter (where v.state = 'Done'))[1] as done_visit_id,
          max(v.done_at) as done_at, (count(*) filter (where v.state = 'Missed'))::integer as missed
        from visits v
        where v.dealer_id = ${dealer_id} and v.state <> 'Cancelled' and ${isOfCustomer(dealer_id, customer)}
        group by v.building_name, v.building_name_order) x`,
      scope: sql`true`,
      filters: [],
      order: sql`x.building_name_order, x.building_name`,
    },
    paging,
  );
  const promised = await countPromised(db, { dealer_id, customer, today });
  const withPromised = (rows: readonly CustomerVisits[]) =>
    rows.map((row) => ({ ...row, ...promised.get(row.building_name) }));
  return isAllRows(list) ? mapChunks(list, withPromised) : { ...list, results: withPromised(list.results) };
}

async function* mapChunks<Row>(
  chunks: AllRows<Row>,
  change: (rows: readonly Row[]) => readonly Row[],
): AllRows<Row> {
  for await (const chunk of chunks) yield change(chunk);
}
