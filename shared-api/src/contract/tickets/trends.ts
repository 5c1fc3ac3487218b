import type { InferType } from 'yup';
import { blankableText, choice, day, list, record, text, integer } from '../fields';
import { LABEL_MAX_LENGTH, TICKET_PRIORITIES } from './ticketChoices';

/** The days of a trend, both inclusive. */
export const trendDays = record({ from: day(), to: day() });

/** The maximum number of months of a trend, counted back from its last day; earlier ones are left out. */
export const TREND_MONTHS_MAX = 600;

/** The maximum number of elevators that are listed individually. */
export const REPEATING_ELEVATORS_MAX = 500;

/** A calendar month: the number of tickets opened in it, and of the currently Closed ones that were closed in it. */
export const ticketMonth = record({
  /** yyyy-mm. */
  month: text(7),
  opened_count: integer(0),
  closed_count: integer(0),
});
export type TicketMonth = InferType<typeof ticketMonth>;

/** How long closed tickets of a priority took: whole days from the day of opening to that of closing. */
export const timeToClose = record({
  priority: choice(TICKET_PRIORITIES),
  closed_count: integer(0),
  /** Half of them took at most this many days; null when none was closed. */
  median_days: integer(0).nullable(),
  /** Nine of ten took at most this many days; null when none was closed. */
  p90_days: integer(0).nullable(),
});
export type TimeToClose = InferType<typeof timeToClose>;

/** An elevator with repeat faults (`REPEAT_WITHIN_DAYS`). */
export const repeatingElevator = record({
  elevator_name: blankableText(200),
  /** The number of its tickets in the range that repeat an earlier one. */
  repeat_count: integer(1),
  /** The number of all its tickets in the range. */
  ticket_count: integer(1),
  /** The label that is repeated most often. */
  label: blankableText(LABEL_MAX_LENGTH),
  /** The newest repeat. */
  newest: day(),
});
export type RepeatingElevator = InferType<typeof repeatingElevator>;

/** The elevators with repeat faults, most repeats first: their number, and those that are listed individually. */
export const repeatingElevators = record({ count: integer(0), elevators: list(repeatingElevator) });
export type RepeatingElevators = InferType<typeof repeatingElevators>;
