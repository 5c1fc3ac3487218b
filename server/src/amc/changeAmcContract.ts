import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { AmcContractChanges } from '@smart-elevator/shared-api/contract/amc/amcContractChange';
import { MAX_ELEVATORS } from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import { amcContractMessages } from '@smart-elevator/shared-api/contract/amc/messages';
import type { Db } from '../database/Database';
import { joinSql, sql } from '../database/sql';
import { badRequest } from '../http/HttpError';
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
  const { former_elevator_ids, ...named } = changes;
  const elevator_ids = named.elevator_ids && coveredAfter(stored, named.elevator_ids, former_elevator_ids);
  const next = { ...stored, ...named, ...(elevator_ids ? { elevator_ids } : {}) };
  await validateAmcContract(db, dealer_id, next, {
    contract_id,
    keptCustomer: stored.customer_id,
    ...(await seriesOf(db, dealer_id, stored, next)),
  });
  // A contract that gets elevators again continues.
  const { ended_on = null, last_elevator = null } = elevator_ids ? {} : stored;
  const endedBy = ended_on !== null && next.end_date < ended_on ? next.end_date : ended_on;
  await db.query(sql`
    update contracts set ${joinSql(amcContractColumns.assigned(next), ', ', sql``)}, updated_at = now(),
      paid_on = case when ${next.paid}::boolean then paid_on end,
      payment_reference = case when ${next.paid}::boolean then payment_reference end,
      ended_on = ${endedBy}, last_elevator = ${last_elevator}
    where dealer_id = ${dealer_id} and contract_id = ${contract_id}`);
  if (elevator_ids) await setCoveredElevators(db, dealer_id, contract_id, elevator_ids);
  if (next.end_date !== stored.end_date) await markLapseNotified(db, dealer_id, contract_id, today);
  return findAmcContract(db, dealer_id, contract_id, today);
}

/**
 * The elevators after a change of those that the caller has seen: what somebody else added or removed meanwhile stays so.
 * Throws a refusal if the contract's rules do not allow them.
 */
function coveredAfter(
  stored: AmcContract,
  wanted: readonly number[],
  seen: readonly number[] = stored.elevator_ids,
): number[] {
  const [before, after] = [new Set(seen), new Set(wanted)];
  const kept = stored.elevator_ids.filter((id) => after.has(id) || !before.has(id));
  const elevator_ids = [...new Set([...kept, ...wanted.filter((id) => !before.has(id))])];
  if (elevator_ids.length === 0) throw badRequest({ elevator_ids: [amcContractMessages.noElevators] });
  if (elevator_ids.length > MAX_ELEVATORS)
    throw badRequest({ elevator_ids: [amcContractMessages.tooManyElevators] });
  return elevator_ids;
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
