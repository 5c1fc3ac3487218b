import { asciiDigits } from '../asciiDigits';

/** The rupees to which a raised value is rounded. */
export const ROUNDINGS = [1, 10, 100] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** One percent in basis points; they are integers, so that no fraction of a percent is lost. */
const PERCENT = 100;
const WHOLE = 100 * PERCENT;

/** The least and the largest increase, in basis points: half as much, and twice as much. */
export const MIN_INCREASE = -50 * PERCENT;
export const MAX_INCREASE = 100 * PERCENT;

/**
 * A value in whole rupees with an increase in basis points (700 are 7 %), rounded half up to `rounding` rupees (R617). All
 * steps are exact: the value times twice the increase stays below 2^53 for every value of a contract.
 */
export function raisedValue(rupees: number, basis_points: number, rounding: Rounding): number {
  const unit = WHOLE * rounding;
  const raised = rupees * (WHOLE + basis_points) + unit / 2;
  return ((raised - (raised % unit)) / unit) * rounding;
}

/** The basis points of a typed percentage with at most two decimals, such as '7', '7.5', '-3,25 %'; undefined for other texts. */
export function basisPointsOf(typed: string): number | undefined {
  const [, sign, whole, decimals = ''] =
    /^([+-]?)(\d{1,3})(?:[.,](\d{0,2}))?\s*%?$/.exec(asciiDigits(typed).trim()) ?? [];
  if (whole === undefined) return undefined;
  const points = Number(whole) * PERCENT + Number(decimals.padEnd(2, '0'));
  return sign === '-' ? 0 - points : points;
}
