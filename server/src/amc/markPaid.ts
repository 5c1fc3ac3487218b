import type {
  AmcOutcome,
  AmcPaid,
  AmcPayment,
  AmcUnpayment,
} from '@smart-elevator/shared-api/contract/amc/amcTogether';
import { amcContractMessages } from '@smart-elevator/shared-api/contract/amc/messages';
import { amcPaymentMessages } from '@smart-elevator/shared-api/contract/amc/togetherMessages';
import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { detailMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest } from '../http/HttpError';
import { lockAmcContracts } from './lockAmcContracts';

/** The days before its start on which a contract can have been paid already. */
const PAID_AHEAD_DAYS = 366;

interface Stored {
  contract_id: number;
  paid: boolean;
  paid_on: string | null;
  payment_reference: string | null;
}

interface Begun extends Stored {
  start_date: string;
}

/**
 * Marks contracts as paid on a day. Each is independent: one that cannot be changed is reported. The same payment again
 * changes nothing and is no failure, so that the call can be repeated.
 */
export async function markPaid(
  db: Db,
  { dealer_id, today }: Pick<Caller, 'dealer_id' | 'today'>,
  { contract_ids, paid_on, payment_reference: reference = '' }: AmcPayment,
): Promise<AmcPaid> {
  if (paid_on > today) throw badRequest({ paid_on: [amcContractMessages.paidInFuture] });
  const payment_reference = reference === '' ? null : reference;
  const refusalOf = ({ paid, start_date, ...stored }: Begun): string | undefined => {
    const isSame = stored.paid_on === paid_on && stored.payment_reference === payment_reference;
    if (paid && stored.paid_on !== null && !isSame) return amcContractMessages.paidAlready;
    return paid_on < addDays(start_date, -PAID_AHEAD_DAYS) ? amcContractMessages.paidTooEarly : undefined;
  };
  const stored = await lockAmcContracts<Begun>(
    db,
    dealer_id,
    contract_ids,
    sql`c.paid, c.paid_on, c.payment_reference, c.start_date`,
  );
  const outcome = outcomeOf(contract_ids, (contract_id) => {
    const contract = stored.get(contract_id);
    return contract ? refusalOf(contract) : detailMessages.notFound;
  });
  await db.query(sql`update contracts set paid = true, paid_on = ${paid_on}::date,
      payment_reference = ${payment_reference}, updated_at = now()
    where dealer_id = ${dealer_id} and contract_id = any(${outcome.changed}::bigint[])`);
  return { ...outcome, paid_before: outcome.changed.filter((contract_id) => stored.get(contract_id)?.paid) };
}

/**
 * Marks contracts as not paid; their day and reference are removed. One that has another payment than the caller means is
 * reported. The same again changes nothing and is no failure.
 */
export async function markUnpaid(
  db: Db,
  dealer_id: number,
  { contract_ids, paid_on, payment_reference }: AmcUnpayment,
): Promise<AmcOutcome> {
  const stored = await lockAmcContracts<Stored>(
    db,
    dealer_id,
    contract_ids,
    sql`c.paid, c.paid_on, c.payment_reference`,
  );
  const outcome = outcomeOf(contract_ids, (contract_id) => {
    const contract = stored.get(contract_id);
    if (!contract) return detailMessages.notFound;
    const isOther =
      (paid_on !== undefined && contract.paid_on !== paid_on) ||
      (payment_reference !== undefined && (contract.payment_reference ?? '') !== payment_reference);
    return contract.paid && isOther ? amcPaymentMessages.otherPayment : undefined;
  });
  await db.query(sql`update contracts set paid = false, paid_on = null, payment_reference = null,
      updated_at = now()
    where dealer_id = ${dealer_id} and contract_id = any(${outcome.changed}::bigint[])`);
  return outcome;
}

/** The contracts without a refusal, and the others with theirs. */
export function outcomeOf(
  contract_ids: readonly number[],
  refusalOf: (contract_id: number) => string | undefined,
): AmcOutcome {
  const outcome: AmcOutcome = { changed: [], failed: [] };
  for (const contract_id of new Set(contract_ids)) {
    const reason = refusalOf(contract_id);
    if (reason === undefined) outcome.changed.push(contract_id);
    else outcome.failed.push({ contract_id, reason });
  }
  return outcome;
}
