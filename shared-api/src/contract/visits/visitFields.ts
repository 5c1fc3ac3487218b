import { text } from '../fields';
import { frameworkMessages } from '../frameworkMessages';

export const NOTE_MAX = 2_000;

/** A time of the day, HH:MM from 00:00 to 23:59, in the dealer's time zone. */
export const timeOfDay = () =>
  text(5).matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: frameworkMessages.notTime });
