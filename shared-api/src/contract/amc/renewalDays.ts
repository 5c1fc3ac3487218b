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
  const months = monthOf(next) - monthOf(start_date);
  const dayOfMonth = [first, start_date]
    .map((day) => Number(day.slice(8)))
    .concat(LONGER_MONTHS)
    .find(
      (day) => addMonths(start_date, 0, day) === start_date && addMonths(start_date, months, day) === next,
    );
  return {
    start_date: next,
    end_date:
      dayOfMonth === undefined
        ? addDays(next, daysBetween(start_date, end_date))
        : addDays(addMonths(next, months, dayOfMonth), -1),
  };
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
