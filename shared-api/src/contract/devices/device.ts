import type { InferType } from 'yup';
import { blankableText, dateTime, id, integer, list, record } from '../fields';
import { moment } from '../moment';
import { personName } from '../personName';
import { uuid } from '../uuid';

/** The most numbers of one report. */
export const MAX_NUMBERS = 1_000;
const number = () => integer(1, Number.MAX_SAFE_INTEGER);

/** The id of a device, which it has made itself. */
export const deviceId = uuid;

/** What a phone holds of its user: each thing that they did has a number, from 1 on (R1418). */
export const deviceReport = record({
  /** The last number that was given; 0 before the first one. */
  assigned: integer(0, Number.MAX_SAFE_INTEGER),
  /** The numbers that are stored on the phone and were not confirmed; the first ones, if there are more. */
  pending: list(number(), MAX_NUMBERS),
  /** When the first of them was stored, by the clock of the phone. */
  oldest_pending_at: moment().nullable().optional(),
  /** The numbers that the user has deleted on the phone. */
  discarded: list(number(), MAX_NUMBERS),
});
export type DeviceReport = InferType<typeof deviceReport>;

/** The numbers that the server neither has nor knows to be on the phone: they are lost, or still under way. */
export const deviceAnswer = record({ missing: list(number(), MAX_NUMBERS) });

/** A phone as its dealer sees it: what it said last. */
export const device = record({
  device_id: deviceId(),
  user_id: id(),
  username: blankableText(150),
  full_name: personName(),
  /** How many things it holds that were not sent. */
  pending: integer(0),
  /** When the first of them was stored: by the clock of the phone, at most the time of the report. */
  oldest_pending_at: dateTime().nullable(),
  /** How many things the server neither has nor knows to be on the phone. */
  missing: integer(0),
  reported_at: dateTime(),
});
export type Device = InferType<typeof device>;
