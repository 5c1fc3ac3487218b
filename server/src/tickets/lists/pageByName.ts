import { limitOffset, limitThroughPage, type Paging } from '../../database/listSql';
import { sql, type Sql } from '../../database/sql';

/** The people by whose names the tickets are ordered, and the direction. */
export interface NameOrder {
  by: 'elevator_name' | 'assignee_name';
  descends: boolean;
}

/**
 * A page of tickets ordered by a name from another table. Reads name after name, and only as many as the page needs
 * instead of the whole list. Tickets without a name come last.
 */
export function pageByName(
  dealer_id: number,
  which: Sql,
  slim: Sql,
  { by, descends }: NameOrder,
  paging: Paging,
): Sql {
  const direction = descends ? sql`desc` : sql`asc`;
  const reach = limitThroughPage(paging);
  const { names, theirs } = NAMES[by];
  const named = sql`(select ${slim}, n.name from (${names(dealer_id)} order by name ${direction} offset 0) n
    cross join lateral (select ${slim} from tickets t where ${theirs} and ${which}
      order by t.ticket_id ${direction} ${reach}) t
    order by n.name ${direction}, t.ticket_id ${direction} ${reach})`;
  // The empty column is part of the order, so that the index of assignees is used and not a scan of all tickets.
  const unassigned = sql`union all (select ${slim}, null from tickets t
    where t.assignee_id is null and ${which} order by t.assignee_id ${direction}, t.ticket_id ${direction} ${reach})`;
  return sql`select ${slim} from (${named} ${by === 'assignee_name' ? unassigned : sql``}) t
    order by t.name ${direction} nulls last, t.ticket_id ${direction} ${limitOffset(paging)}`;
}

const NAMES: Record<NameOrder['by'], { names: (dealer_id: number) => Sql; theirs: Sql }> = {
  elevator_name: {
    names: (dealer_id) => sql`select e.elevator_id, lower(e.elevator_name) as name from elevators e
      where e.dealer_id = ${dealer_id}`,
    theirs: sql`t.elevator_id = n.elevator_id`,
  },
  assignee_name: {
    names: (dealer_id) => sql`select u.user_id, lower(u.username) as name from users u
      where u.dealer_id = ${dealer_id}`,
    theirs: sql`t.assignee_id = n.user_id`,
  },
};
