import type { InferType } from 'yup';
import { blankableText, choice, dateTime, day, id, integer, list, record } from '../fields';
import { personName } from '../personName';
import { ticketRow } from '../tickets/ticket';

/** Why a ticket is on the desk, most urgent first. A ticket with several reasons is there once, for the first of them. */
export const DESK_REASONS = [
  'trapped',
  'critical',
  'late',
  'unassigned',
  'awaiting_code',
  'due_today',
] as const;
export type DeskReason = (typeof DESK_REASONS)[number];

/** The most tickets of one reason on the desk; the lists have the others. */
export const DESK_ROWS = 3;
/** Of trapped passengers nobody may be missing. */
export const DESK_TRAPPED_ROWS = 20;
/** The most contracts on the desk. */
export const DESK_CONTRACTS = 5;

const phone = () => blankableText(20).nullable();

/** A ticket that needs somebody now, with those to call. */
export const deskTicket = ticketRow.concat(
  record({
    reason: choice(DESK_REASONS),
    /** When it was reported; null for tickets of a time when only the day was kept. */
    reported_at: dateTime().nullable(),
    assignee_phone: phone(),
    /** The owner of the elevator; null without one. */
    customer_name: blankableText(150).nullable(),
    customer_full_name: personName(),
    customer_phone: phone(),
  }),
);
export type DeskTicket = InferType<typeof deskTicket>;

/** What a technician has today. */
export const technicianToday = record({
  user_id: id(),
  username: blankableText(150),
  full_name: personName(),
  phoneno: phone(),
  /** Visits of today, and those of them that are done. */
  visits: integer(0),
  visits_done: integer(0),
  /** Assigned tickets that are not Closed, and those of them whose target date has passed. */
  open_tickets: integer(0),
  late_tickets: integer(0),
  /** Assigned tickets with the close date today. */
  closed_today: integer(0),
});
export type TechnicianToday = InferType<typeof technicianToday>;

/** A contract that ends soon or is not paid. */
export const deskContract = record({
  contract_id: id(),
  customer_name: blankableText(150),
  customer_full_name: personName(),
  customer_phone: phone(),
  elevators: integer(0),
  value_rupees: integer(0, 10_000_000_000),
  start_date: day(),
  end_date: day(),
});
export type DeskContract = InferType<typeof deskContract>;

/** Contracts that have begun and are not paid: how many, their sum in rupees, and the oldest of them. */
export const unpaidContracts = record({
  contracts: integer(0),
  rupees: integer(0, Number.MAX_SAFE_INTEGER),
  oldest: list(deskContract),
});

/** The desk of a dealer on the caller's day. */
export const desk = record({
  /** By reason, most urgent first; within a reason the oldest first. */
  now: list(deskTicket),
  /** Active technicians with work today, those with late work first. */
  technicians: list(technicianToday),
  /** Contracts that end within 30 days, the soonest first. */
  ending: list(deskContract),
  unpaid: unpaidContracts,
});
export type Desk = InferType<typeof desk>;
