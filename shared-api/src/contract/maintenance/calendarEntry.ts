import type { InferType } from 'yup';
import { blankableText, choice, day, id, integer, record } from '../fields';
import { personName } from '../personName';
import { MAIN_STATES } from '../elevators/elevatorChoices';
import { VISIT_STATES } from '../visits/visitState';

/** The longest period of a calendar, in days, both ends inclusive: three months. */
export const CALENDAR_MAX_DAYS = 92;

/** Maintenance is due, or a visit is planned. */
export const CALENDAR_KINDS = ['due', 'visit'] as const;

/** The most characters of the name of an entry. */
export const CALENDAR_NAME_MAX = 100;

/** An entry of the calendar: maintenance of one elevator that is due on a day, or a visit to the elevators of a building. */
export const calendarEntry = record({
  day: day(),
  kind: choice(CALENDAR_KINDS),
  /** Of a visit the first one; its name has those of all its elevators, or as many as there is room for and the number of the others. */
  elevator_id: id(),
  elevator_name: blankableText(CALENDAR_NAME_MAX),
  building_name: blankableText(200),
  /** The engineer of the elevator; of a visit its first technician. */
  engineer_id: id().nullable(),
  /** A user name. */
  engineer_name: blankableText(150).nullable(),
  engineer_full_name: personName(),
  /** For due maintenance; null for visits. */
  main_state: choice(MAIN_STATES).nullable(),
  /** The contract that promises the visit; null for due maintenance and for other visits. */
  contract_id: id().nullable(),
  /** The day on which the contract promises the visit, wherever it is planned. */
  promised_day: day().nullable().optional(),
  /** The visit, and its version for a change; null for due maintenance. */
  visit_id: id().nullable().optional(),
  version: integer(1).nullable().optional(),
  visit_state: choice(VISIT_STATES).nullable().optional(),
});
export type CalendarEntry = InferType<typeof calendarEntry>;

/** The server's messages about an invalid calendar query. */
export const calendarMessages = {
  toBeforeFrom: 'The last day may not be before the first.',
  tooLong: `The calendar shows at most ${CALENDAR_MAX_DAYS} days.`,
} as const;
