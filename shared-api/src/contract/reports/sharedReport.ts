import type { InferType } from 'yup';
import {
  blankableLine,
  blankableText,
  choice,
  dateTime,
  day,
  email,
  flag,
  id,
  integer,
  list,
  record,
  text,
} from '../fields';
import { reportLanguage } from './societyReport';

/** How a report is sent: as a file of the mail, or as a link that expires. */
export const SENT_AS = ['pdf', 'link'] as const;
export type SentAs = (typeof SENT_AS)[number];

/** Days after which a link may expire. */
export const LINK_DAYS = [7, 30, 90] as const;
const MAX_LINK_DAYS = 90;

/** The most addresses that a report is mailed to at once. */
export const MAX_RECIPIENTS = 5;

/**
 * What is sent: the report of a lift (`elevator`) or of a building (`building`) from one day to another, or an AMC report
 * (`amc_report`, without days). Exactly one of the three is given. Of a building whose lifts belong to several customers, `customer` says
 * whose lifts are reported.
 */
export const sentReport = record({
  elevator: id().optional(),
  building: blankableLine(200).optional(),
  amc_report: id().optional(),
  customer: id().optional(),
  from: day().optional(),
  to: day().optional(),
  language: reportLanguage(),
  as: choice(SENT_AS),
  /** After how many days the link expires; of no meaning for a file. */
  days: integer(1, MAX_LINK_DAYS),
});
export type SentReport = InferType<typeof sentReport>;

/** The mail with a report, before it is sent. */
export const reportLetter = record({
  /** The addresses of the customers, at most MAX_RECIPIENTS. */
  recipients: list(text(254)),
  subject: text(500),
  text: text(4000),
  /** False if the server has no mail server: then mails reach nobody. */
  has_mail_server: flag(),
});
export type ReportLetter = InferType<typeof reportLetter>;

/** The body of POST /api/shared-reports/. A link may be made without mailing it. */
export const reportToSend = sentReport.concat(record({ recipients: list(email(), MAX_RECIPIENTS) }));

/** What was done with a report. */
export const reportSent = record({
  /** Null for a file. */
  link: text(500).nullable(),
  recipients: list(text(254)),
  has_mail_server: flag(),
});
export type ReportSent = InferType<typeof reportSent>;

/** A link to a report, for its dealer. */
export const sharedReport = record({
  share_id: id(),
  title: text(500),
  /** Null if the server signs with another secret than when the link was made. */
  link: text(500).nullable(),
  created_at: dateTime(),
  /** The name of who made it. */
  created_by: blankableText(301),
  expires_at: dateTime(),
  revoked_at: dateTime().nullable(),
  opened: integer(0),
  last_opened_at: dateTime().nullable(),
});
export type SharedReport = InferType<typeof sharedReport>;

/** What everybody who has the link sees before the PDF is opened. */
export const openedReport = record({
  /** The company that has sent the report. */
  sender: text(301),
  title: text(500),
  expires_at: dateTime(),
});

/** The messages about links that do not work. */
export const sharedReportMessages = {
  expired: 'This link has expired. Please ask your maintenance company for a new one.',
  noRecipient: 'Please enter at least one e-mail address.',
} as const;

/** Apart from `sharedReportMessages`, whose type released remotes rely on. */
export const sentReportMessages = {
  oneCustomer: 'Please choose one customer: buildings of this name have elevators of several.',
} as const;
