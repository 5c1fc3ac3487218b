import type { InferType } from 'yup';
import { blankableText, dateTime, day, id, integer, record } from '../fields';

/**
 * The visits of a customer to one building: the next one, the one that was done last, and how many were missed; and the visits that
 * running contracts promise to it, with what became of them, as of a contract (R1331, R1201).
 */
export const customerVisits = record({
  building_name: blankableText(200),
  next_visit_id: id().nullable(),
  next_day: day().nullable(),
  done_visit_id: id().nullable(),
  done_at: dateTime().nullable(),
  missed: integer(0),
  visits_promised: integer(0).optional(),
  visits_done: integer(0).optional(),
  visits_missed: integer(0).optional(),
  visits_planned: integer(0).optional(),
});
export type CustomerVisits = InferType<typeof customerVisits>;
