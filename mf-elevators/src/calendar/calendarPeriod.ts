import { addDays, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import { formatDay, formatLongMonth } from '@smart-elevator/shared-ui/format/date';
import { daysOfMonth, monthAfter, readMonth, weeksOf } from './months';

/** The part of the address that selects the shown days; '' is the month, the month of today, or the week of today. */
export const CURRENT_PERIOD = { view: '', month: '', day: '' };
type PeriodFilter = typeof CURRENT_PERIOD;

/** The shown days of the calendar. */
export interface CalendarPeriod {
  view: 'month' | 'week';
  title: string;
  /** Both ends inclusive. */
  days: { from: string; to: string };
  weeks: (string | undefined)[][];
  /** The filter of the period `by` periods after it. */
  after: (by: number) => PeriodFilter;
  /** The filter of the other view, at the same days. */
  other: PeriodFilter;
}

/** The period that an address selects. */
export const periodOf = (filter: PeriodFilter, today: string): CalendarPeriod =>
  filter.view === 'week' ? weekOf(filter.day || today, today) : monthOf(filter.month, today);

function monthOf(month: string, today: string): CalendarPeriod {
  const current = today.slice(0, 7);
  const shown = readMonth(month) ?? current;
  const at = (next: string) => ({ ...CURRENT_PERIOD, month: next === current ? '' : next });
  return {
    view: 'month',
    title: formatLongMonth(shown),
    days: daysOfMonth(shown),
    weeks: weeksOf(shown),
    after: (by) => at(monthAfter(shown, by)),
    other: { view: 'week', month: '', day: shown === current ? '' : `${shown}-01` },
  };
}

function weekOf(day: string, today: string): CalendarPeriod {
  const from = mondayOf(day);
  const to = addDays(from, 6);
  const current = mondayOf(today);
  // The month of the week's Thursday has most of its days.
  const month = addDays(from, 3).slice(0, 7);
  const at = (monday: string) => ({ view: 'week', month: '', day: monday === current ? '' : monday });
  return {
    view: 'week',
    title: `${formatDay(from)} – ${formatDay(to)}`,
    days: { from, to },
    weeks: [Array.from({ length: 7 }, (_, at) => addDays(from, at))],
    after: (by) => at(addDays(from, 7 * by)),
    other: { ...CURRENT_PERIOD, month: month === today.slice(0, 7) ? '' : month },
  };
}
