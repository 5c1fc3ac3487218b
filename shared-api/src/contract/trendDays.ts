import { addDays } from './calendar';

/** The days of a trend, both included, yyyy-mm-dd. */
export interface TrendDays {
  from: string;
  to: string;
}

/** A year, including the current month. */
const DEFAULT_MONTHS = 12;

/** Fills in open ends: until today, or for twelve months including the current one. */
export function trendDays({ from, to }: Partial<TrendDays>, today: string): TrendDays {
  const last = to ?? (from && from > today ? from : today);
  return { from: from ?? `${monthBefore(last.slice(0, 7), DEFAULT_MONTHS - 1)}-01`, to: last };
}

/** The days of a month that belong to a trend. */
export function clipMonthToRange(month: string, { from, to }: TrendDays): TrendDays {
  const first = `${month}-01`;
  const last = addDays(`${monthBefore(month, -1)}-01`, -1);
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** The month yyyy-mm that is `by` months before. */
function monthBefore(month: string, by: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}
