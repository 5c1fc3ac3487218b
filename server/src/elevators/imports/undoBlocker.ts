import {
  importMessages,
  importUseMessages,
} from '@smart-elevator/shared-api/contract/elevators/storedImport';
import type { Db } from '../../database/Database';
import { joinSql, raw, sql, type Sql } from '../../database/sql';
import { labelOf } from '../../database/personName';
import type { CreatedRows } from './importRepository';

const MESSAGES = { ...importMessages, ...importUseMessages };

type Use = keyof typeof MESSAGES;

/** Whether a table has a row of the elevator `e`. */
const hasRow = (table: string, which = sql`true`): Sql =>
  sql`exists (select from ${raw(table)} x where x.dealer_id = e.dealer_id and x.elevator_id = e.elevator_id
    and ${which})`;

/** What uses an elevator `e`, other than its import. */
const elevatorUses = ({ elevator_ids, engineer_ids }: CreatedRows): Partial<Record<Use, Sql>> => ({
  elevatorTicket: hasRow('tickets'),
  // Whatever became of the visit (R1260).
  elevatorVisit: hasRow('visit_elevators'),
  elevatorReport: hasRow('reports'),
  elevatorContract: hasRow('contract_elevators'),
  // Changes by the daily job have nobody.
  elevatorMaintenance: hasRow('maintenance_history', sql`x.who_id is not null`),
  // Also where the ticket of the alarm is gone.
  elevatorAlarm: hasRow('alarms'),
  elevatorSeal: hasRow('seals'),
  elevatorTestCall: hasRow('test_calls'),
  elevatorFile: hasRow('files', sql`x.deleted_at is null`),
  elevatorSharedReport: hasRow('shared_reports'),
  elevatorEngineer: sql`e.engineer_id is not null and not exists (
    select from unnest(${elevator_ids}::bigint[], ${engineer_ids}::bigint[]) as given (elevator_id, engineer_id)
    where given.elevator_id = e.elevator_id and given.engineer_id = e.engineer_id)`,
});

/** What uses a customer `u`, other than their import. */
const customerUses = (elevator_ids: readonly number[]): Partial<Record<Use, Sql>> => ({
  customerElevator: sql`exists (select from elevators x where x.dealer_id = u.dealer_id
    and x.customer_id = u.user_id and x.deleted_at is null and x.elevator_id <> all (${elevator_ids}))`,
  customerTicket: sql`exists (select from tickets x where x.dealer_id = u.dealer_id and x.reporter_id = u.user_id)`,
  customerContract: sql`exists (select from contracts x where x.dealer_id = u.dealer_id
    and x.customer_id = u.user_id)`,
  customerPassword: sql`u.password_hash is not null`,
});

/** Why rows of an import cannot be deleted; undefined if nothing else uses them. */
export async function undoBlocker(
  db: Db,
  dealer_id: number,
  created: CreatedRows,
): Promise<string | undefined> {
  const { customer_ids, elevator_ids } = created;
  const ofElevators = Object.entries(elevatorUses(created)).map(
    ([use, condition]) => sql`(select ${use}::text as use, e.elevator_name as name from elevators e
      where e.dealer_id = ${dealer_id} and e.elevator_id = any (${elevator_ids}) and e.deleted_at is null
        and ${condition} order by e.elevator_id limit 1)`,
  );
  const ofCustomers = Object.entries(customerUses(elevator_ids)).map(
    ([use, condition]) => sql`(select ${use}::text as use, ${labelOf(sql`u`)} as name from users u
      where u.dealer_id = ${dealer_id} and u.user_id = any (${customer_ids}) and u.deleted_at is null
        and ${condition} order by u.user_id limit 1)`,
  );
  const [found] = await db.query<{ use: Use; name: string }>(
    sql`${joinSql([...ofElevators, ...ofCustomers], ' union all ', sql``)} limit 1`,
  );
  return found && MESSAGES[found.use](found.name);
}
