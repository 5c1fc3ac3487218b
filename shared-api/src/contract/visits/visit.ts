import type { InferType } from 'yup';
import { decimal } from '../decimal';
import { blankableText, choice, dateTime, day, id, integer, list, record, text } from '../fields';
import { frameworkMessages } from '../frameworkMessages';
import { personName } from '../personName';
import { SUMMARY_MAX_LENGTH, TICKET_STATUSES } from '../tickets/ticketChoices';
import { signature } from './signature';
import { LIFT_OUTCOMES, VISIT_STATES } from './visitState';

/** The most technicians of one visit (R1204). */
export const MAX_TECHNICIANS = 2;
export const MAX_VISIT_LIFTS = 200;
export const MAX_VISIT_TICKETS = 50;
/** Minutes. */
export const MAX_ESTIMATE = 24 * 60;
export const REASON_MAX = 500;
export const NOTE_MAX = 2_000;
export const PARTS_MAX = 2_000;

/** A time of the day, HH:MM from 00:00 to 23:59, in the dealer's time zone. */
export const timeOfDay = () =>
  text(5).matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: frameworkMessages.notTime });

/** Where a technician was. Four decimals are eleven metres. */
export const visitPlace = record({
  latitude: decimal(-90, 90),
  longitude: decimal(-180, 180),
  /** Metres, as the device says. */
  accuracy: integer(0, 1_000_000),
});
export type VisitPlace = InferType<typeof visitPlace>;

/** A person of a visit. */
export const visitPerson = record({
  user_id: id(),
  username: blankableText(150),
  full_name: personName(),
});
export type VisitPerson = InferType<typeof visitPerson>;

/** A lift of a visit, with its outcome there (R1203). */
export const visitLift = record({
  elevator_id: id(),
  elevator_name: blankableText(100),
  outcome: choice(LIFT_OUTCOMES).nullable(),
  /** Why it was not maintained; '' otherwise. */
  reason: blankableText(REASON_MAX),
  /** The AMC report that Done made; null without one (R1212). */
  report_id: id().nullable(),
  /** When it was sealed; null unless it is (R1368). */
  sealed_at: dateTime().nullable().optional(),
});
export type VisitLift = InferType<typeof visitLift>;

/** A ticket that is taken along. */
export const visitTicket = record({
  ticket_id: id(),
  ticket_key: blankableText(50),
  summary: blankableText(SUMMARY_MAX_LENGTH),
  status: choice(TICKET_STATUSES),
});
export type VisitTicket = InferType<typeof visitTicket>;

/** A row of a list or a card of the board: one visit to one building (R1201). */
export const visitRow = record({
  visit_id: id(),
  /** Goes up with each change; a change names the one that the caller has seen (R1205). */
  version: integer(1),
  state: choice(VISIT_STATES),
  /** Null for a visit without a contract. */
  contract_id: id().nullable(),
  /** The period of the contract, from 1 on. */
  period: integer(1).nullable(),
  building_name: blankableText(200),
  elevator_address: blankableText(500),
  customer_id: id().nullable(),
  customer_name: blankableText(150).nullable(),
  customer_full_name: personName(),
  customer_phone: blankableText(20).nullable(),
  /** The day that the contract promises; null without one. */
  promised_day: day().nullable(),
  /** The last day that still counts for the period; null without a contract. */
  window_end: day().nullable(),
  planned_day: day(),
  /** HH:MM; null when any time of the day will do. */
  from_time: timeOfDay().nullable(),
  to_time: timeOfDay().nullable(),
  estimate_minutes: integer(0, MAX_ESTIMATE),
  technicians: list(visitPerson, MAX_TECHNICIANS),
  lifts: list(visitLift, MAX_VISIT_LIFTS),
  tickets: list(visitTicket, MAX_VISIT_TICKETS),
  note: blankableText(NOTE_MAX),
  /** Why it is on hold or cancelled, or is no longer done; '' otherwise. */
  reason: blankableText(REASON_MAX),
  on_the_way_at: dateTime().nullable(),
  arrived_at: dateTime().nullable(),
  done_at: dateTime().nullable(),
});
export type VisitRow = InferType<typeof visitRow>;

/** A visit with all that its page shows. */
export const visit = visitRow.concat(
  record({
    /** When somebody asked for it, which may be before it was entered. */
    requested_at: dateTime().nullable(),
    created_at: dateTime(),
    /** The user name of who planned its day by hand; null if the planner did. */
    moved_by: blankableText(150).nullable(),
    moved_by_full_name: personName(),
    moved_at: dateTime().nullable(),
    /** Who set it to Done. */
    done_by: blankableText(150).nullable(),
    done_by_full_name: personName(),
    /** The parts that were used, in words (R1403); '' without any. Another back end may not send it. */
    parts_used: blankableText(PARTS_MAX).optional(),
    /** The signature of the customer; null without one, and for customers. Another back end may not send it. */
    signature: signature.default(undefined).nullable().optional(),
  }),
);
export type Visit = InferType<typeof visit>;

/** The body of a 409: somebody else was first (R1205). */
export const visitConflict = record({
  /** Says who. */
  detail: text(500),
  /** The visit as it is stored now. */
  current: visit,
});
export type VisitConflict = InferType<typeof visitConflict>;

/** What happened to a visit, newest first: each change of its state, day or people. */
export const visitHistoryEntry = record({
  entry_id: id(),
  /** The server's clock. */
  at: dateTime(),
  /** The device's clock, if the change came from one that was offline. */
  device_at: dateTime().nullable(),
  who: blankableText(150).nullable(),
  who_full_name: personName(),
  what: choice(['created', 'state', 'day', 'technicians', 'window', 'lifts']),
  before: blankableText(500).nullable(),
  after: blankableText(500).nullable(),
  reason: blankableText(REASON_MAX),
  /** Where the technician was, if they shared it (R1442); null otherwise. Another back end may not send it. */
  place: visitPlace.default(undefined).nullable().optional(),
});
export type VisitHistoryEntry = InferType<typeof visitHistoryEntry>;
