import { wholeMonths } from '../amc/renewalDays';
import { addDays, addMonths, daysBetween } from '../calendar';

/** What the periods of a contract follow from; days are yyyy-mm-dd. */
export interface PromisedContract {
  start_date: string;
  /** The last day; that of a contract that ended earlier, or its own. */
  end_date: string;
  /** To each of its lifts; 0 promises nothing. */
  visits_a_year: number;
}

/** A period of a contract (R1201). */
export interface Period {
  /** From 1 on. */
  period: number;
  promised_day: string;
  /** The last day that counts for it: the one before the next promised day, or the contract's last. */
  window_end: string;
  /** The days from its promised day to the next one, whether or not the contract goes on until then. */
  interval: number;
}

/**
 * The day that a contract promises for a period, counted from its start and never from another promised day (R1207): whole months
 * where they divide the year evenly, so that the 31st is the 28th of February and the 31st of March; else equal parts of
 * each contract year.
 */
export function promisedDay({ start_date, visits_a_year }: PromisedContract, period: number): string {
  const done = period - 1;
  if (12 % visits_a_year === 0) return addMonths(start_date, done * (12 / visits_a_year));
  const year = Math.floor(done / visits_a_year);
  const first = addMonths(start_date, 12 * year);
  const days = daysBetween(first, addMonths(start_date, 12 * (year + 1)));
  return addDays(first, Math.floor(((done % visits_a_year) * days) / visits_a_year));
}

/** The period with this number; undefined when the contract does not promise it. */
export function periodOf(contract: PromisedContract, period: number): Period | undefined {
  if (!isWithin(contract, period)) return undefined;
  return {
    period,
    promised_day: promisedDay(contract, period),
    window_end: isWithin(contract, period + 1)
      ? addDays(promisedDay(contract, period + 1), -1)
      : contract.end_date,
    interval: intervalOf(contract, period),
  };
}

/** The days from the promised day of a period to the next one, also of a period that is not promised any more; 0 without visits. */
export const intervalOf = (contract: PromisedContract, period: number): number =>
  contract.visits_a_year < 1
    ? 0
    : daysBetween(promisedDay(contract, period), promisedDay(contract, period + 1));

/** The days that a visit is at least away from the other ones of its lifts: half the interval of its period (R1207). */
export const leastDaysApart = (interval: number): number => Math.ceil(interval / 2);

/**
 * Whether a contract promises a period: one that begins in its whole months, as its renewal counts them (R614). From 31 January to
 * 30 April these are three, so that 30 April is the end of the third and not the start of a fourth.
 */
function isWithin(contract: PromisedContract, period: number): boolean {
  const { visits_a_year, end_date } = contract;
  if (visits_a_year < 1 || period < 1 || promisedDay(contract, period) > end_date) return false;
  const whole = wholeMonths(contract);
  return !whole || (period - 1) * 12 < whole.months * visits_a_year;
}

/**
 * The periods of a contract whose promised days are between two days, both inclusive. Only these are computed, however old
 * the contract is.
 */
export function periodsBetween(contract: PromisedContract, from: string, to: string): Period[] {
  if (contract.visits_a_year < 1 || to < contract.start_date) return [];
  const periods: Period[] = [];
  for (let number = firstFrom(contract, from); ; number += 1) {
    const period = periodOf(contract, number);
    if (!period || period.promised_day > to) return periods;
    if (period.promised_day >= from) periods.push(period);
  }
}

/** The period that is promised on a day; undefined when none is. */
export const periodPromisedOn = (contract: PromisedContract, day: string): Period | undefined =>
  periodsBetween(contract, day, day)[0];

/** The number of a period that is not after the first one on `from` or later: at most a year before it. */
function firstFrom({ start_date, visits_a_year }: PromisedContract, from: string): number {
  const years = Number(from.slice(0, 4)) - Number(start_date.slice(0, 4)) - 1;
  return Math.max(0, years) * visits_a_year + 1;
}
