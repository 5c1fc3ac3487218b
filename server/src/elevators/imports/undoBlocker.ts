import { importMessages } from '@smart-elevator/shared-api/contract/elevators/storedImport';
import type { Db } from '../../database/Database';
import { joinSql, sql, type Sql } from '../../database/sql';
import { labelOf } from '../../database/personName';
import type { CreatedRows } from './importRepository';

type Use = keyof typeof importMessages;

/** What uses an elevator `e`, other than its import. */
const elevatorUses = ({ elevator_ids, engineer_ids }: CreatedRows): Partial<Record<Use, Sql>> => ({
  elevatorTicket: sql`exists (select from tickets x where x.dealer_id = e.dealer_id and x.elevator_id = e.elevator_id)`,
  // Whatever became of the visit (R1260).
  elevatorVisit: sql`exists (select from visit_elevators x where x.dealer_id = e.dealer_id
    and x.elevator_id = e.elevator_id)`,
  elevatorReport: sql`exists (select from reports x where x.dealer_id = e.dealer_id and x.elevator_id = e.elevator_id)`,
  elevatorContract: sql`exists (select from contract_elevators x where x.dealer_id = e.dealer_id
    and x.elevator_id = e.elevator_id)`,
  // Changes by the daily job have nobody.
  elevatorMaintenance: sql`exists (select from maintenance_history x where x.dealer_id = e.dealer_id
    and x.elevator_id = e.elevator_id and x.who_id is not null)`,
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
  return found && importMessages[found.use](found.name);
}
