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
 * The ids of a late page ordered by a name from another table. Counts the tickets of each name up to the page, and reads
 * only those of the names that are on it. Tickets without a name come last.
 */
export function deepIdsByName(
  dealer_id: number,
  which: Sql,
  { by, descends }: NameOrder,
  { limit, offset, fromEnd }: DeepPaging,
): Sql {
  const { column } = NAMES[by];
  const names = NAMES[by].names(dealer_id);
  const direction = descends === fromEnd ? sql`asc` : sql`desc`;
  // Not for elevators, which all have a name: the index has its nulls in another place.
  const nulls = by === 'elevator_name' ? sql`` : fromEnd ? sql`nulls first` : sql`nulls last`;
  const tickets = sql`count(*)::integer as tickets from tickets t where ${which}`;
  // Elevators are many, so counting goes along their names and ends at the page; people have many tickets each.
  const counted =
    by === 'elevator_name'
      ? sql`select n.name, c.tickets from (select n.* from (${names}) n order by n.name ${direction} offset 0) n
          cross join lateral (select ${tickets} and ${column} = n.id) c where c.tickets > 0`
      : sql`select n.name, c.tickets from (select ${column} as id, ${tickets} group by 1) c
          left join (${names}) n on n.id = c.id`;
  return sql`with spans as (
      select n.name, sum(n.tickets)::integer as many,
        sum(sum(n.tickets)::integer) over (order by n.name ${direction} ${nulls}) as until
      from (${counted}) n group by n.name order by n.name ${direction} ${nulls}),
    shown as materialized (
      select name, until - many as first from spans where until > ${offset} limit ${limit})
    select t.ticket_id from shown s cross join lateral (
      select t.ticket_id from (${names}) n join tickets t on ${column} = n.id where n.name = s.name and ${which}
      union all select t.ticket_id from tickets t where s.name is null and ${column} is null and ${which}) t
    order by s.name ${direction} ${nulls}, t.ticket_id ${direction}
    limit ${limit} offset (select ${offset}::bigint - min(first) from shown)`;
}
