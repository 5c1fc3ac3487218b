import type { InferType } from 'yup';
import { blankableText, choice, day, id, record } from '../fields';
import { personName } from '../personName';
import { MAIN_STATES } from '../elevators/elevatorChoices';

/** The longest period of a calendar, in days, both ends inclusive: three months. */
export const CALENDAR_MAX_DAYS = 92;

/** Maintenance is due, or a contract promises a visit. */
export const CALENDAR_KINDS = ['due', 'visit'] as const;

/** An entry of the calendar for one elevator on one day. */
export const calendarEntry = record({
  day: day(),
  kind: choice(CALENDAR_KINDS),
  elevator_id: id(),
  elevator_name: blankableText(100),
  building_name: blankableText(200),
  engineer_id: id().nullable(),
  /** A user name. */
  engineer_name: blankableText(150).nullable(),
  engineer_full_name: personName(),
  /** For due maintenance; null for visits. */
  main_state: choice(MAIN_STATES).nullable(),
  /** The contract that promises the visit; null for due maintenance. */
  contract_id: id().nullable(),
  /** The day on which the contract promises the visit, wherever it was moved; null for due maintenance. */
  promised_day: day().nullable().optional(),
});
export type CalendarEntry = InferType<typeof calendarEntry>;

/** The server's messages about an invalid calendar query. */
export const calendarMessages = {
  toBeforeFrom: 'The last day may not be before the first.',
  tooLong: `The calendar shows at most ${CALENDAR_MAX_DAYS} days.`,
} as const;
