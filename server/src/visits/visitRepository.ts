import type { Visit, VisitHistoryEntry } from '@smart-elevator/shared-api/contract/visits/visit';
import type { ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { fixedOrder, isoTimestamp, readList, type Paging } from '../database/listSql';
import { fullNameOf } from '../database/personName';
import { sql } from '../database/sql';
import { notFound } from '../http/HttpError';
import { mayRead, pageOfVisit, type Reader } from './visitColumns';

/** A visit that somebody may read; 404 when there is none. */
export async function findVisit(db: Db, reader: Reader, visit_id: number): Promise<Visit> {
  const { columns, tables } = pageOfVisit(reader);
  const [found] = await db.query<Visit>(
    sql`select ${columns} from ${tables} where ${mayRead(reader)} and v.visit_id = ${visit_id}`,
  );
  if (!found) throw notFound();
  return found;
}

/** What happened to a visit, newest first; 404 when the reader may not read it. */
export async function listVisitHistory(
  db: Db,
  reader: Reader,
  visit_id: number,
  paging: Paging,
): Promise<ListReply<VisitHistoryEntry>> {
  await findVisit(db, reader, visit_id);
  return readList(
    db,
    {
      columns: sql`h.entry_id, ${isoTimestamp(sql`h.at`)} as at, ${isoTimestamp(sql`h.device_at`)} as device_at,
        who.username as who, ${fullNameOf(sql`who`)} as who_full_name, h.what, h.before, h.after, h.reason,
        case when h.latitude is not null then jsonb_build_object('latitude', h.latitude, 'longitude', h.longitude,
          'accuracy', h.accuracy) end as place`,
      tables: sql`visit_history h left join users who on who.dealer_id = h.dealer_id and who.user_id = h.who`,
      scope: sql`h.dealer_id = ${reader.dealer_id} and h.visit_id = ${visit_id}`,
      filters: [],
      ...fixedOrder(sql`h.at`, sql`h.entry_id`),
      key: sql`h.entry_id`,
    },
    paging,
  );
}
