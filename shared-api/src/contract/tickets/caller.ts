import type { InferType } from 'yup';
import { AMC_CONTRACT_KINDS } from '../amc/amcContractFields';
import { elevatorFields } from '../elevators/elevatorFields';
import { blankableText, choice, day, flag, id, integer, list, record } from '../fields';
import { personName } from '../personName';
import { ticketFields } from './ticketFields';

/** The most elevators that a search for a caller finds. */
export const CALLER_ROWS = 8;
/** The most open tickets of an elevator that a caller's row has; `open_count` counts all. */
export const CALLER_TICKETS = 5;
/** The most labels that are proposed from. */
export const USED_LABELS = 50;

/** A ticket of the elevator that is not Closed. */
const callerTicket = record({
  ticket_id: id(),
  ticket_key: ticketFields.ticket_key.read,
  summary: ticketFields.summary.read,
  status: ticketFields.status.read,
  create_date: day(),
});
export type CallerTicket = InferType<typeof callerTicket>;

/** An elevator that somebody calls about, with all that is asked on the phone. */
export const callerElevator = record({
  elevator_id: id(),
  elevator_name: elevatorFields.elevator_name.read,
  building_name: elevatorFields.building_name.read,
  elevator_address: elevatorFields.elevator_address.read,
  main_completed_date: day().nullable(),
  main_due_date: day(),
  /** Null where the elevator has no customer. */
  customer_id: id().nullable(),
  customer_name: blankableText(150).nullable(),
  customer_full_name: personName(),
  customer_phone: blankableText(20).nullable(),
  /** The contract that covers the elevator today and ends last; null without one. */
  contract: record({ contract_id: id(), kind: choice(AMC_CONTRACT_KINDS), end_date: day() }).nullable(),
  /** The newest tickets that are not Closed, and the number of all of them. */
  open_tickets: list(callerTicket),
  open_count: integer(0),
  /** The label of the ticket that changed last; null without a ticket. */
  last_label: blankableText(32).nullable(),
  /** Who is proposed: the engineer, else who serves the building and has the fewest open tickets; null for nobody. */
  technician: record({
    user_id: id(),
    username: blankableText(150),
    full_name: personName(),
    is_engineer: flag(),
  }).nullable(),
});
export type CallerElevator = InferType<typeof callerElevator>;
