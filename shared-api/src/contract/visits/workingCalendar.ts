import { addDays, daysBetween } from '../calendar';

const FIRST = '1970-01-01';

/** A civil day as a number that can be counted with, and back. */
export const dayNumber = (day: string): number => daysBetween(FIRST, day);
export const dayOf = (number: number): string => addDays(FIRST, number);

/** The days on which a dealer works (R1208). */
export interface WorkingCalendar {
  /** 0 is Sunday. */
  weekly_offs: readonly number[];
  /** Dated days off. */
  holidays: readonly { day: string }[];
}

/** Whether somebody works on a day, by its number. */
export function worksOn({ weekly_offs, holidays }: WorkingCalendar): (day: number) => boolean {
  const offs = new Set(weekly_offs);
  const dated = new Set(holidays.map(({ day }) => dayNumber(day)));
  // 1970-01-01 was a Thursday.
  return (day) => !offs.has((((day + 4) % 7) + 7) % 7) && !dated.has(day);
}
