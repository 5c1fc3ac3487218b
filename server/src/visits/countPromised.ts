import { periodsBetween } from '@smart-elevator/shared-api/contract/visits/periods';
import type { CustomerVisits } from '@smart-elevator/shared-api/contract/visits/customerVisits';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { KEPT_COUNTS, keptVisits } from '../visit-changes/keptVisits';

/** A running contract of a building. */
interface Running {
  building_name: string;
  start_date: string;
  end_date: string;
  visits_a_year: number;
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
  const contracts = await db.query<Running>(sql`
    with running as (
      select distinct c.contract_id, c.start_date, c.end_date, c.visits_a_year, e.building_name
      from contracts c
      join contract_elevators covered on covered.dealer_id = c.dealer_id and covered.contract_id = c.contract_id
      join elevators e on e.dealer_id = covered.dealer_id and e.elevator_id = covered.elevator_id and e.deleted_at is null
      where c.dealer_id = ${dealer_id} and c.customer_id = ${customer} and c.deleted_at is null and c.ended_on is null
        and ${today}::date between c.start_date and c.end_date),
    kept as (${keptVisits(sql`v.dealer_id = ${dealer_id} and v.contract_id in (select contract_id from running)`)})
    select r.building_name, r.start_date, r.end_date, r.visits_a_year, k.*
    from running r cross join lateral (select ${KEPT_COUNTS} from kept
      where kept.contract_id = r.contract_id and kept.building_name = r.building_name) k`);
  const sums = new Map<string, Promised>();
  for (const contract of contracts) {
    const { building_name, start_date, end_date, done, missed, planned } = contract;
    const sum = sums.get(building_name);
    sums.set(building_name, {
      visits_promised: (sum?.visits_promised ?? 0) + periodsBetween(contract, start_date, end_date).length,
      visits_done: (sum?.visits_done ?? 0) + done,
      visits_missed: (sum?.visits_missed ?? 0) + missed,
      visits_planned: (sum?.visits_planned ?? 0) + planned,
    });
  }
  return sums;
}
