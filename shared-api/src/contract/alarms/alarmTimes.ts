import type { InferType } from 'yup';
import { choice, integer, list, record } from '../fields';

/** The parts of an alarm's clock, and all of it. */
export const ALARM_PARTS = ['acknowledged', 'arrived', 'released', 'total'] as const;
export type AlarmPart = (typeof ALARM_PARTS)[number];

/** How long a part took: in whole minutes, rounded up; null when no alarm has it. */
export const alarmTime = record({
  part: choice(ALARM_PARTS),
  alarms: integer(0),
  /** Half of them took at most this long. */
  median_minutes: integer(0).nullable(),
  /** Nine of ten took at most this long. */
  p90_minutes: integer(0).nullable(),
  worst_minutes: integer(0).nullable(),
});
export type AlarmTime = InferType<typeof alarmTime>;

/** All four parts, in their order. */
export const alarmTimes = list(alarmTime, ALARM_PARTS.length);
