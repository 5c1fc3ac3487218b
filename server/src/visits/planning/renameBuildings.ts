import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import type { StoredPlan, StoredPlanInput } from './readPlanInput';

/**
 * Gives the visits of a building its new name, once all their lifts have it: they stay what they are (R1201), and count for the building
 * wherever visits are counted by its name (R1331). Visits that have this name already have the lower parts.
 */
export async function renameBuildings(
  db: Db,
  dealer_id: number,
  input: StoredPlanInput,
): Promise<StoredPlanInput> {
  const buildings = new Map(input.lifts.map((lift) => [lift.elevator_id, lift.building_name]));
  const renamed = new Map<string, Renamed>();
  for (const { contract_id, building_name, elevator_ids } of input.visits) {
    const [name, other] = new Set(elevator_ids.map((id) => buildings.get(id)));
    if (name === undefined || name === building_name || other !== undefined) continue;
    const one = { contract_id, before: building_name, after: name };
    renamed.set(JSON.stringify(one), one);
  }
  if (renamed.size === 0) return input;
  const changed = new Map<number, Pick<StoredPlan, 'building_name' | 'part'>>();
  for (const one of renamed.values())
    for (const { visit_id, ...names } of await rename(db, dealer_id, one)) changed.set(visit_id, names);
  return {
    ...input,
    visits: input.visits.map((visit) => ({ ...visit, ...changed.get(visit.visit_id) })),
  };
}

interface Renamed extends Pick<StoredPlan, 'contract_id'> {
  before: string;
  after: string;
}

/** All visits of the contract, also those of years ago. */
const rename = (db: Db, dealer_id: number, { contract_id, before, after }: Renamed) =>
  db.query<Pick<StoredPlan, 'visit_id' | 'building_name' | 'part'>>(sql`
    update visits v set building_name = ${after}, part = found.part from (
      select here.visit_id, case when here.contract_id is null then here.part
        else row_number() over (partition by here.period order by here.part) + coalesce((select max(there.part) from visits there
          where there.dealer_id = here.dealer_id and there.contract_id = here.contract_id
            and there.building_name = ${after} and there.period = here.period), 0) end as part
      from visits here
      where here.dealer_id = ${dealer_id} and here.contract_id is not distinct from ${contract_id}::bigint
        and here.building_name = ${before}
        and exists (select from visit_elevators l where l.dealer_id = here.dealer_id and l.visit_id = here.visit_id)
        and not exists (select from visit_elevators l
          join elevators e on e.dealer_id = l.dealer_id and e.elevator_id = l.elevator_id
          where l.dealer_id = here.dealer_id and l.visit_id = here.visit_id and e.building_name <> ${after})) found
    where v.dealer_id = ${dealer_id} and v.visit_id = found.visit_id
    returning v.visit_id, v.building_name, v.part`);
