import { visitKindOf } from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import type {
  LiftChecks,
  VisitCheck,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { Db } from '../../database/Database';
import { isoTimestamp } from '../../database/listSql';
import { fullNameOf } from '../../database/personName';
import { sql } from '../../database/sql';
import { notFound } from '../../http/HttpError';
import { mayRead, type Reader } from '../visitColumns';
import { listChecklists } from './checklistRepository';

interface LiftRow extends Pick<LiftChecks, 'elevator_id' | 'elevator_name' | 'is_own' | 'version'> {
  checklist: LiftChecks['visit_kind'] | null;
  period: number | null;
  visits_a_year: number | null;
}

/** The checklist of each lift of a visit (R1253); 404 when the reader may not read the visit. */
export async function readVisitChecks(db: Db, reader: Reader, visit_id: number): Promise<LiftChecks[]> {
  const lifts = await db.query<LiftRow>(sql`select l.elevator_id, e.elevator_name, l.checklist,
      l.checklist_own as is_own, l.checks_version as version, v.period, c.visits_a_year
    from visits v left join contracts c on c.dealer_id = v.dealer_id and c.contract_id = v.contract_id
    join visit_elevators l on l.dealer_id = v.dealer_id and l.visit_id = v.visit_id
    join elevators e on e.dealer_id = l.dealer_id and e.elevator_id = l.elevator_id
    where ${mayRead(reader)} and v.visit_id = ${visit_id}
    order by e.elevator_name_order, l.elevator_id`);
  if (lifts.length === 0) throw notFound();
  const { dealer_id } = reader;
  const stored = await storedChecks(db, dealer_id, visit_id);
  const open = lifts.some(({ checklist }) => checklist === null) ? await listChecklists(db, dealer_id) : [];
  return lifts.map(({ checklist, period, visits_a_year, ...lift }) => {
    const { elevator_id } = lift;
    if (checklist !== null) {
      const items = stored
        .filter((row) => row.elevator_id === elevator_id)
        .map(({ elevator_id: _, ...row }) => row);
      return { ...lift, visit_kind: checklist, is_frozen: true, checklist_version: null, items };
    }
    const visit_kind = visitKindOf(period, visits_a_year);
    const {
      is_own = false,
      version = 0,
      items = [],
    } = open.find((one) => one.visit_kind === visit_kind) ?? {};
    return {
      ...lift,
      ...{ visit_kind, is_own, is_frozen: false, checklist_version: version },
      items: items.map((item, at) => ({ ...item, item: at + 1, ...UNANSWERED })),
    };
  });
}

const UNANSWERED = {
  ...{ result: null, value: null, words: '', on_paper: false, answered_by: null, answered_at: null },
  ...{ ticket_id: null, ticket_key: null, photos: 0 },
};

const storedChecks = (
  db: Db,
  dealer_id: number,
  visit_id: number,
): Promise<(VisitCheck & { elevator_id: number })[]> =>
  db.query(sql`select k.elevator_id, k.item, k.place, k.text, k.answer, k.unit, k.lower, k.upper, k.required,
      k.photo_required, k.result, k.value, k.words, k.on_paper,
      case when u.user_id is not null then json_build_object('user_id', u.user_id, 'username', u.username,
        'full_name', ${fullNameOf(sql`u`)}) end as answered_by,
      ${isoTimestamp(sql`k.answered_at`)} as answered_at, t.ticket_id, t.ticket_key,
      (select count(*)::integer from files f where f.dealer_id = k.dealer_id and f.visit_id = k.visit_id
        and f.visit_elevator_id = k.elevator_id and f.visit_item = k.item and f.deleted_at is null
        and f.width is not null) as photos
    from visit_checks k
    left join users u on u.dealer_id = k.dealer_id and u.user_id = k.answered_by
    left join tickets t on t.dealer_id = k.dealer_id and t.ticket_id = k.ticket_id and t.deleted_at is null
    where k.dealer_id = ${dealer_id} and k.visit_id = ${visit_id} order by k.elevator_id, k.item`);
