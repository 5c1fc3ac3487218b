import type { InferType } from 'yup';
import { integer, record } from '../fields';

/** The number of technicians who can share the work of one who leaves. */
export const MAX_RECEIVERS = 50;

/** The days, from today, whose visits are counted. */
export const COMING_DAYS = 30;

/** What waits for a technician: tickets that are not Closed, elevators, and the coming visits. */
export const personWork = record({
  open_tickets: integer(0),
  elevators: integer(0),
  coming_visits: integer(0),
});
export type PersonWork = InferType<typeof personWork>;
