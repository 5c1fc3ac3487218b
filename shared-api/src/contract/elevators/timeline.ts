import type { InferType } from 'yup';
import { blankableText, choice, day, id, list, record, text, integer } from '../fields';

/** The kinds of events of an elevator. */
export const TIMELINE_KINDS = ['ticket', 'maintenance', 'visit', 'contract', 'report'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** An event of an elevator. */
export const timelineEntry = record({
  /** The day, yyyy-mm-dd; for a change of state the timestamp, ISO 8601. */
  at: text(30),
  kind: choice(TIMELINE_KINDS),
  id: id(),
  title: blankableText(500),
  detail: blankableText(500),
  /** The part of the path that is not the id: a ticket's key; otherwise ''. */
  path_hint: blankableText(32),
});
export type TimelineEntry = InferType<typeof timelineEntry>;

/** A ticket raised within this many days after another one of the same label on the same elevator is a repeat fault. */
export const REPEAT_WITHIN_DAYS = 90;

/** A repeat fault, and the previous ticket that it repeats. */
export const repeatFault = record({
  ticket_id: id(),
  ticket_key: text(32),
  label: blankableText(32),
  create_date: day(),
  earlier_key: text(32),
  earlier_date: day(),
});
export type RepeatFault = InferType<typeof repeatFault>;

/** An elevator's repeat faults: their number, and the newest ones. */
export const elevatorFaultSummary = record({
  repeat_faults: integer(0),
  within_days: integer(1),
  tickets: list(repeatFault),
});
export type ElevatorFaultSummary = InferType<typeof elevatorFaultSummary>;
