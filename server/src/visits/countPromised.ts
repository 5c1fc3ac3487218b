import type { CustomerVisits } from '@smart-elevator/shared-api/contract/visits/customerVisits';
import { coveredBuildings, visitsPromisedTo } from '../amc/coveredBuildings';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { KEPT_COUNTS, keptVisits } from '../visit-changes/keptVisits';

/** A running contract of a building. */
interface Running {
  building_name: string;
  start_date: string;
  end_date: string;
  visits_a_year: number;
  deleted_on: string | null;
  done: number;
  missed: number;
  planned: number;
}

type Promised = Required<
  Pick<CustomerVisits, 'visits_promised' | 'visits_done' | 'visits_missed' | 'visits_planned'>
>;

/** What the running contracts of a customer promise to each building, and what became of it, as of a contract (R1201, R1331). */
export async function countPromised(
  db: Db,
  { dealer_id, customer, today }: { dealer_id: number; customer: number; today: string },
): Promise<ReadonlyMap<string, Promised>> {
  const running =
    coveredBuildings(sql`c.dealer_id = ${dealer_id} and c.customer_id = ${customer} and c.deleted_at is null
    and c.ended_on is null and ${today}::date between c.start_date and c.end_date`);
  const contracts = await db.query<Running>(sql`
    with running as (${running}),
    kept as (${keptVisits(sql`v.dealer_id = ${dealer_id} and v.contract_id in (select contract_id from running)`)})
    select r.building_name, r.start_date, r.end_date, r.visits_a_year, r.deleted_on, k.*
    from running r cross join lateral (select ${KEPT_COUNTS} from kept
      where kept.contract_id = r.contract_id and kept.building_name = r.building_name) k`);
  const sums = new Map<string, Promised>();
  for (const contract of contracts) {
    const { building_name, deleted_on, done, missed, planned } = contract;
    const sum = sums.get(building_name);
    sums.set(building_name, {
      visits_promised: (sum?.visits_promised ?? 0) + visitsPromisedTo(contract, deleted_on),
      visits_done: (sum?.visits_done ?? 0) + done,
      visits_missed: (sum?.visits_missed ?? 0) + missed,
      visits_planned: (sum?.visits_planned ?? 0) + planned,
    });
  }
  return sums;
}
