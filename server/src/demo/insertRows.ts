import type { Db } from '../database/Database';

type Table =
  | 'users'
  | 'elevators'
  | 'tickets'
  | 'custom_fields'
  | 'reports'
  | 'ticket_field_values'
  | 'report_field_values'
  | 'maintenance_history'
  | 'contracts'
  | 'contract_elevators'
  | 'push_subscriptions'
  | 'visits'
  | 'visit_elevators'
  | 'visit_technicians'
  | 'visit_history'
  | 'visit_checks'
  | 'absences'
  | 'working_days'
  | 'holidays';

/** Inserts rows, all with the same columns, in one statement, and returns them as they were stored. */
export async function insertRows<Stored>(
  db: Db,
  table: Table,
  dealer_id: number,
  rows: readonly object[],
): Promise<Stored[]> {
  const columns = ['dealer_id', ...Object.keys(rows[0] ?? {})].map((column) => `"${column}"`).join(', ');
  const owned = rows.map((row) => ({ dealer_id, ...row }));
  return db.query<Stored>(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1) returning *`,
    [JSON.stringify(owned)],
  );
}
