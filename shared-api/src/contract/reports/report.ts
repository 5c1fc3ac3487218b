import type { InferType } from 'yup';
import { day, id, integer, list, record, blankableText } from '../fields';
import { asciiDigits } from '../asciiDigits';
import { VALUE_MAX_LENGTH } from '../custom-fields/fieldValue';
import { formatCalendarDate, type DateFormat } from '../calendar';
import { compareByOrdering } from '../ordering';

/** An AMC report (R621). */
export const report = record({
  report_id: id(),
  report_date: day(),
  /** How many items of its checklist were ok, and how many were not (R1261); null without a checklist. */
  checks_ok: integer(0).nullable().optional(),
  checks_not_ok: integer(0).nullable().optional(),
});
export type Report = InferType<typeof report>;

/** A report in a list of several elevators. */
export const customerReport = report.concat(record({ elevator_id: id(), elevator_name: blankableText(100) }));
export type CustomerReport = InferType<typeof customerReport>;

/** The columns that a list of reports can be ordered by. */
export const REPORT_ORDERINGS = ['report_id', 'report_date'] as const satisfies readonly (keyof Report)[];

/** The body of POST …/reports/ (R623): the day of the visit, and the values of the report's custom fields. */
export const newReport = record({
  report_date: day(),
  custom_field_values: list(
    record({ custom_field: id(), value: blankableText(VALUE_MAX_LENGTH) }),
    200,
  ).optional(),
});
export type NewReport = InferType<typeof newReport>;

/** The server's messages about a report that cannot be stored. */
export const reportMessages = {
  inFuture: 'The report date may not be in the future.',
  periodReversed: 'The period may not end before it begins.',
  periodTooLong: 'A period may have at most 60 months.',
} as const;

/** A record of more entries than fit into one PDF; a shorter one would not be complete. */
export const recordMessages = {
  tooManyEntries: 'This period has more than 1,000 entries of a kind. Choose a shorter one.',
} as const;

/** The search of AMC reports: id and date (R602), the date both as it is sent and as it is shown. */
export function matchesReportSearch(
  { report_id, report_date }: Report,
  search: string,
  format: DateFormat = 'MM/DD/YYYY',
): boolean {
  const wanted = asciiDigits(search.trim());
  const shown = formatCalendarDate(report_date, format);
  return [String(report_id), report_date, shown].some((text) => text.includes(wanted));
}

/** Newest first; of one day the one created later. */
export const compareNewestFirst = compareByOrdering<Report, 'report_date'>(
  '-report_date',
  { report_date: ({ report_date }) => report_date },
  ({ report_id }) => Number(report_id),
);
