import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { badRequest } from '../http/HttpError';

/** An item of a visit's checklist. */
interface ItemOfVisit {
  visit_id: number;
  elevator_id: number;
  item: number;
}

/** Stores which ticket was made of an item of a visit's checklist (R1257); 400 when the dealer has no such item. */
export async function linkTicket(
  db: Db,
  dealer_id: number,
  ticket_id: number,
  { visit_id, elevator_id, item }: ItemOfVisit,
): Promise<void> {
  const linked = await db.query(sql`update visit_checks set ticket_id = ${ticket_id}
    where dealer_id = ${dealer_id} and visit_id = ${visit_id} and elevator_id = ${elevator_id} and item = ${item}
      and exists (select from tickets t where t.dealer_id = ${dealer_id} and t.ticket_id = ${ticket_id}
        and t.elevator_id = ${elevator_id})
    returning 1`);
  if (linked.length === 0) throw badRequest({ visit_check: [frameworkMessages.noSuchRow(item)] });
}
