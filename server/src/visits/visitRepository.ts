import type { Query } from '@smart-elevator/shared-api/contract/endpoint';
import type { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import type { Visit, VisitHistoryEntry, VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { VISIT_FILTERS } from '@smart-elevator/shared-api/contract/visits/visitFilter';
import type { ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { entityColumns } from '../database/entityColumns';
import { fixedOrder, hasTextSql, isoTimestamp, orderBySql, readList, type Paging } from '../database/listSql';
import { fullNameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import { notFound } from '../http/HttpError';
import {
  CUSTOMER_ID,
  isOf,
  isOfCustomer,
  liftsOf,
  mayRead,
  pageOfVisit,
  rowColumns,
  tablesFor,
  VISIT_ORDER,
  type Reader,
} from './visitColumns';

const visitColumns = entityColumns({}, 'v', {});
/** Those that are not the two ends of a span. */
const { planned: _planned, promised: _promised, ...ONE_VALUE } = VISIT_FILTERS;

/** The visits that somebody may read, by the planned day. */
export function listVisits(
  db: Db,
  reader: Reader,
  query: Query<typeof visitList>,
): Promise<ListReply<VisitRow>> {
  const { search, planned_from, planned_to, promised_from, promised_to } = query;
  return readList(
    db,
    {
      columns: rowColumns(reader),
      tables: tablesFor(reader),
      slimTables: sql`visits v`,
      scope: mayRead(reader),
      filters: [
        ...visitColumns.filtered(ONE_VALUE, query, {
          technician: (id) => isOf(Number(id)),
          unassigned: () => sql`not exists (select from visit_technicians t
            where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id)`,
          elevator: (id) => sql`exists (select from ${liftsOf(reader)} and l.elevator_id = ${id})`,
          kept: (kept) => (kept === 'Promised' ? sql`v.kept is not null` : sql`v.kept = ${kept}`),
          customer: (id) => isOfCustomer(reader.dealer_id, Number(id)),
        }),
        planned_from === undefined ? undefined : sql`v.planned_day >= ${planned_from}::date`,
        planned_to === undefined ? undefined : sql`v.planned_day <= ${planned_to}::date`,
        promised_from === undefined ? undefined : sql`v.promised_day >= ${promised_from}::date`,
        promised_to === undefined ? undefined : sql`v.promised_day <= ${promised_to}::date`,
        search ? searched(reader, search) : undefined,
      ],
      key: sql`v.visit_id`,
      ...orderBySql(VISIT_ORDER, query.ordering, {
        usual: 'planned_day',
        last: sql`v.visit_id`,
        nullable: ['promised_day'],
      }),
    },
    query,
  );
}

/** The building, its address, the lifts and the customer. */
const searched = (reader: Reader, search: string): Sql =>
  sql`(${hasTextSql(sql`v.building_name`, search)}
    or exists (select from ${liftsOf(reader)}
      and ${hasTextSql(sql`concat_ws(e'\n', e.elevator_name, e.elevator_address)`, search)})
    or exists (select from users u where u.dealer_id = v.dealer_id and u.user_id = ${CUSTOMER_ID}
      and ${hasTextSql(sql`concat_ws(e'\n', u.username, ${fullNameOf(sql`u`)})`, search)}))`;

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
