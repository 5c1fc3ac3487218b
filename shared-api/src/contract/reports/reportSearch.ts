import { compareByOrdering } from '../ordering';
import type { Report } from './report';

/** A report's date as the list shows it, MM/DD/YYYY (R248). */
const shown = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** The search of AMC reports: id and date (R602), the date both as it is sent and as it is shown. */
export function matchesReportSearch({ report_id, report_date }: Report, search: string): boolean {
  const wanted = search.trim();
  return [String(report_id), report_date, shown(report_date)].some((text) => text.includes(wanted));
}

/** Newest first; of one day the one created later. */
export const compareNewestFirst = compareByOrdering<Report, 'report_date'>(
  '-report_date',
  { report_date: ({ report_date }) => report_date },
  ({ report_id }) => Number(report_id),
);
