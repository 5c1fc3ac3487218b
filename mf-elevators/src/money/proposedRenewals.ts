import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { amcContractFields } from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import {
  basisPointsOf,
  MAX_INCREASE,
  MIN_INCREASE,
  raisedValue,
  type Rounding,
} from '@smart-elevator/shared-api/contract/amc/raisedValue';
import { renewalDays } from '@smart-elevator/shared-api/contract/amc/renewalDays';

/** A renewal before it is stored. */
export interface ProposedRenewal {
  contract: AmcContract;
  start_date: string;
  end_date: string;
  /** As shown and typed; '' while there is no percentage. */
  typed: string;
  /** Undefined if the typed value is none, or while there is no percentage. */
  value_rupees: number | undefined;
}

/** Whether a contract can be renewed: not twice, and not without elevators. */
export const isRenewable = ({ state }: AmcContract): boolean => state !== 'Renewed' && state !== 'Ended';

/** The basis points of a typed increase; undefined if it is none that is allowed. */
export function increaseOf(percent: string): number | undefined {
  const points = basisPointsOf(percent);
  return points === undefined || points < MIN_INCREASE || points > MAX_INCREASE ? undefined : points;
}

/** The renewals of contracts with an increase; `typed` has the values that the dealer has typed instead. */
export function proposedRenewals(
  contracts: readonly AmcContract[],
  percent: string,
  rounding: Rounding,
  typed: ReadonlyMap<number, string>,
): ProposedRenewal[] {
  const points = increaseOf(percent);
  return contracts.map((contract) => {
    const raised = points === undefined ? undefined : raisedValue(contract.value_rupees, points, rounding);
    const text = typed.get(contract.contract_id);
    return {
      contract,
      ...renewalDays(contract, contract.first_start_date ?? undefined),
      typed: text ?? (raised === undefined ? '' : String(raised)),
      value_rupees: text === undefined ? raised : typedValue(text),
    };
  });
}

const { written } = amcContractFields.value_rupees;

/** A value as it is typed: '₹ 51,400'; undefined if it is none. */
const typedValue = (text: string): number | undefined =>
  written.isValidSync(text) ? written.cast(text) : undefined;
