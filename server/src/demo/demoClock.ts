import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { SeededRandom } from './SeededRandom';

/** The last working day before `today`: nothing of the demonstration is in the future. */
export const lastWorkingDay = (today: string): string => workingDay(addDays(today, -1));

/** The day itself, or the Friday before it. */
export function workingDay(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, -2) : day;
}

/**
 * A time in the working hours of a day, 8 to 18 in the time zone of this machine, which is the dealer's in a
 * demonstration.
 */
export const workingMoment = (day: string, chance: SeededRandom): string =>
  momentOf(day, chance.whole(8, 17), chance.whole(0, 59), chance.whole(0, 59));

/** A time of a day in the time zone of this machine; of the present day not later than now. */
export function momentOf(day: string, hour: number, minute = 0, second = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date, hour, minute, second);
  const now = new Date();
  return (day === localDay() && moment > now ? now : moment).toISOString();
}

/** The earlier of two days. */
export const earlier = (one: string, other: string): string => (one < other ? one : other);
