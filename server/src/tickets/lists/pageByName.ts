import { limitOffset, limitThroughPage, type Paging } from '../../database/listSql';
import type { Cursor } from '../../database/keyset';
import { sql, type Sql } from '../../database/sql';

/** The people by whose names the tickets are ordered, and the direction. */
export interface NameOrder {
  by: 'elevator_name' | 'assignee_name';
  descends: boolean;
}

interface NamePaging {
  paging: Paging;
  /** Where the page begins, instead of the start of the list. */
  after?: Cursor | undefined;
}

/**
 * A page of tickets ordered by a name from another table. Reads name after name, and only as many as the page needs
 * instead of the whole list. Tickets without a name come last.
 */
export function pageByName(
  dealer_id: number,
  which: Sql,
  slim: Sql,
  { by, descends, after, paging }: NameOrder & NamePaging,
): Sql {
  const direction = descends ? sql`desc` : sql`asc`;
  const reach = limitThroughPage(paging);
  const { names, column } = NAMES[by];
  const { fromName, ofName, ofNobody } = continuation(descends, after);
  const named = sql`(select ${slim}, n.name
    from (select n.* from (${names(dealer_id)}) n where ${fromName} order by n.name ${direction} offset 0) n
    cross join lateral (select ${slim} from tickets t where ${column} = n.id and ${which} and ${ofName}
      order by t.ticket_id ${direction} ${reach}) t
    order by n.name ${direction}, t.ticket_id ${direction} ${reach})`;
  // The empty column is part of the order, so that the index of assignees is used and not a scan of all tickets.
  const unassigned = sql`union all (select ${slim}, null from tickets t
    where t.assignee_id is null and ${which} and ${ofNobody} order by t.assignee_id ${direction}, t.ticket_id ${direction} ${reach})`;
  return sql`select ${slim} from (${named} ${by === 'assignee_name' ? unassigned : sql``}) t
    order by t.name ${direction} nulls last, t.ticket_id ${direction} ${limitOffset(paging)}`;
}

/** What continues the list after a place: the names, the tickets of a name, and those without a name. */
function continuation(descends: boolean, after: Cursor | undefined) {
  const everything = { fromName: sql`true`, ofName: sql`true`, ofNobody: sql`true` };
  if (!after) return everything;
  const beyond = descends ? sql`<` : sql`>`;
  const { value, key } = after;
  if (value === null)
    return { ...everything, fromName: sql`false`, ofNobody: sql`t.ticket_id ${beyond} ${key}` };
  return {
    ...everything,
    fromName: sql`n.name ${beyond}= ${value}`,
    ofName: sql`t.ticket_id ${beyond} case when n.name = ${value} then ${key}::bigint
      else ${descends ? Number.MAX_SAFE_INTEGER : 0}::bigint end`,
  };
}

/** The names of a dealer, and the column of a ticket that refers to them. */
export const NAMES: Record<NameOrder['by'], { names: (dealer_id: number) => Sql; column: Sql }> = {
  elevator_name: {
    names: (dealer_id) => sql`select e.elevator_id as id, e.elevator_name_order as name from elevators e
      where e.dealer_id = ${dealer_id}`,
    column: sql`t.elevator_id`,
  },
  assignee_name: {
    names: (dealer_id) => sql`select u.user_id as id, u.username_order as name from users u
      where u.dealer_id = ${dealer_id}`,
    column: sql`t.assignee_id`,
  },
};
