import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { SeededRandom } from './SeededRandom';

/** The last day before `today` on which people worked: nothing of the demonstration lies in the future. */
export const lastWorkingDay = (today: string): string => workingDay(addDays(today, -1));

/** The day itself, or the Friday before it. */
export function workingDay(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, -2) : day;
}

/** A moment in the working hours of a day, 8 to 18 by the clock of this machine, which is the dealer's in a demonstration. */
export function workingMoment(day: string, chance: SeededRandom): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(
    year,
    month - 1,
    date,
    chance.whole(8, 17),
    chance.whole(0, 59),
    chance.whole(0, 59),
  ).toISOString();
}

/** The beginning of a day by the clock of this machine, when the days bring a state. */
export function midnight(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).toISOString();
}

/** The earlier of two days. */
export const earlier = (one: string, other: string): string => (one < other ? one : other);
