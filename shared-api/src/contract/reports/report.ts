import type { InferType } from 'yup';
import { day, id, list, record, blankableText, wideId } from '../fields';
import { VALUE_MAX_LENGTH } from '../custom-fields/fieldValue';

/** An AMC report (R621). */
export const report = record({ report_id: wideId(), report_date: day() });
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
    record({ custom_field: wideId(), value: blankableText(VALUE_MAX_LENGTH) }),
    200,
  ).optional(),
});
export type NewReport = InferType<typeof newReport>;
