import type { InferType } from 'yup';
import { MAIN_STATES } from '../elevators/elevatorChoices';
import { blankableText, choice, dateTime, day, flag, id, integer, list, record } from '../fields';
import { personName } from '../personName';
import { ticketRow } from '../tickets/ticket';
import { NOTE_MAX, timeOfDay } from '../visits/visit';

/** The most tickets and elevators of an answer; their numbers are in `work`. */
export const TECHNICIAN_TICKETS = 100;
export const TECHNICIAN_ELEVATORS = 200;

const phone = () => blankableText(20).nullable();

/** Where a technician goes, and whom to call there. */
const site = {
  elevator_id: id(),
  elevator_address: blankableText(500),
  /** The owner of the elevator; null without one. */
  customer_name: blankableText(150).nullable(),
  customer_full_name: personName(),
  customer_phone: phone(),
};

/** The most characters of the names of a visit's elevators. */
export const VISIT_NAMES_MAX = 200;

/**
 * A visit of the technician; `elevator_id` is the first one of its elevators, `elevator_name` has the names of all, or as many as there
 * is room for and the number of the others.
 */
export const technicianVisit = record({
  day: day(),
  elevator_name: blankableText(VISIT_NAMES_MAX),
  building_name: blankableText(200),
  ...site,
  visit_id: id().optional(),
  done: flag(),
  /** HH:MM; null when any time of the day will do. */
  from_time: timeOfDay().nullable().optional(),
  to_time: timeOfDay().nullable().optional(),
  note: blankableText(NOTE_MAX).optional(),
});
export type TechnicianVisit = InferType<typeof technicianVisit>;

/** An assigned ticket that is not Closed. */
export const technicianTicket = ticketRow.concat(
  record({ ...site, create_date: day(), target_date: day(), reported_at: dateTime().nullable() }),
);
export type TechnicianTicket = InferType<typeof technicianTicket>;

/** Where a visit or a ticket is; a visit has these values too. */
export type TechnicianSite = Pick<TechnicianTicket, 'elevator_name' | 'building_name' | keyof typeof site>;

/** An elevator of which the technician is the engineer. */
export const technicianElevator = record({
  elevator_id: id(),
  elevator_name: blankableText(200),
  building_name: blankableText(200),
  main_state: choice(MAIN_STATES),
  main_due_date: day(),
});
export type TechnicianElevator = InferType<typeof technicianElevator>;

/** The work of one technician, or of several: assigned tickets that are not Closed, elevators, visits between the days. */
const load = {
  open_tickets: integer(0),
  /** Those whose target date has passed. */
  late_tickets: integer(0),
  elevators: integer(0),
  visits: integer(0),
};

/** What a technician has between two days. */
export const technicianDay = record({
  technician: record({
    user_id: id(),
    username: blankableText(150),
    full_name: personName(),
    email: blankableText(254),
    phoneno: phone(),
    is_active: flag(),
  }),
  /** By day and time, those for any time last; then by building and elevator. */
  visits: list(technicianVisit),
  /** Trapped passengers first, then the oldest first. */
  tickets: list(technicianTicket),
  /** By building and name. */
  elevators: list(technicianElevator),
  work: record(load),
  /** The sums of all active technicians, to compare with. */
  everybody: record({ technicians: integer(0), ...load }),
});
export type TechnicianDay = InferType<typeof technicianDay>;
