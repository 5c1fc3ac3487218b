import type { InferType } from 'yup';
import { integer, record } from '../fields';

/**
 * How many things need the dealer today. Each count but that of trapped passengers equals a list of the console; tickets are those that are not Closed.
 */
export const urgentCounts = record({
  /** Open alarms, and tickets of trapped passengers that never had one: without those whose passengers are out by now. */
  trapped_tickets: integer(0),
  critical_tickets: integer(0),
  unassigned_tickets: integer(0),
  late_tickets: integer(0),
  /** AMC contracts that end within 7 days. */
  ending_contracts: integer(0),
  overdue_elevators: integer(0),
  /** Visits of today in the calendar. */
  visits_today: integer(0),
  /** Those of them that are done. */
  visits_done_today: integer(0).optional(),
  /** Closed tickets whose customer has not confirmed that with the code. */
  awaiting_code_tickets: integer(0),
});
export type UrgentCounts = InferType<typeof urgentCounts>;
