import type { InferType } from 'yup';
import { blankableText, dateTime, day, flag, id, list, oneLine, record, text } from '../fields';
import { uuid } from '../uuid';
import { alarm } from './alarm';
import { testCall } from './alarmSettings';

export const SEAL_REASON_MAX = 500;
export const PERMIT_NUMBER_MAX = 100;

/** A seal of a lift (R1368): no return to service without a permit. */
export const seal = record({
  seal_id: id(),
  elevator_id: id(),
  /** The alarm after which it was sealed; null for another reason. */
  alarm_id: id().nullable(),
  reason: blankableText(SEAL_REASON_MAX),
  sealed_at: dateTime(),
  /** First and last name, else the user name; null for somebody who is gone. */
  sealed_by: blankableText(302).nullable(),
  /** Null while the lift is sealed, as for the next ones. */
  lifted_at: dateTime().nullable(),
  lifted_by: blankableText(302).nullable(),
  permit_number: blankableText(PERMIT_NUMBER_MAX).nullable(),
  permit_date: day().nullable(),
  /** The file of the permit, among the files of the lift. */
  permit_file_id: uuid().nullable(),
});
export type Seal = InferType<typeof seal>;

export const newSeal = record({
  reason: text(SEAL_REASON_MAX),
  alarm_id: id().nullable().optional(),
});
export type NewSeal = InferType<typeof newSeal>;

/** The permit that ends a seal: number, day and a file of the lift. */
export const permit = record({
  permit_number: oneLine(PERMIT_NUMBER_MAX),
  permit_date: day(),
  file_id: uuid(),
});
export type Permit = InferType<typeof permit>;

/** The newest ones of each that are listed of a lift. */
export const SAFETY_LISTED = 10;

/** What the page of a lift says of emergencies: its seals, test calls and alarms, the newest first (R1308, R1368). */
export const elevatorSafety = record({
  seals: list(seal, SAFETY_LISTED),
  test_calls: list(testCall, SAFETY_LISTED),
  alarms: list(alarm, SAFETY_LISTED),
  /** Whether the dealer records test calls and the last one is too long ago. */
  is_silent: flag(),
});
export type ElevatorSafety = InferType<typeof elevatorSafety>;
