import type { InferType } from 'yup';
import { blankableLine, blankableText, choice, flag, id, integer, record, withAsciiDigits } from '../fields';
import { moment } from '../moment';
import {
  ALARM_FLOOR_MAX,
  ALARM_NOTE_MAX,
  ALARM_PHONE_MAX,
  ALARM_PLACE_MAX,
  ALARM_RECORD_MAX,
  MAX_ARRIVAL_MINUTES,
  MAX_TRAPPED,
} from './alarm';
import { alarmMessages } from './alarmMessages';

const phone = () => withAsciiDigits(blankableLine(ALARM_PHONE_MAX));

/** The body of POST /api/alarms/: a lift of the dealer, or what the caller says about where it is (R1301). */
export const newAlarm = record({
  elevator_id: id().nullable().optional(),
  /** Used when the lift is not known. */
  elevator_address: blankableLine(ALARM_PLACE_MAX).optional(),
  caller_phone: phone().optional(),
  note: blankableText(ALARM_NOTE_MAX).optional(),
  device_at: moment().optional(),
}).test({
  name: 'place',
  test: ({ elevator_id, elevator_address }, context) =>
    (elevator_id ?? null) !== null ||
    (elevator_address ?? '') !== '' ||
    context.createError({ path: 'elevator_id', message: alarmMessages.placeMissing }),
});
export type NewAlarm = InferType<typeof newAlarm>;

/**
 * The body of PATCH /api/alarms/{alarm}/: omitted fields stay as they are. A lift joins an alarm that has none. A moment of the
 * clock is corrected; the log keeps the former one.
 */
export const alarmChanges = record({
  elevator_id: id().optional(),
  caller_phone: phone().optional(),
  note: blankableText(ALARM_NOTE_MAX).optional(),
  people: integer(1, MAX_TRAPPED).nullable().optional(),
  injured: flag().nullable().optional(),
  calm: flag().nullable().optional(),
  floor: blankableLine(ALARM_FLOOR_MAX).optional(),
  acknowledged_at: moment().optional(),
  arrived_at: moment().optional(),
  released_at: moment().optional(),
  /** Only of an alarm that is over (R1367). */
  cause: blankableText(ALARM_RECORD_MAX).optional(),
  action: blankableText(ALARM_RECORD_MAX).optional(),
  injuries: blankableText(ALARM_RECORD_MAX).optional(),
  injured_people: integer(0, MAX_TRAPPED).nullable().optional(),
  device_at: moment().optional(),
});
export type AlarmChanges = InferType<typeof alarmChanges>;

/** Who takes it, and in how many minutes they arrive. */
export const acknowledgement = record({
  arrival_minutes: integer(0, MAX_ARRIVAL_MINUTES),
  device_at: moment().optional(),
});

/** Somebody is there, or cannot come. */
export const clockChange = record({ device_at: moment().optional() });

export const release = record({
  /** Nobody was trapped. */
  false_alarm: flag().optional(),
  device_at: moment().optional(),
});

/** A call that somebody makes about the alarm, logged with one tap. */
export const ALARM_CALLS = ['caller', 'fire', 'person'] as const;
export const alarmCall = record({
  called: choice(ALARM_CALLS),
  number: phone(),
  device_at: moment().optional(),
});
export type AlarmCall = InferType<typeof alarmCall>;
