import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import type { Reader } from '../visitColumns';
import { readVisitChecks } from './visitChecks';

/**
 * Copies the items of the dealer's checklist into a visit that begins, for each lift that has none (R1253): a checklist that is
 * edited later does not change it. The visit is locked.
 */
export async function freezeChecks(db: Db, reader: Reader, visit_id: number): Promise<void> {
  const { dealer_id } = reader;
  const open = (await readVisitChecks(db, reader, visit_id)).filter(({ is_frozen }) => !is_frozen);
  if (open.length === 0) return;
  await db.query(sql`update visit_elevators l set checklist = o.visit_kind, checklist_own = o.is_own, checklist_version = o.checklist_version
    from jsonb_to_recordset(${JSON.stringify(open)}::jsonb) as o (elevator_id bigint, visit_kind text, is_own boolean,
      checklist_version integer)
    where l.dealer_id = ${dealer_id} and l.visit_id = ${visit_id} and l.elevator_id = o.elevator_id`);
  const rows = open.flatMap(({ elevator_id, items }) => items.map((item) => ({ elevator_id, ...item })));
  await db.query(sql`insert into visit_checks (dealer_id, visit_id, elevator_id, item, place, text, answer, unit, lower,
      upper, required, photo_required)
    select ${dealer_id}, ${visit_id}, i.elevator_id, i.item, i.place, i.text, i.answer, i.unit, i.lower, i.upper,
      i.required, i.photo_required
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i (elevator_id bigint, item smallint, place text,
      text text, answer text, unit text, lower double precision, upper double precision, required boolean,
      photo_required boolean)`);
}
