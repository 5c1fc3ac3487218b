import type { LiftChecks } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';

/** What a caller has seen of the items of a lift: null or no version means those that were copied into the visit. */
export interface SeenList {
  dealer_id: number;
  visit_id: number;
  checklist_version: number | null | undefined;
}

/** Whether a lift has the items that the caller has seen. What began before it was kept counts as seen. */
export async function hasSeenItems(
  db: Db,
  { elevator_id, is_frozen, checklist_version: present }: LiftChecks,
  { dealer_id, visit_id, checklist_version: seen }: SeenList,
): Promise<boolean> {
  if (seen === null || seen === undefined) return true;
  if (!is_frozen) return seen === present;
  const [copied] = await db.query<{ version: number | null }>(sql`select checklist_version as version
    from visit_elevators where dealer_id = ${dealer_id} and visit_id = ${visit_id} and elevator_id = ${elevator_id}`);
  return (copied?.version ?? seen) === seen;
}
