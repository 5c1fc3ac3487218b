import type { FileOwner, NewFile, StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { fileMessages } from '@smart-elevator/shared-api/contract/files/fileMessages';
import { meantItem } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { seenBy } from '../elevators/elevatorRepository';
import type { Caller } from '../http/authenticate';
import { badRequest, conflict, forbidden, notFound } from '../http/HttpError';
import { mayRead } from '../tickets/ticketPolicy';

/** The owner of a file or of files. */
export type Owner = Pick<StoredFile, 'owner' | 'owner_id'>;

/** The item of a visit that a new file shows, and what its sender has seen of the checklist. */
export type ItemOfFile = Pick<NewFile, 'elevator_id' | 'item' | 'item_text'>;

/** The column of each owner's id. */
export const IDS: Record<FileOwner, Sql> = {
  ticket: sql`ticket_id`,
  comment: sql`comment_id`,
  elevator: sql`elevator_id`,
  contract: sql`contract_id`,
  visit: sql`visit_id`,
  alarm: sql`alarm_id`,
};

/** The owners that a caller may see, with the id as `${id}`; a dealer all, technicians and customers their own. */
const OWNERS: Record<FileOwner, (caller: Caller, id: Sql) => Sql> = {
  ticket: (caller, id) => sql`exists (select from tickets t where t.dealer_id = ${caller.dealer_id}
    and t.ticket_id = ${id} and t.deleted_at is null and ${mayRead(caller)})`,
  // Comments are for those who work; customers do not see them.
  comment: (caller, id) =>
    caller.user_type === 'CustomerUser'
      ? sql`false`
      : sql`exists (select from ticket_comments c join tickets t on t.dealer_id = c.dealer_id
          and t.ticket_id = c.ticket_id where c.dealer_id = ${caller.dealer_id} and c.comment_id = ${id}
          and t.deleted_at is null and ${mayRead(caller)})`,
  elevator: (caller, id) => sql`exists (select from elevators e where e.dealer_id = ${caller.dealer_id}
    and e.elevator_id = ${id} and e.deleted_at is null and ${seenBy(caller)})`,
  contract: ({ dealer_id, user_type, user_id }, id) => sql`exists (select from contracts c
    where c.dealer_id = ${dealer_id} and c.contract_id = ${id} and c.deleted_at is null and ${
      user_type === 'DealerUser' ? sql`true` : sql`c.customer_id = ${user_id}`
    })`,
  // Those of the work are for those who work.
  visit: ({ dealer_id, user_type, user_id }, id) => sql`exists (select from visits v
    where v.dealer_id = ${dealer_id} and v.visit_id = ${id} and ${VISITS[user_type](user_id)})`,
  // In an emergency every technician may help (R1303).
  alarm: ({ dealer_id, user_type }, id) =>
    user_type === 'CustomerUser'
      ? sql`false`
      : sql`exists (select from alarms a where a.dealer_id = ${dealer_id} and a.alarm_id = ${id})`,
};

const VISITS: Record<Caller['user_type'], (user_id: number) => Sql> = {
  DealerUser: () => sql`true`,
  TechnicianUser: (user_id) => sql`exists (select from visit_technicians t where t.dealer_id = v.dealer_id
    and t.visit_id = v.visit_id and t.user_id = ${user_id})`,
  CustomerUser: () => sql`false`,
};

/** Throws 404 unless the caller may see the owner; 403 for a customer who would change its files. */
export async function checkOwner(
  db: Db,
  caller: Caller,
  { owner, owner_id }: Owner,
  to: 'read' | 'change',
): Promise<void> {
  const [found] = await db.query<{ found: boolean }>(
    sql`select ${OWNERS[owner](caller, sql`${owner_id}::bigint`)} as found`,
  );
  if (!found?.found) throw notFound();
  if (to === 'change' && caller.user_type === 'CustomerUser') throw forbidden();
}

/**
 * The number of the item of a visit that a file shows, null without one; where the checklist is not the one that the sender has seen, the
 * item of its text. Throws 400 for an item that the visit does not have, 409 when the list was changed (R1254).
 */
export async function itemOfFile(
  db: Db,
  dealer_id: number,
  { owner, owner_id: visit_id, elevator_id, item, item_text }: Owner & ItemOfFile,
): Promise<number | null> {
  if (elevator_id === undefined && item === undefined) return null;
  const items =
    owner === 'visit'
      ? await db.query<{ item: number; text: string }>(sql`select k.item, k.text from visit_checks k
        where k.dealer_id = ${dealer_id} and k.visit_id = ${visit_id} and k.elevator_id = ${elevator_id ?? null}::bigint
        order by k.item`)
      : [];
  const meant = item === undefined ? undefined : meantItem(items, { item, text: item_text }, true);
  if (meant) return meant.item;
  if (items.length === 0 || item_text === undefined) throw badRequest({ item: [fileMessages.noSuchItem] });
  throw conflict({ detail: visitMessages.checklistChanged });
}
