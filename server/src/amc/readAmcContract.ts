import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { KEPT_COUNTS, keptVisits } from '../visit-changes/keptVisits';
import { findAmcContract } from './amcContractRepository';
import { coveredBuildings, visitsPromisedTo } from './coveredBuildings';

/** The visits of a contract, and the last days of the buildings of its lifts. */
interface Counts {
  buildings: (string | null)[];
  done: number;
  missed: number;
  planned: number;
}

/** A contract with the number of the visits that it promises, and of what became of them (R1201); 404 when there is none. */
export async function readAmcContract(
  db: Db,
  dealer_id: number,
  contract_id: number,
  today: string,
): Promise<AmcContract> {
  const contract = await findAmcContract(db, dealer_id, contract_id, today);
  const { buildings, done, missed, planned } = await countVisits(db, dealer_id, contract_id);
  const { start_date, end_date, ended_on, visits_a_year } = contract;
  const last = ended_on && ended_on < end_date ? ended_on : end_date;
  const promised = buildings.map((deleted_on) =>
    visitsPromisedTo({ start_date, end_date: last, visits_a_year }, deleted_on),
  );
  return {
    ...contract,
    visits_promised: promised.reduce((sum, visits) => sum + visits, 0),
    visits_done: done,
    visits_missed: missed,
    visits_planned: planned,
  };
}

async function countVisits(db: Db, dealer_id: number, contract_id: number): Promise<Counts> {
  const [counts] = await db.query<Counts>(sql`
    with kept as (${keptVisits(sql`v.dealer_id = ${dealer_id} and v.contract_id = ${contract_id}`)})
    select ${KEPT_COUNTS},
      array(select deleted_on::text from (${coveredBuildings(
        sql`c.dealer_id = ${dealer_id} and c.contract_id = ${contract_id}`,
      )}) b) as buildings
    from kept`);
  if (!counts) throw new Error('The visits of a contract were not counted.');
  return counts;
}
