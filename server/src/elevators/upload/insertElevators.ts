import { CYCLE_DAYS } from '@smart-elevator/shared-api/contract/elevators/elevatorChoices';
import { mainStateOf } from '@smart-elevator/shared-api/contract/elevators/mainState';
import type { Db } from '../../database/Database';
import type { InsertedElevator } from '../imports/importRepository';
import { batches, customerKey } from './findConflicts';
import type { FileTechnicians } from './findTechnicians';
import type { FileRow } from './readUpload';

/** Elevators of a file, after their customers were stored. */
interface NewElevators {
  dealer_id: number;
  rows: readonly FileRow[];
  /** The ids of the customers, by key. */
  customers: ReadonlyMap<string, number>;
  technicians: FileTechnicians;
  /** yyyy-mm-dd. */
  today: string;
}

const BATCH_SIZE = 500;

const COLUMNS = `elevator_name, building_name, elevator_address, elevator_zip, install_date, main_start_date,
  main_due_date, main_completed_date, main_state, main_cycle_days, customer_id, engineer_id,
  capacity_kg`;

/** Exists only in this transaction. */
const STAGE = `create temporary table staged_elevators (at integer generated always as identity, elevator_name text,
  building_name text, elevator_address text, elevator_zip text, install_date date, main_start_date date,
  main_due_date date, main_completed_date date, main_state text, main_cycle_days integer, customer_id bigint,
  engineer_id bigint, capacity_kg integer)
  on commit drop`;

const FILL = `insert into staged_elevators (${COLUMNS})
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::date[], $6::date[], $7::date[], $8::date[],
    $9::text[], $10::integer[], $11::bigint[], $12::bigint[], $13::integer[])`;

const INSERT = `insert into elevators (dealer_id, ${COLUMNS}) select $1, ${COLUMNS} from staged_elevators order by at
  returning elevator_id, engineer_id`;

/**
 * Inserts elevators with one statement, after sending them in pieces, and returns them. The triggers of the table lock the dealer's
 * counts until the end of the transaction: with one statement per piece, every other change of an elevator would wait
 * for all of them.
 */
export async function insertElevators(db: Db, elevators: NewElevators): Promise<InsertedElevator[]> {
  const { dealer_id, rows } = elevators;
  await db.query(STAGE);
  for (const batch of batches(rows, BATCH_SIZE)) await db.query(FILL, stagedValues(batch, elevators));
  return db.query<InsertedElevator>(INSERT, [dealer_id]);
}

function stagedValues(
  rows: readonly FileRow[],
  { customers, technicians, today }: NewElevators,
): readonly unknown[] {
  const completed = rows.map(({ value }) => value.main_completed_date || null);
  return [
    rows.map(({ value }) => value.elevator_name),
    rows.map(({ value }) => value.building_name),
    rows.map(({ value }) => value.elevator_address),
    rows.map(({ value }) => value.elevator_zip),
    rows.map(({ value }) => value.install_date),
    rows.map(({ value }) => value.main_start_date),
    rows.map(({ value }) => value.main_due_date),
    completed,
    rows.map(({ value }, at) => mainStateOf({ ...value, main_completed_date: completed[at] ?? null }, today)),
    rows.map(({ value }) => CYCLE_DAYS[value.main_cycle]),
    rows.map((row) => customers.get(customerKey(row))),
    rows.map(({ row }) => technicians.get(row) ?? null),
    rows.map(({ value }) => value.capacity_kg ?? null),
  ];
}
