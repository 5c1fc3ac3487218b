import {
  isRounding,
  type AmcRenewals,
  type AmcRenewed,
} from '@smart-elevator/shared-api/contract/amc/amcRenewals';
import { MAX_VALUE } from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import { raisedValue } from '@smart-elevator/shared-api/contract/amc/raisedValue';
import { renewalDays } from '@smart-elevator/shared-api/contract/amc/renewalDays';
import { amcTogetherMessages } from '@smart-elevator/shared-api/contract/amc/togetherMessages';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest, HttpError } from '../http/HttpError';
import { findAmcContract } from './amcContractRepository';
import { lockAmcContracts } from './lockAmcContracts';
import { renewAmcContract } from './renewAmcContract';

/**
 * Renews several contracts with an increase (R617). Each is independent: one that is refused, for example because it was
 * renewed already, is reported. A contract that is named twice is renewed once.
 */
export async function renewTogether(
  db: Db,
  caller: Pick<Caller, 'dealer_id' | 'today'>,
  { basis_points, rounding, renewals }: AmcRenewals,
): Promise<AmcRenewed> {
  const wanted = new Map(renewals.map((renewal) => [renewal.contract_id, renewal]));
  await lockAll(db, caller.dealer_id, [...wanted.keys()]);
  const outcome: AmcRenewed = { renewed: [], failed: [] };
  for (const { contract_id, former_value_rupees, ...given } of wanted.values())
    try {
      const old = await findAmcContract(db, caller.dealer_id, contract_id, caller.today);
      if (former_value_rupees !== undefined && former_value_rupees !== old.value_rupees)
        throw badRequest({ value_rupees: [amcTogetherMessages.otherValue] });
      const renewal = {
        ...renewalDays(old, old.first_start_date ?? undefined),
        value_rupees: raisedValue(old.value_rupees, basis_points, isRounding(rounding) ? rounding : 1),
        ...definedIn(given),
      };
      if (renewal.value_rupees > MAX_VALUE)
        throw badRequest({ value_rupees: [frameworkMessages.tooLarge(MAX_VALUE)] });
      const made = await renewAmcContract(db, { ...caller, contract_id, renewal });
      const { value_rupees, start_date, end_date } = made;
      outcome.renewed.push({ contract_id, renewed_by: made.contract_id, value_rupees, start_date, end_date });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcome.failed.push({ contract_id, reason: reasonOf(error) });
    }
  return outcome;
}

/** Locks all contracts and then all their elevators, each in one order, so that two calls cannot deadlock. */
async function lockAll(db: Db, dealer_id: number, contract_ids: readonly number[]): Promise<void> {
  await lockAmcContracts(db, dealer_id, contract_ids, sql`1`);
  await db.query(sql`select 1 from elevators where dealer_id = ${dealer_id} and elevator_id in (
      select elevator_id from contract_elevators
      where dealer_id = ${dealer_id} and contract_id = any(${contract_ids}::bigint[]))
    order by elevator_id for no key update`);
}

/** What the caller has given; the rest is derived. */
const definedIn = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;

/** The first message of a refusal. */
function reasonOf({ body }: HttpError): string {
  const [first] = isRecord(body) ? Object.values(body).flat() : [];
  return typeof first === 'string' ? first : frameworkMessages.invalid;
}
