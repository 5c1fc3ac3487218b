import type { InferType } from 'yup';
import { integer, record } from '../fields';

/** Whole rupees of several contracts. */
export const rupees = () => integer(0, Number.MAX_SAFE_INTEGER);

/** The days since the start of an unpaid contract: at most this number, and more than the one before. */
export const OWED_AGES = [30, 60, 90] as const;

/** The rupees of unpaid contracts by the days since their start (R618). */
export const owedByAge = {
  within_30: rupees(),
  within_60: rupees(),
  within_90: rupees(),
  over_90: rupees(),
};
export type OwedAge = keyof typeof owedByAge;

/** What the tabs of the list of contracts say: how many, and the sum of their values (R615). */
export const amcSums = record({
  unpaid: record({ contracts: integer(0), rupees: rupees(), ...owedByAge }),
  ending: record({ contracts: integer(0), rupees: rupees() }),
});
export type AmcSums = InferType<typeof amcSums>;
