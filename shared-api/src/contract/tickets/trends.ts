import type { InferType } from 'yup';
import { blankableText, choice, day, list, record, text, integer } from '../fields';
import { LABEL_MAX_LENGTH, TICKET_PRIORITIES } from './ticketChoices';

/** The days that a trend looks at, both included. */
export const trendDays = record({ from: day(), to: day() });

/** The most months that a trend goes back from its last day; earlier ones are left out. */
export const TREND_MONTHS_MAX = 600;

/** The most elevators that are told one by one. */
export const REPEATING_ELEVATORS_MAX = 500;

/** A calendar month: how many tickets were opened in it, and how many that are Closed now were closed in it. */
export const ticketMonth = record({
  /** yyyy-mm. */
  month: text(7),
  opened_count: integer(0),
  closed_count: integer(0),
});
export type TicketMonth = InferType<typeof ticketMonth>;

/** How long the tickets of a priority took that were closed: whole days from the day of opening to that of closing. */
export const timeToClose = record({
  priority: choice(TICKET_PRIORITIES),
  closed_count: integer(0),
  /** Half of them took at most so many days; null where none was closed. */
  median_days: integer(0).nullable(),
  /** Nine of ten took at most so many days; null where none was closed. */
  p90_days: integer(0).nullable(),
});
export type TimeToClose = InferType<typeof timeToClose>;

/** An elevator with repeat faults (`REPEAT_WITHIN_DAYS`). */
export const repeatingElevator = record({
  elevator_name: blankableText(200),
  /** Its tickets of these days that repeat one before. */
  repeat_count: integer(1),
  /** All its tickets of these days. */
  ticket_count: integer(1),
  /** What is repeated most often. */
  label: blankableText(LABEL_MAX_LENGTH),
  /** The newest repeat. */
  newest: day(),
});
export type RepeatingElevator = InferType<typeof repeatingElevator>;

/** The elevators with repeat faults, most repeats first: how many there are, and those that are told one by one. */
export const repeatingElevators = record({ count: integer(0), elevators: list(repeatingElevator) });
export type RepeatingElevators = InferType<typeof repeatingElevators>;
