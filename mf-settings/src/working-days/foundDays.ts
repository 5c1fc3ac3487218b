import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { daysOffBetween } from '@smart-elevator/shared-api/contract/visits/workingCalendar';
import { MAX_HOLIDAYS, type Holiday } from '@smart-elevator/shared-api/contract/visits/workingDays';

/** Why something of a text or a file is no new day off (R1322). */
export type Refusal =
  | 'noDay'
  | 'noYear'
  | 'noName'
  | 'longName'
  | 'known'
  | 'full'
  | 'timed'
  | 'cancelled'
  | 'repeats'
  | 'long';

/** Something that is not added: what is written, and why. */
export interface RefusedDay {
  text: string;
  why: Refusal;
}

/** What a text or a file says of days off. */
export interface FoundDays {
  days: readonly Holiday[];
  refused: readonly RefusedDay[];
}

/** The characters of a name (the contract's). */
const LONGEST_NAME = 100;

/** A day off with its name in one line; refused without a name, or with one that is too long. */
export function namedDay(holiday: Holiday, text: string): FoundDays {
  const name = holiday.name.replace(/\s+/g, ' ').trim();
  const why = name === '' ? 'noName' : [...name].length > LONGEST_NAME ? 'longName' : undefined;
  return why ? { days: [], refused: [{ text, why }] } : { days: [{ ...holiday, name }], refused: [] };
}

export const allFound = (parts: readonly FoundDays[]): FoundDays => ({
  days: parts.flatMap(({ days }) => days),
  refused: parts.flatMap(({ refused }) => refused),
});

/**
 * What of the found days is added to a list (R1322): not a day that is off already, also because of a fixed day of an earlier year, nor
 * one that is found twice, nor more than the list takes.
 */
export function addToList({ days, refused }: FoundDays, holidays: readonly Holiday[]): FoundDays {
  const added: Holiday[] = [];
  const left: RefusedDay[] = [];
  for (const holiday of days.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    const all = [...holidays, ...added];
    const isKnown = daysOffBetween(all, holiday.day, holiday.day).length > 0;
    const why = isKnown ? 'known' : all.length >= MAX_HOLIDAYS ? 'full' : undefined;
    if (why) left.push({ text: `${holiday.day} ${holiday.name}`, why });
    else added.push(holiday);
  }
  return { days: added, refused: [...refused, ...left] };
}

/** A list with further days, by day. */
export const withDays = (holidays: readonly Holiday[], added: readonly Holiday[]): Holiday[] =>
  [...holidays, ...added].toSorted((a, b) => (a.day < b.day ? -1 : 1));

/** A day off in a year, with the day that is stored: a fixed one is also in later years. */
export interface DayOfYear extends Holiday {
  stored: string;
}

/** The days off by year: of this year and the next, and of each other one that has a day of its own. The earliest first. */
export function daysByYear(holidays: readonly Holiday[], today: string): [year: string, days: DayOfYear[]][] {
  const thisYear = today.slice(0, 4);
  const years = [thisYear, addDays(`${thisYear}-12-31`, 1).slice(0, 4), ...holidays.map(yearOf)];
  const known = holidays.map((holiday): DayOfYear => ({ ...holiday, stored: holiday.day }));
  return [...new Set(years)]
    .toSorted()
    .map((year) => [year, daysOffBetween(known, `${year}-01-01`, `${year}-12-31`)]);
}

const yearOf = ({ day }: Holiday): string => day.slice(0, 4);
