import { localDay } from '../calendar';
import type { AmcContract } from './amcContract';

/** The parts of the list of contracts that need the dealer: not paid, and ending soon (R615). */
export const AMC_SHOWN = ['unpaid', 'ending'] as const;
export type AmcShown = (typeof AMC_SHOWN)[number];

/** A contract with at most this number of days left ends soon. */
export const AMC_ENDING_DAYS = 30;

/** Whether a contract has begun and is not paid. One without a value is never owed. */
export const isOwed = (
  { paid, value_rupees, start_date }: Pick<AmcContract, 'paid' | 'value_rupees' | 'start_date'>,
  today: string = localDay(),
): boolean => paid !== true && value_rupees > 0 && start_date <= today;

/** Whether a contract ends soon, and was neither renewed nor ended by the deletion of its last elevator. */
export const endsSoon = ({
  days_left,
  renewed_by,
  ended_on,
}: Pick<AmcContract, 'days_left' | 'renewed_by' | 'ended_on'>): boolean =>
  renewed_by === null && !ended_on && days_left >= 0 && days_left <= AMC_ENDING_DAYS;

/** Whether a contract belongs to a part of the list. */
export const isShown = (contract: AmcContract, shown: AmcShown): boolean =>
  shown === 'unpaid' ? isOwed(contract) : !contract.continued && endsSoon(contract);
