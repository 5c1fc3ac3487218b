import type { InferType } from 'yup';
import { blankableText, choice, list, record, text, integer } from '../fields';
import { frameworkMessages } from '../frameworkMessages';

/**
 * An event of a remote in a browser: it was loaded, it could not be loaded, or one of its screens threw while
 * rendering. `aborted` loads (the dealer navigated away) are not reported.
 */
export const REPORT_KINDS = ['load', 'load_error', 'render_error'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** The maximum number of reports in one call. */
export const MAX_REPORTS = 20;
/** The maximum length of an error message, in characters; the browser cuts it, the server refuses more. */
export const MAX_MESSAGE_LENGTH = 500;
/** The maximum load time that can be reported, in milliseconds. */
const MAX_MS = 600_000;

/** Names of remotes, versions and revisions: never free text. */
const named = (max: number, pattern: RegExp) => text(max).matches(pattern, frameworkMessages.invalid);

/** One event; `ms` is the load time in milliseconds. */
export const report = record({
  remote: named(60, /^[a-z][a-z0-9-]*$/),
  version: named(80, /^[0-9A-Za-z][\w.+-]*$/),
  kind: choice(REPORT_KINDS),
  ms: integer(0, MAX_MS).optional(),
  message: blankableText(MAX_MESSAGE_LENGTH).optional(),
});
export type Report = InferType<typeof report>;

/**
 * The body of a telemetry call: the revision of the registry that the page read, and the events since the last call.
 */
export const telemetry = record({
  revision: named(64, /^[0-9a-z]+$/),
  reports: list(report, MAX_REPORTS),
});
export type Telemetry = InferType<typeof telemetry>;
