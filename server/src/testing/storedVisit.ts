import type { Db } from '../database/Database';
import { insertRows } from '../demo/insertRows';

/** A visit to some lifts, as the planner or a dealer stores it; `values` are columns. Returns its id. */
export async function storedVisit(
  db: Db,
  dealer_id: number,
  elevator_ids: readonly number[],
  { technician_ids = [], ...values }: { planned_day: string; technician_ids?: readonly number[] } & object,
): Promise<number> {
  const [lift] = await db.query<{ building_name: string }>(
    'select building_name from elevators where dealer_id = $1 and elevator_id = $2',
    [dealer_id, elevator_ids[0]],
  );
  const [stored] = await insertRows<{ visit_id: number }>(db, 'visits', dealer_id, [
    { building_name: lift?.building_name, estimate_minutes: 60, ...values },
  ]);
  if (!stored) throw new Error('The visit was not stored.');
  const { visit_id } = stored;
  await insertRows(
    db,
    'visit_elevators',
    dealer_id,
    elevator_ids.map((elevator_id) => ({ visit_id, elevator_id })),
  );
  await insertRows(
    db,
    'visit_technicians',
    dealer_id,
    technician_ids.map((user_id, at) => ({ visit_id, place: at + 1, user_id })),
  );
  return visit_id;
}
