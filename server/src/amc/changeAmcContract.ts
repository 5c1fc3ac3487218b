import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { AmcContractChanges } from '@smart-elevator/shared-api/contract/amc/amcContractChange';
import type { Db } from '../database/Database';
import { joinSql, sql } from '../database/sql';
import { amcContractColumns } from './amcContractColumns';
import { validateAmcContract, type Series } from './validateAmcContract';
import { findAmcContract, lockAmcContract } from './amcContractRepository';
import { markLapseNotified } from './remindRenewals';
import { setCoveredElevators } from './storeAmcContract';

/** A change of one contract. */
export interface AmcContractChange {
  dealer_id: number;
  contract_id: number;
  /** Omitted fields stay as they are. */
  changes: AmcContractChanges;
  /** yyyy-mm-dd. */
  today: string;
}

/** Changes a contract, or throws a refusal with the reasons. */
export async function changeAmcContract(
  db: Db,
  { dealer_id, contract_id, changes, today }: AmcContractChange,
): Promise<AmcContract> {
  await lockAmcContract(db, dealer_id, contract_id);
  const stored = await findAmcContract(db, dealer_id, contract_id, today);
  const next = { ...stored, ...changes };
  await validateAmcContract(db, dealer_id, next, {
    contract_id,
    keptCustomer: stored.customer_id,
    ...(await seriesOf(db, dealer_id, stored, next)),
  });
  // A contract that gets elevators again continues.
  const { ended_on = null, last_elevator = null } = changes.elevator_ids ? {} : stored;
  const endedBy = ended_on !== null && next.end_date < ended_on ? next.end_date : ended_on;
  await db.query(sql`
    update contracts set ${joinSql(amcContractColumns.assigned(next), ', ', sql``)}, updated_at = now(),
      paid_on = case when ${next.paid}::boolean then paid_on end,
      payment_reference = case when ${next.paid}::boolean then payment_reference end,
      ended_on = ${endedBy}, last_elevator = ${last_elevator}
    where dealer_id = ${dealer_id} and contract_id = ${contract_id}`);
  if (changes.elevator_ids) await setCoveredElevators(db, dealer_id, contract_id, changes.elevator_ids);
  if (next.end_date !== stored.end_date) await markLapseNotified(db, dealer_id, contract_id, today);
  return findAmcContract(db, dealer_id, contract_id, today);
}

/**
 * The days of the contracts before and after one in its series, between which its changed days must stay. Days that are
 * stored out of order do not block other changes.
 */
async function seriesOf(db: Db, dealer_id: number, stored: AmcContract, next: AmcContract): Promise<Series> {
  const [days] = await db.query<Record<keyof Series, string | null>>(sql`select
    (select end_date from contracts where dealer_id = ${dealer_id} and contract_id = ${stored.renews}) as "renewsUntil",
    (select start_date from contracts where dealer_id = ${dealer_id} and contract_id = ${stored.renewed_by}) as "renewedFrom"`);
  return {
    renewsUntil: next.start_date === stored.start_date ? undefined : (days?.renewsUntil ?? undefined),
    renewedFrom: next.end_date === stored.end_date ? undefined : (days?.renewedFrom ?? undefined),
  };
}
