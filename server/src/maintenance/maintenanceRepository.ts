import type { Page } from '@smart-elevator/shared-api/contract/list';
import type { MainState } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type {
  MAINTENANCE_ORDERINGS,
  MaintenanceCounts,
  MaintenanceRow,
} from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import {
  MAINTENANCE_SEARCH,
  type MaintenanceList,
} from '@smart-elevator/shared-api/contract/maintenance/maintenanceFilter';
import type { Db } from '../database/Database';
import { likePattern, orderOf, readList, type Paging } from '../database/listSql';
import { ask, joined, sql, type Sql } from '../database/sql';

type Ordering = (typeof MAINTENANCE_ORDERINGS)[number];

/** The query of a maintenance list. */
export interface MaintenanceQuery extends Paging {
  search?: string | undefined;
  ordering?: Ordering | `-${Ordering}` | undefined;
}

const STATE: Record<MaintenanceList, MainState> = {
  completed: 'Completed',
  indue: 'InDue',
  overdue: 'OverDue',
};

const TABLES = sql`elevators e
  left join users engineer on engineer.dealer_id = e.dealer_id and engineer.user_id = e.engineer_id`;

const COLUMNS = sql`e.elevator_id, e.elevator_name, e.building_name, e.elevator_address, e.install_date,
  e.main_due_date, e.main_completed_date, engineer.username`;

const MATCHES: Record<
  (typeof MAINTENANCE_SEARCH)['completed'][number],
  (pattern: string, dealer_id: number) => Sql
> = {
  building_name: (pattern) => sql`e.building_name ilike ${pattern}`,
  elevator_address: (pattern) => sql`e.elevator_address ilike ${pattern}`,
  elevator_name: (pattern) => sql`e.elevator_name ilike ${pattern}`,
  username: (pattern, dealer_id) => sql`e.engineer_id = any(array(select found.user_id from users found
    where found.dealer_id = ${dealer_id} and found.username ilike ${pattern}))`,
};

const ORDER: Record<Ordering, Sql> = {
  elevator_name: sql`lower(e.elevator_name)`,
  building_name: sql`lower(e.building_name)`,
  install_date: sql`e.install_date`,
  main_due_date: sql`e.main_due_date`,
  main_completed_date: sql`e.main_completed_date`,
  username: sql`lower(engineer.username)`,
};

const ofDealer = (dealer_id: number): Sql => sql`e.dealer_id = ${dealer_id} and e.deleted_at is null`;

/** The dealer's elevators in one state of maintenance, by elevator name. */
export const listMaintenance = (
  db: Db,
  dealer_id: number,
  list: MaintenanceList,
  query: MaintenanceQuery,
): Promise<Page<MaintenanceRow>> =>
  readList(
    db,
    {
      columns: COLUMNS,
      tables: TABLES,
      scope: sql`${ofDealer(dealer_id)} and e.main_state = ${STATE[list]}`,
      // Decision 44: each list searches columns of its own.
      filters: [query.search ? searched(dealer_id, list, query.search) : undefined],
      order: orderOf(ORDER, query.ordering, {
        usual: 'elevator_name',
        last: sql`e.elevator_id`,
        nullable: ['main_completed_date', 'username'],
      }),
    },
    query,
  );

function searched(dealer_id: number, list: MaintenanceList, search: string): Sql {
  const pattern = likePattern(search);
  const pieces = MAINTENANCE_SEARCH[list].map((column) => MATCHES[column](pattern, dealer_id));
  return sql`(${joined(pieces, ' or ', sql`false`)})`;
}

/** How many of the dealer's elevators each state has. */
export async function countMaintenance(db: Db, dealer_id: number): Promise<MaintenanceCounts> {
  const [counts] = await ask<MaintenanceCounts>(
    db,
    sql`select count(*) filter (where e.main_state = 'Completed') as completed,
      count(*) filter (where e.main_state = 'InDue') as indue,
      count(*) filter (where e.main_state = 'OverDue') as overdue
    from elevators e where ${ofDealer(dealer_id)}`,
  );
  return counts ?? { completed: 0, indue: 0, overdue: 0 };
}
