import type { maintenanceLists } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import type { Query } from '@smart-elevator/shared-api/contract/endpoint';
import type { MainState } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import {
  type MaintenanceCounts,
  type MaintenanceOrdering,
  type MaintenanceRow,
  MAINTENANCE_SEARCH,
  type MaintenanceList,
} from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import type { ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { hasTextSql, orderBySql, readList } from '../database/listSql';
import { fullNameOf } from '../database/personName';
import { joinSql, sql, type Sql } from '../database/sql';
import { elevatorColumns, elevatorFilters } from '../elevators/elevatorColumns';
import { countedElevators } from '../elevators/elevatorRepository';

/** The query of a maintenance list. */
export type MaintenanceQuery = Omit<Query<(typeof maintenanceLists)[MaintenanceList]>, 'user_id'>;

const STATE: Record<MaintenanceList, MainState> = {
  completed: 'Completed',
  indue: 'InDue',
  overdue: 'OverDue',
};

const TABLES = sql`elevators e
  left join users engineer on engineer.dealer_id = e.dealer_id and engineer.user_id = e.engineer_id`;

const COLUMNS = sql`e.elevator_id, ${elevatorColumns.selected(namesFor(elevatorFields, 'maintenanceRow'))},
  engineer.username, ${fullNameOf(sql`engineer`)} as full_name`;

type SearchedColumn = (typeof MAINTENANCE_SEARCH)['completed'][number];

/** `engineers` are the ids of the people whose names match. */
function matches(column: SearchedColumn, search: string, engineers: readonly number[]): Sql | undefined {
  if (column !== 'username') return elevatorColumns.searched([column], search);
  return engineers.length > 0 ? sql`e.engineer_id = any(${engineers}::bigint[])` : undefined;
}

const ORDER: Record<MaintenanceOrdering, Sql> = {
  ...elevatorColumns.orders(namesFor(elevatorFields, 'maintenanceSort')),
  username: sql`engineer.username_order`,
};

const ofDealer = (dealer_id: number): Sql => sql`e.dealer_id = ${dealer_id} and e.deleted_at is null`;

/** The dealer's elevators in one maintenance state, by elevator name. */
export async function listMaintenance(
  db: Db,
  dealer_id: number,
  list: MaintenanceList,
  query: MaintenanceQuery,
): Promise<ListReply<MaintenanceRow>> {
  return readList(
    db,
    {
      columns: COLUMNS,
      tables: TABLES,
      scope: sql`${ofDealer(dealer_id)} and e.main_state = ${STATE[list]}`,
      // R542: each list searches its own columns.
      filters: [
        query.search ? await searched(db, dealer_id, list, query.search) : undefined,
        ...elevatorFilters(query),
      ],
      ...orderBySql(ORDER, query.ordering, {
        usual: 'elevator_name',
        last: sql`e.elevator_id`,
        nullable: ['main_completed_date', 'username'],
      }),
      key: sql`e.elevator_id`,
      total: countedElevators(dealer_id, STATE[list]),
    },
    query,
  );
}

async function searched(db: Db, dealer_id: number, list: MaintenanceList, search: string): Promise<Sql> {
  const columns: readonly SearchedColumn[] = MAINTENANCE_SEARCH[list];
  // Looked up first: with their ids the database can use its indexes for all of the columns.
  const engineers = columns.includes('username') ? await engineersByName(db, dealer_id, search) : [];
  const pieces = columns.flatMap((column) => matches(column, search, engineers) ?? []);
  return sql`(${joinSql(pieces, ' or ', sql`false`)})`;
}

async function engineersByName(db: Db, dealer_id: number, search: string): Promise<number[]> {
  const found = await db.query<{ user_id: number }>(sql`
    select user_id from users where dealer_id = ${dealer_id} and user_type = 'TechnicianUser'
    and deleted_at is null and ${hasTextSql(sql`username`, search)}`);
  return found.map(({ user_id }) => user_id);
}

/** The number of the dealer's elevators in each state. */
export async function countMaintenance(db: Db, dealer_id: number): Promise<MaintenanceCounts> {
  const of = (list: MaintenanceList) => countedElevators(dealer_id, STATE[list]);
  const [counts] = await db.query<MaintenanceCounts>(
    sql`select ${of('completed')} as completed, ${of('indue')} as indue, ${of('overdue')} as overdue`,
  );
  return counts ?? { completed: 0, indue: 0, overdue: 0 };
}
