import { addDays, addMonths, daysBetween } from '../calendar';

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

/** A dated day off; a fixed one is on the same day every year. */
interface DatedDay {
  day: string;
  fixed: boolean;
}

/**
 * The days off between two days, both inclusive, by day: those that are entered, and each fixed one in every later year (R1208). The
 * 29th of February is in leap years only.
 */
export function daysOffBetween<Day extends DatedDay>(
  holidays: readonly Day[],
  from: string,
  to: string,
): Day[] {
  const found = new Map<string, Day>();
  const add = (holiday: Day, day: string) => {
    if (from <= day && day <= to && !found.has(day)) found.set(day, { ...holiday, day });
  };
  for (const holiday of holidays) add(holiday, holiday.day);
  for (const holiday of holidays.filter(({ fixed }) => fixed))
    for (let years = 1; addMonths(holiday.day, 12 * years) <= to; years += 1) {
      const day = addMonths(holiday.day, 12 * years);
      if (day.slice(5) === holiday.day.slice(5)) add(holiday, day);
    }
  return [...found.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * The last dated day off that is on this day only, if it is before `to`: from then on the plan does not know any holiday that moves
 * from year to year (R1208). Undefined when there is none, or the list goes on.
 */
export function listEndsBefore(holidays: readonly DatedDay[], to: string): string | undefined {
  const last = holidays.reduce((latest, { day, fixed }) => (!fixed && day > latest ? day : latest), '');
  return last !== '' && last < to ? last : undefined;
}
