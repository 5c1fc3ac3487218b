import { addDays, addMonths, daysBetween } from '../calendar';
import type { AmcContract } from './amcContract';

type Days = Pick<AmcContract, 'start_date' | 'end_date'>;

/** The last days that a series may keep in months that are too short for them. */
const LONGER_MONTHS = [31, 30, 29];

/**
 * The days of the contract after this one: it starts the day after the end, and has as many whole months, or else the same
 * number of days (R614). `first` is the start of the first contract of the series; its day of the month counts.
 */
export function renewalDays({ start_date, end_date }: Days, first: string = start_date): Days {
  const next = addDays(end_date, 1);
  const whole = wholeMonths({ start_date, end_date }, first);
  return {
    start_date: next,
    end_date: whole
      ? addDays(addMonths(next, whole.months, whole.dayOfMonth), -1)
      : addDays(next, daysBetween(start_date, end_date)),
  };
}

/** The whole months of a contract, and the day of the month on which the next one goes on; undefined if it has days beside them. */
export function wholeMonths(
  { start_date, end_date }: Days,
  first: string = start_date,
): { months: number; dayOfMonth?: number } | undefined {
  const next = addDays(end_date, 1);
  const months = monthOf(next) - monthOf(start_date);
  const dayOfMonth = [first, start_date]
    .map((day) => Number(day.slice(8)))
    .concat(LONGER_MONTHS)
    .find(
      (day) => addMonths(start_date, 0, day) === start_date && addMonths(start_date, months, day) === next,
    );
  if (dayOfMonth !== undefined) return { months, dayOfMonth };
  // From 29 February to 28 February: the month of the end has no 29th, so these are whole months, too.
  const isLastDay = next.endsWith('-01') && start_date.slice(8) > end_date.slice(8);
  return isLastDay ? { months: months - 1 } : undefined;
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
