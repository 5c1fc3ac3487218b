import {
  VISIT_KINDS,
  type CheckItem,
  type Checklist,
  type ChecklistInput,
  type VisitKind,
} from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import { defaultChecklist } from '@smart-elevator/shared-api/contract/visits/checklists/defaultChecklist';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import { badRequest, conflict } from '../../http/HttpError';

/** The checklist of each kind of visit: the dealer's own, or the default (R1252). */
export async function listChecklists(db: Db, dealer_id: number): Promise<Checklist[]> {
  const rows = await db.query<{ visit_kind: VisitKind; version: number; items: CheckItem[] | null }>(
    sql`select visit_kind, version, items from checklists where dealer_id = ${dealer_id}`,
  );
  const stored = new Map(rows.map((row) => [row.visit_kind, row]));
  return VISIT_KINDS.map((visit_kind) => {
    const { version = 0, items = null } = stored.get(visit_kind) ?? {};
    return { visit_kind, version, is_own: items !== null, items: items ?? defaultChecklist(visit_kind) };
  });
}

/** The checklist of one kind of visit. */
export async function readChecklist(db: Db, dealer_id: number, visit_kind: VisitKind): Promise<Checklist> {
  const found = (await listChecklists(db, dealer_id)).find((one) => one.visit_kind === visit_kind);
  if (!found) throw new Error(`There is no checklist ${visit_kind}.`);
  return found;
}

/** Stores a checklist as a whole; 409 when it is not at the version that the caller has seen. */
export async function storeChecklist(
  db: Db,
  dealer_id: number,
  visit_kind: VisitKind,
  { version, items }: ChecklistInput,
): Promise<Checklist> {
  const errors = itemErrors(items);
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  const ofKind = sql`dealer_id = ${dealer_id} and visit_kind = ${visit_kind}`;
  // The row is also the lock.
  await db.query(sql`insert into checklists (dealer_id, visit_kind, version) values (${dealer_id}, ${visit_kind}, 0)
    on conflict do nothing`);
  const changed =
    await db.query(sql`update checklists set version = version + 1, items = ${JSON.stringify(items)}::jsonb
    where ${ofKind} and version = ${version} returning 1`);
  const current = await readChecklist(db, dealer_id, visit_kind);
  if (changed.length === 0) throw conflict({ detail: visitMessages.checklistChanged, current });
  return current;
}

/** Deletes the dealer's own checklist: the default is used again. */
export async function deleteChecklist(db: Db, dealer_id: number, visit_kind: VisitKind): Promise<Checklist> {
  await db.query(sql`update checklists set version = version + 1, items = null
    where dealer_id = ${dealer_id} and visit_kind = ${visit_kind} and items is not null`);
  return readChecklist(db, dealer_id, visit_kind);
}

function itemErrors(items: readonly CheckItem[]): FieldErrors {
  const errors: FieldErrors = {};
  items.forEach(({ answer, unit, lower, upper }, at) => {
    if (answer !== 'value' && (unit !== '' || lower !== null || upper !== null))
      errors[`items.${at}.answer`] = [visitMessages.onlyValues];
    else if (lower !== null && upper !== null && lower > upper)
      errors[`items.${at}.upper`] = [visitMessages.limitsReversed];
  });
  return errors;
}
