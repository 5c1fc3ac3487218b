import type { HistoryEntry } from '@smart-elevator/shared-api/contract/maintenance/historyEntry';
import type { ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { fixedOrder, isoTimestamp, readList, type Paging } from '../database/listSql';
import { sql } from '../database/sql';
import { findElevator } from '../elevators/elevatorRepository';
import { notFound } from '../http/HttpError';

/** All changes of an elevator's maintenance state, newest first; 404 when the elevator does not exist. */
export async function listHistory(
  db: Db,
  dealer_id: number,
  elevator_id: number,
  paging: Paging,
): Promise<ListReply<HistoryEntry>> {
  if (!(await findElevator(db, dealer_id, elevator_id))) throw notFound();
  return readList(
    db,
    {
      columns: sql`h.entry_id, ${isoTimestamp(sql`h.at`)} as at, who.username as who, h.from_state, h.to_state,
        h.due_date, h.completed_date`,
      tables: sql`maintenance_history h
        left join users who on who.dealer_id = h.dealer_id and who.user_id = h.who_id`,
      scope: sql`h.dealer_id = ${dealer_id} and h.elevator_id = ${elevator_id}`,
      filters: [],
      ...fixedOrder(sql`h.at`, sql`h.entry_id`),
      key: sql`h.entry_id`,
    },
    paging,
  );
}
