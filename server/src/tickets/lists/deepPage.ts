import { DEFAULT_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import type { Paging } from '../../database/listSql';
import { sql, type Sql } from '../../database/sql';
import { NAMES, type NameOrder } from './pageByName';

/** From this row on, a page is read as a late one. */
const DEEP = 1_000;

/** The rows of a late page within a list of `count` rows. */
export interface DeepPaging {
  limit: number;
  offset: number;
  /** Whether the list is shorter from its end: `offset` then counts from there. */
  fromEnd: boolean;
}

/** Whether a page is so late that it is worth counting the list first. */
export const isDeep = ({ page = 1, page_size = DEFAULT_PAGE_SIZE }: Paging): boolean =>
  (page - 1) * page_size >= DEEP;

export function deepPaging({ page = 1, page_size = DEFAULT_PAGE_SIZE }: Paging, count: number): DeepPaging {
  const offset = (page - 1) * page_size;
  const limit = Math.max(0, Math.min(page_size, count - offset));
  const rest = Math.max(0, count - offset - limit);
  return rest < offset ? { limit, offset: rest, fromEnd: true } : { limit, offset, fromEnd: false };
}

/** The ids of a late page in the order of an index. */
export const deepIds = (
  which: Sql,
  { order, reversed }: { order: Sql; reversed: Sql },
  paging: DeepPaging,
): Sql =>
  sql`select t.ticket_id from tickets t where ${which} order by ${paging.fromEnd ? reversed : order}
    limit ${paging.limit} offset ${paging.offset}`;

/**
 * The ids of a late page ordered by a name from another table. Counts the tickets of each name, and reads only those
 * of the names that are on the page. Tickets without a name come last.
 */
export function deepIdsByName(
  dealer_id: number,
  which: Sql,
  { by, descends }: NameOrder,
  { limit, offset, fromEnd }: DeepPaging,
): Sql {
  const { names, column } = NAMES[by];
  const direction = descends === fromEnd ? sql`asc` : sql`desc`;
  const nulls = fromEnd ? sql`nulls first` : sql`nulls last`;
  return sql`with counts as (
      select ${column} as id, count(*)::integer as tickets from tickets t where ${which} group by 1),
    spans as (select c.id, n.name, sum(c.tickets) over (order by n.name ${direction} ${nulls}) as until,
        sum(c.tickets) over (partition by n.name) as many
      from counts c left join (${names(dealer_id)}) n on n.id = c.id),
    shown as (select id, name, until - many as first from spans
      where until > ${offset} and until - many < ${offset + limit})
    select t.ticket_id from shown s cross join lateral (
      select t.ticket_id from tickets t where ${column} = s.id and ${which}
      union all select t.ticket_id from tickets t where s.id is null and ${column} is null and ${which}) t
    order by s.name ${direction} ${nulls}, t.ticket_id ${direction}
    limit ${limit} offset (select ${offset}::bigint - min(first) from shown)`;
}
