import type { DeepPaging } from '../../database/deepPaging';
import { sql, type Sql } from '../../database/sql';
import { NAMES, type NameOrder } from './pageByName';

/** The ids of a late page ordered by a name from another table; `counted` are the tickets of each assignee. */
export const deepIdsByName = (
  dealer_id: number,
  which: Sql,
  order: NameOrder,
  paging: DeepPaging,
  counted: Sql | undefined,
): Sql => {
  const direction = order.descends === paging.fromEnd ? sql`asc` : sql`desc`;
  return order.by === 'elevator_name'
    ? idsByElevator(dealer_id, which, direction, paging)
    : idsByAssignee(dealer_id, which, direction, paging, counted);
};

/**
 * Elevators are many with few tickets each: skips the tickets of one after the other within two indexes, in an order
 * that differs from the list's only among elevators of the same name, and then sorts those of the names that are on the
 * page.
 */
function idsByElevator(dealer_id: number, which: Sql, direction: Sql, { limit, offset }: DeepPaging): Sql {
  const { names, column } = NAMES.elevator_name;
  const ofNames = sql`(${names(dealer_id)}) n join tickets t on ${column} = n.id and ${which}`;
  const before = direction.sql === 'asc' ? sql`<` : sql`>`;
  return sql`with shown as materialized (
      select n.name, n.id, t.ticket_id
      from (select n.* from (${names(dealer_id)}) n order by n.name ${direction}, n.id ${direction} offset 0) n
      cross join lateral (select t.ticket_id from tickets t where ${which} and ${column} = n.id
        order by t.ticket_id ${direction} offset 0) t
      limit ${limit} offset ${offset}),
    first as (select * from shown limit 1)
    select t.ticket_id from ${ofNames} where n.name = any(array(select name from shown))
    order by n.name ${direction}, t.ticket_id ${direction}
    limit ${limit} offset (select count(*) from first join ${ofNames} on n.name = first.name
      where (n.id, t.ticket_id) ${before} (first.id, first.ticket_id))`;
}

/**
 * People have many tickets each: counts those of each name up to the page, and reads only those of the names that are on
 * it. Tickets without a name come last.
 */
function idsByAssignee(
  dealer_id: number,
  which: Sql,
  direction: Sql,
  { limit, offset, fromEnd }: DeepPaging,
  counted: Sql | undefined,
): Sql {
  const { column } = NAMES.assignee_name;
  const ofEach =
    counted ??
    sql`select ${column} as id, count(*)::integer as tickets from tickets t where ${which} group by 1`;
  const names = NAMES.assignee_name.names(dealer_id);
  const nulls = fromEnd ? sql`nulls first` : sql`nulls last`;
  return sql`with spans as (
      select n.name, sum(c.tickets)::integer as many,
        sum(sum(c.tickets)::integer) over (order by n.name ${direction} ${nulls}) as until
      from (${ofEach}) c
      left join (${names}) n on n.id = c.id
      group by n.name order by n.name ${direction} ${nulls}),
    shown as materialized (
      select name, until - many as first from spans where until > ${offset} limit ${limit})
    select t.ticket_id from shown s cross join lateral (
      select t.ticket_id from (${names}) n join tickets t on ${column} = n.id where n.name = s.name and ${which}
      union all select t.ticket_id from tickets t where s.name is null and ${column} is null and ${which}) t
    order by s.name ${direction} ${nulls}, t.ticket_id ${direction}
    limit ${limit} offset (select ${offset}::bigint - min(first) from shown)`;
}
