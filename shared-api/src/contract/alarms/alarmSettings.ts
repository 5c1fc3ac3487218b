import type { InferType } from 'yup';
import {
  blankableLine,
  blankableText,
  choice,
  dateTime,
  flag,
  id,
  integer,
  list,
  oneLine,
  record,
  withAsciiDigits,
} from '../fields';
import { moment } from '../moment';
import { timeOfDay } from '../visits/visit';
import { ALARM_NOTE_MAX } from './alarm';

/** The groups that a step can notify, besides named people: the lift's engineer, the dealer, the person on call, all technicians. */
export const STEP_GROUPS = ['engineer', 'dealer', 'on_call', 'technicians'] as const;
export type StepGroup = (typeof STEP_GROUPS)[number];

export const MAX_STEPS = 10;
export const MAX_STEP_PEOPLE = 20;
export const MAX_REPEATS = 20;
/** Hours after which a lift whose test calls are recorded is silent: EN 81-28 asks for one every three days (R1308). */
export const SILENT_AFTER_HOURS = 72;

/** A step of the escalation policy: who is told, and how many minutes they have. */
export const escalationStep = record({
  groups: list(choice(STEP_GROUPS), STEP_GROUPS.length),
  user_ids: list(id(), MAX_STEP_PEOPLE),
  wait_minutes: integer(1, 120),
});
export type EscalationStep = InferType<typeof escalationStep>;

/** What the server says of a setting. */
export const alarmSettingMessages = {
  notDialable: 'Enter a number of digits only: one number in each place.',
} as const;

/** One number to dial. '101 / 112' would dial 101112. */
const DIALABLE = /^[\d+*#][\d *#().-]*$/;

const settingFields = {
  steps: list(escalationStep, MAX_STEPS),
  /** How often the steps are repeated after the last one. */
  repeats: integer(0, MAX_REPEATS),
  fire_minutes: integer(5, 240),
  fire_numbers: list(withAsciiDigits(oneLine(20)), 5),
  /** When duties usually change hands, HH:MM. */
  handover: timeOfDay(),
  /** Whether test calls are recorded, so that a lift without one is a warning. */
  records_tests: flag(),
};

/** What a dealer has set about people who are trapped (R1306, R1310). */
export const alarmSettings = record({
  ...settingFields,
  fire_numbers: list(
    withAsciiDigits(oneLine(20)).matches(DIALABLE, {
      message: alarmSettingMessages.notDialable,
      excludeEmptyString: true,
    }),
    5,
  ),
});
export type AlarmSettings = InferType<typeof alarmSettings>;

/** The same as the server answers it. */
export const storedAlarmSettings = record({
  ...settingFields,
  /** Whether the server has a gateway for text messages (R1450); unknown on a back end that does not say it. */
  sends_texts: flag().optional(),
});
export type StoredAlarmSettings = InferType<typeof storedAlarmSettings>;

/** The settings of a dealer who has stored none: nobody has to set anything up to be alarmed (R1306). */
export const USUAL_ALARM_SETTINGS: AlarmSettings = {
  steps: [
    { groups: ['engineer', 'dealer'], user_ids: [], wait_minutes: 5 },
    { groups: ['technicians'], user_ids: [], wait_minutes: 5 },
  ],
  repeats: 3,
  fire_minutes: 30,
  fire_numbers: ['101', '112'],
  handover: '08:00',
  records_tests: false,
};

/** A duty of one person (R1307). Its ends are instants: a changed clock does not move them. */
export const duty = record({
  duty_id: id(),
  user_id: id(),
  /** First and last name, else the user name. */
  name: blankableText(302),
  starts_at: dateTime(),
  ends_at: dateTime(),
  /** Whether the person can still be told: not deleted, not deactivated. */
  is_active: flag(),
});
export type Duty = InferType<typeof duty>;

export const newDuty = record({ user_id: id(), starts_at: moment(), ends_at: moment() });
export type NewDuty = InferType<typeof newDuty>;

/** A test call of a lift's alarm device: recorded, and no alarm (R1308). */
export const testCall = record({
  test_call_id: id(),
  elevator_id: id(),
  elevator_name: blankableText(100),
  building_name: blankableText(200),
  at: dateTime(),
  who: blankableText(302).nullable(),
  note: blankableText(ALARM_NOTE_MAX),
});
export type TestCall = InferType<typeof testCall>;

export const newTestCall = record({
  elevator_id: id(),
  /** Now, if it is missing. */
  at: moment().optional(),
  note: blankableLine(ALARM_NOTE_MAX).optional(),
});
export type NewTestCall = InferType<typeof newTestCall>;

/** The newest test calls, and the lifts that were tested before, but not within three days. */
export const testCalls = record({
  results: list(testCall),
  silent: list(testCall),
});
export type TestCalls = InferType<typeof testCalls>;
