import type { InferType } from 'yup';
import { blankableText, choice, day, id, integer, list, record, text } from '../fields';

/** The languages of a printed report. */
export const REPORT_LANGUAGES = ['en', 'hi'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/** The most remarks in a report; the newest ones. */
export const MAX_REMARKS = 100;

/** The faults of one cause: the label of tickets. */
export const faultsOfCause = record({
  /** '' for tickets without a label. */
  label: blankableText(32),
  faults: integer(0),
  /** Those that are not closed yet. */
  open: integer(0),
});

/** A lift in a report. */
export const reportedElevator = record({
  elevator_id: id(),
  elevator_name: blankableText(100),
  visits_promised: integer(0),
  visits_kept: integer(0),
  faults: integer(0),
  repeats: integer(0),
});

/**
 * What happened to one lift, or to the lifts of a building, in a period (R620). A promised visit counts as kept if the lift has
 * as many completed maintenances; a repeat is a fault of a cause that the lift had within 90 days before.
 */
export const societyReport = record({
  /** The name of the lift or of the building. */
  subject: blankableText(200),
  building_name: blankableText(200),
  /** '' of the lifts of several customers. */
  address: blankableText(300),
  /** The customers with lifts in buildings of this name, if they are several: a report is sent to one of them, about their own lifts. */
  customers: list(record({ customer_id: id(), customer_name: text(500) })).optional(),
  from: day(),
  to: day(),
  visits_promised: integer(0),
  visits_kept: integer(0),
  faults: integer(0),
  repeats: integer(0),
  /** Of the faults that are closed: how many on the same day, within 3 days, within 7 days, and later. */
  closed_same_day: integer(0),
  closed_within_3: integer(0),
  closed_within_7: integer(0),
  closed_later: integer(0),
  open: integer(0),
  causes: list(faultsOfCause),
  elevators: list(reportedElevator),
  /** What AMC reports say in words, newest first. */
  remarks: list(
    record({
      report_id: id(),
      report_date: day(),
      elevator_name: blankableText(100),
      field: blankableText(200),
      text: blankableText(10_000),
    }),
  ),
  /** What the custom fields of the faults say in words, such as replaced parts, newest first. Comments are internal and left out. */
  ticket_remarks: list(
    record({
      ticket_key: text(20),
      create_date: day(),
      elevator_name: blankableText(100),
      field: blankableText(200),
      text: blankableText(10_000),
    }),
  ).optional(),
});
export type SocietyReport = InferType<typeof societyReport>;

/** The language of a printed report. */
export const reportLanguage = () => choice(REPORT_LANGUAGES);

/** The language of a report that is made in the console's language; English unless there are texts in it. */
export const reportLanguageOf = (language: string): ReportLanguage =>
  REPORT_LANGUAGES.find((one) => one === language) ?? 'en';

/** A remark of an AMC report or of a ticket. */
export interface ReportRemark {
  day: string;
  elevator_name: string;
  /** The key of the ticket; undefined for an AMC report. */
  ticket_key: string | undefined;
  field: string;
  text: string;
}

/** The remarks of AMC reports and of tickets together, newest first (R626). */
export const remarksOf = ({ remarks, ticket_remarks = [] }: SocietyReport): ReportRemark[] =>
  [
    ...remarks.map((one) => ({ ...one, day: one.report_date, ticket_key: undefined })),
    ...ticket_remarks.map((one) => ({ ...one, day: one.create_date })),
  ].toSorted((a, b) => b.day.localeCompare(a.day));
