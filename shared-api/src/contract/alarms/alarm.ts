import type { InferType } from 'yup';
import { blankableText, choice, dateTime, flag, id, integer, list, record, text } from '../fields';

export const ALARM_NOTE_MAX = 500;
/** What was the cause, what was done, and which injuries there are. */
export const ALARM_RECORD_MAX = 2_000;
export const ALARM_FLOOR_MAX = 40;
export const ALARM_PHONE_MAX = 30;
export const ALARM_PLACE_MAX = 500;
/** How many people may be in the car. */
export const MAX_TRAPPED = 99;
/** Minutes until somebody arrives. */
export const MAX_ARRIVAL_MINUTES = 600;
/** Open alarms of one dealer that a console shows. */
export const MAX_OPEN_ALARMS = 100;

/** A person of the clock; null when nobody, or somebody who is gone. */
const alarmPerson = record({
  user_id: id(),
  /** First and last name, else the user name. */
  name: blankableText(302),
  phone: blankableText(20),
}).nullable();

/** What happened to a person who is trapped, as it is stored (R1301). */
export const alarm = record({
  alarm_id: id(),
  /** Null until the lift is known, and when the ticket was deleted. */
  ticket_id: id().nullable(),
  ticket_key: blankableText(32).nullable(),
  /** Null for a lift that is not known yet. */
  elevator_id: id().nullable(),
  /** As they were when the alarm was reported: the lift may be deleted meanwhile. '' when they are not known. */
  elevator_name: blankableText(100),
  building_name: blankableText(200),
  elevator_address: blankableText(ALARM_PLACE_MAX),
  customer_name: blankableText(302),
  customer_phone: blankableText(20),
  caller_phone: blankableText(ALARM_PHONE_MAX),
  note: blankableText(ALARM_NOTE_MAX),
  /** How many people are in the car; null when nobody has asked yet, as for the next ones. */
  people: integer(1, MAX_TRAPPED).nullable(),
  injured: flag().nullable(),
  calm: flag().nullable(),
  floor: blankableText(ALARM_FLOOR_MAX),
  /** The clock (R1304): by the server's time. */
  reported_at: dateTime(),
  reported_by: alarmPerson,
  acknowledged_at: dateTime().nullable(),
  acknowledged_by: alarmPerson,
  /** Minutes from `acknowledged_at` until that person arrives. */
  arrival_minutes: integer(0, MAX_ARRIVAL_MINUTES).nullable(),
  arrived_at: dateTime().nullable(),
  arrived_by: alarmPerson,
  released_at: dateTime().nullable(),
  released_by: alarmPerson,
  /** Nobody was trapped. */
  false_alarm: flag(),
  /** What is recorded after it (R1367): '' and null until then. Omitted by back ends without this feature. */
  cause: blankableText(ALARM_RECORD_MAX).optional(),
  action: blankableText(ALARM_RECORD_MAX).optional(),
  injuries: blankableText(ALARM_RECORD_MAX).optional(),
  injured_people: integer(0, MAX_TRAPPED).nullable().optional(),
  /** When the next people are told; null when nobody is told any more. */
  next_step_at: dateTime().nullable(),
  /** Whether everybody was told, as often as the policy says, and nobody took it. */
  unanswered: flag(),
});
export type Alarm = InferType<typeof alarm>;

/** What the log of an alarm has, and the kind of each entry. */
export const ALARM_EVENTS = [
  'reported',
  'details',
  'joined',
  'told',
  'nobody',
  'unanswered',
  'acknowledged',
  'arrived',
  'released',
  'handed_back',
  'corrected',
  'called',
] as const;
export type AlarmEvent = (typeof ALARM_EVENTS)[number];

/** An entry of the log of an alarm, the newest first. */
export const alarmEntry = record({
  entry_id: id(),
  /** The server's clock. */
  at: dateTime(),
  /** The device's clock, if it sent it. */
  device_at: dateTime().nullable(),
  /** Who did it; null for the server. */
  who: blankableText(302).nullable(),
  what: choice(ALARM_EVENTS),
  /** The field, the number that was called, or the names of who was told. */
  subject: blankableText(1000),
  before: blankableText(ALARM_RECORD_MAX).nullable(),
  after: blankableText(ALARM_RECORD_MAX).nullable(),
});
export type AlarmEntry = InferType<typeof alarmEntry>;

/** The numbers of the fire service, and the minutes after which the console says to call it (R1310). */
export const fireService = record({
  minutes: integer(5, 240),
  numbers: list(text(20), 5),
});
export type FireService = InferType<typeof fireService>;

/** The open alarms of a dealer. `now` is the server's clock: the minutes are right even with a wrong device clock. */
export const openAlarms = record({
  now: dateTime(),
  alarms: list(alarm, MAX_OPEN_ALARMS),
  fire: fireService,
});
export type OpenAlarms = InferType<typeof openAlarms>;

/** An alarm with its log and the server's clock. */
export const alarmPage = record({ now: dateTime(), alarm, log: list(alarmEntry), fire: fireService });
export type AlarmPage = InferType<typeof alarmPage>;

/** The body of a 409: somebody else was first (R1305). */
export const alarmConflict = record({
  /** Says who. */
  detail: text(500),
  /** The alarm as it is stored now. */
  current: alarm,
});
export type AlarmConflict = InferType<typeof alarmConflict>;
