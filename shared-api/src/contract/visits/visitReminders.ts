import type { InferType } from 'yup';
import { integer, record } from '../fields';

/** The most days ahead of a visit on which customers are reminded. */
export const REMINDER_DAYS_MAX = 60;

/** Whether customers are reminded of visits, and how many days ahead (R1335). */
export const visitReminders = record({
  /** Null: they are not. */
  days_ahead: integer(1, REMINDER_DAYS_MAX).nullable(),
});
export type VisitReminders = InferType<typeof visitReminders>;
