import type { StoredImport } from '@smart-elevator/shared-api/contract/elevators/storedImport';
import type { ListReply } from '../../database/allRows';
import type { Db } from '../../database/Database';
import { fixedOrder, isoTimestamp, readList, type Paging } from '../../database/listSql';
import { fullNameOf } from '../../database/personName';
import { sql } from '../../database/sql';

/** What an import created. */
export interface CreatedRows {
  customer_ids: readonly number[];
  elevator_ids: readonly number[];
  /** Whom the elevators were assigned to, in their order; empty if the file named no technicians. */
  engineer_ids: readonly (number | null)[];
}

/** An elevator that an import created. */
export interface InsertedElevator {
  elevator_id: number;
  engineer_id: number | null;
}

interface NewImport {
  customer_ids: readonly number[];
  elevators: readonly InsertedElevator[];
  dealer_id: number;
  user_id: number;
  file_name: string;
}

const COLUMNS = sql`i.import_id, i.file_name, ${isoTimestamp(sql`i.created_at`)} as created_at,
  u.username as created_by, ${fullNameOf(sql`u`)} as created_by_full_name, cardinality(i.customer_ids) as customers_created,
  cardinality(i.elevator_ids) as elevators_created, ${isoTimestamp(sql`i.undone_at`)} as undone_at`;
const TABLES = sql`imports i join users u on u.dealer_id = i.dealer_id and u.user_id = i.user_id`;

/** Notes an import in the transaction that stores it. */
export async function insertImport(db: Db, made: NewImport): Promise<number> {
  const elevator_ids = made.elevators.map(({ elevator_id }) => elevator_id);
  const engineers = made.elevators.map(({ engineer_id }) => engineer_id);
  const engineer_ids = engineers.some((one) => one !== null) ? engineers : [];
  const [stored] = await db.query<{ import_id: number }>(sql`
    insert into imports (dealer_id, user_id, file_name, customer_ids, elevator_ids, engineer_ids)
    values (${made.dealer_id}, ${made.user_id}, ${made.file_name}, ${made.customer_ids}, ${elevator_ids},
      ${engineer_ids}::bigint[])
    returning import_id`);
  if (!stored) throw new Error('The import was not stored.');
  return stored.import_id;
}

export const listImports = (db: Db, dealer_id: number, paging: Paging): Promise<ListReply<StoredImport>> =>
  readList(
    db,
    {
      columns: COLUMNS,
      tables: TABLES,
      scope: sql`i.dealer_id = ${dealer_id}`,
      filters: [],
      ...fixedOrder(sql`i.import_id`, sql`i.import_id`),
      key: sql`i.import_id`,
    },
    paging,
  );

/** One of them, or undefined. */
export async function findImport(
  db: Db,
  dealer_id: number,
  import_id: number,
): Promise<StoredImport | undefined> {
  const [found] = await db.query<StoredImport>(
    sql`select ${COLUMNS} from ${TABLES} where i.dealer_id = ${dealer_id} and i.import_id = ${import_id}`,
  );
  return found;
}
