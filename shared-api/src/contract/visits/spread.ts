import type { InferType } from 'yup';
import { blankableText, day, flag, id, integer, list, record } from '../fields';
import { MAX_ESTIMATE, MAX_TECHNICIANS, timeOfDay, visitPerson } from './visit';

/** The most visits of one change. */
export const MAX_MOVES = 500;

/** Whose days are spread: those of a technician who cannot work (R1211). Both days inclusive, at most 31. */
export const spreadQuery = record({
  technician_id: id(),
  from: day(),
  to: day(),
  /** Each visit stays on its day; only its technician changes. */
  keep_day: flag().optional(),
});
export type SpreadQuery = InferType<typeof spreadQuery>;

/** A visit that somebody else would do, or on another day. */
export const spreadChange = record({
  visit_id: id(),
  version: integer(1),
  building_name: blankableText(200),
  /** HH:MM; null when any time of the day will do. */
  from_time: timeOfDay().nullable(),
  to_time: timeOfDay().nullable(),
  estimate_minutes: integer(0, MAX_ESTIMATE),
  from_day: day(),
  to_day: day(),
  /** Those who do it now, and those who would. */
  technicians: list(visitPerson, MAX_TECHNICIANS),
  next_technicians: list(visitPerson, MAX_TECHNICIANS),
});
export type SpreadChange = InferType<typeof spreadChange>;

/** The booked minutes of a technician on a day that gets visits, before and after. */
export const spreadLoad = record({
  technician: visitPerson,
  day: day(),
  before: integer(0),
  after: integer(0),
});

/** How days would be spread (R1211). */
export const spreadPreview = record({
  changes: list(spreadChange, MAX_MOVES),
  loads: list(spreadLoad),
  /** Visits under way on these days: they stay. */
  begun: integer(0),
  day_minutes: integer(60, 24 * 60),
});
export type SpreadPreview = InferType<typeof spreadPreview>;

/** Where a visit goes, and the version of it that was seen. */
export const visitMove = record({
  visit_id: id(),
  version: integer(1),
  planned_day: day(),
  /** At most two (R1204); the first one leads. */
  technician_ids: list(id(), 10),
});
export type VisitMove = InferType<typeof visitMove>;

export const visitMoves = record({ moves: list(visitMove, MAX_MOVES) });
