import type { InferType } from 'yup';
import { blankableText, choice, list, record, text, integer } from '../fields';
import { frameworkMessages } from '../frameworkMessages';

/**
 * What happened to a remote in a browser: it was loaded, it could not be loaded, or a screen of it threw while it was
 * drawn. `aborted` loads (the dealer went on) are not reported.
 */
export const REPORT_KINDS = ['load', 'load_error', 'render_error'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** The most reports in one call. */
export const MAX_REPORTS = 20;
/** The longest message of an error, in characters; a browser cuts it, the server refuses more. */
export const MAX_MESSAGE_LENGTH = 500;
/** The longest time of a load that can be told, in milliseconds. */
const MAX_MS = 600_000;

/** Names of remotes, versions and revisions: never free text. */
const named = (max: number, pattern: RegExp) => text(max).matches(pattern, frameworkMessages.invalid);

/** One thing that happened, as `wire` names it: `ms` is the time that the load took, in milliseconds. */
export const report = record({
  remote: named(60, /^[a-z][a-z0-9-]*$/),
  version: named(80, /^[0-9A-Za-z][\w.+-]*$/),
  kind: choice(REPORT_KINDS),
  ms: integer(0, MAX_MS).optional(),
  message: blankableText(MAX_MESSAGE_LENGTH).optional(),
});
export type Report = InferType<typeof report>;

/** What a page tells: the revision of the registry that it read, and what happened since it told last. */
export const telemetry = record({
  revision: named(64, /^[0-9a-z]+$/),
  reports: list(report, MAX_REPORTS),
});
export type Telemetry = InferType<typeof telemetry>;
