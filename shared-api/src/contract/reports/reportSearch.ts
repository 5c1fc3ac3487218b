import { formatCalendarDate, type DateFormat } from '../calendar';
import { compareByOrdering } from '../ordering';
import type { Report } from './report';

/** The search of AMC reports: id and date (R602), the date both as it is sent and as it is shown. */
export function matchesReportSearch(
  { report_id, report_date }: Report,
  search: string,
  format: DateFormat = 'MM/DD/YYYY',
): boolean {
  const wanted = search.trim();
  const shown = formatCalendarDate(report_date, format);
  return [String(report_id), report_date, shown].some((text) => text.includes(wanted));
}

/** Newest first; of one day the one created later. */
export const compareNewestFirst = compareByOrdering<Report, 'report_date'>(
  '-report_date',
  { report_date: ({ report_date }) => report_date },
  ({ report_id }) => Number(report_id),
);
