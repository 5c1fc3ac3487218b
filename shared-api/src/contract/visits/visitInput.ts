import type { InferType } from 'yup';
import { blankableText, choice, day, flag, id, integer, list, record } from '../fields';
import { moment } from '../moment';
import { signature } from './signature';
import { LIFT_OUTCOMES, VISIT_STATES } from './visitState';
import {
  MAX_ESTIMATE,
  MAX_VISIT_LIFTS,
  MAX_VISIT_TICKETS,
  NOTE_MAX,
  PARTS_MAX,
  REASON_MAX,
  timeOfDay,
  visitPlace,
} from './visit';

/** What can be planned of a visit. Lists are sets: duplicates count once. */
const plan = {
  planned_day: day(),
  from_time: timeOfDay().nullable(),
  to_time: timeOfDay().nullable(),
  estimate_minutes: integer(5, MAX_ESTIMATE),
  /** At most two (R1204); the first one leads. */
  technician_ids: list(id(), 10),
  ticket_ids: list(id(), MAX_VISIT_TICKETS),
  note: blankableText(NOTE_MAX),
};

/** The body of POST /api/visits/: a visit without a contract, such as a repair or an inspection (R1206). */
export const newVisit = record({
  elevator_ids: list(id(), MAX_VISIT_LIFTS),
  planned_day: plan.planned_day,
  from_time: plan.from_time.optional(),
  to_time: plan.to_time.optional(),
  estimate_minutes: plan.estimate_minutes.optional(),
  technician_ids: plan.technician_ids.optional(),
  ticket_ids: plan.ticket_ids.optional(),
  note: plan.note.optional(),
  /** When somebody asked for it; now, if it is missing. */
  requested_at: moment().optional(),
});
export type NewVisit = InferType<typeof newVisit>;

/** The body of PATCH /api/visits/{id}/: omitted fields stay as they are. `version` is the one that the caller has seen. */
export const visitChanges = record({
  version: integer(1),
  planned_day: plan.planned_day.optional(),
  from_time: plan.from_time.optional(),
  to_time: plan.to_time.optional(),
  estimate_minutes: plan.estimate_minutes.optional(),
  technician_ids: plan.technician_ids.optional(),
  ticket_ids: plan.ticket_ids.optional(),
  note: plan.note.optional(),
});
export type VisitChanges = InferType<typeof visitChanges>;

/** The body of POST /api/visits/{id}/state/ (R1202). */
export const visitStateChange = record({
  version: integer(1),
  state: choice(VISIT_STATES),
  /** Required to hold, to cancel and to undo. */
  reason: blankableText(REASON_MAX).optional(),
  /** The clock of the device; now, if it is missing. */
  device_at: moment().optional(),
  /** For Done: the parts that were used, in words (R1403). */
  parts_used: blankableText(PARTS_MAX).optional(),
  /** For Done: the signature of the customer, at most 64 KB as JSON (R1441). */
  signature: signature.default(undefined).optional(),
  /** Where the technician is, if they share it with this visit (R1442). */
  place: visitPlace.default(undefined).optional(),
  /** For Done: the outcome of each lift; a lift that is not named was maintained (R1203). */
  lifts: list(
    record({
      elevator_id: id(),
      outcome: choice(LIFT_OUTCOMES),
      reason: blankableText(REASON_MAX).optional(),
      /** All items of its checklist were ok, on paper: by the dealer, of a lift without an answer (R1256). */
      all_ok: flag().optional(),
    }),
    MAX_VISIT_LIFTS,
  ).optional(),
});
export type VisitStateChange = InferType<typeof visitStateChange>;
