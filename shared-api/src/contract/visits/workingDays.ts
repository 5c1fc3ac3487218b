import type { InferType } from 'yup';
import { blankableLine, choice, day, flag, id, integer, list, oneLine, record } from '../fields';
import { visitPerson } from './visit';
import { visitMessages } from './visitMessages';

/** The days on which nobody works, at most this many dated ones. */
export const MAX_HOLIDAYS = 1_000;

/** A dated day off. */
export const holiday = record({
  day: day(),
  name: oneLine(100),
  /** On the same day every year: it is copied to the next year. */
  fixed: flag(),
});
export type Holiday = InferType<typeof holiday>;

/** The national days, which are off unless a dealer stores another working calendar (R1232), as they are in a year. */
export const nationalDays = (year: string): Holiday[] => [
  { day: `${year}-01-26`, name: visitMessages.republicDay, fixed: true },
  { day: `${year}-08-15`, name: visitMessages.independenceDay, fixed: true },
  { day: `${year}-10-02`, name: visitMessages.gandhiJayanti, fixed: true },
];

/** The dealer's working calendar (R1208). */
export const workingDays = record({
  /** 0 is Sunday. Not all seven. */
  weekly_offs: list(integer(0, 6), 7).test({
    name: 'working-day',
    message: visitMessages.weekWithoutWork,
    test: (days) => new Set(days).size < 7,
  }),
  /** By day. */
  holidays: list(holiday, MAX_HOLIDAYS),
  /** Minutes that a technician works on a day. */
  day_minutes: integer(60, 24 * 60),
  /** Visits are planned this many days ahead. */
  horizon_days: integer(7, 366),
});
export type WorkingDays = InferType<typeof workingDays>;

/** What a working calendar would do to the visits that are planned already, if it were stored (R1233). */
export const workingDaysPreview = record({
  /** The planner's own visits on its days off: they are planned again. */
  replanned: integer(0),
  /** Visits on its days off that stay, because a person planned them. */
  kept: integer(0),
});
export type WorkingDaysPreview = InferType<typeof workingDaysPreview>;

/** The kinds of absences. */
export const ABSENCE_KINDS = ['Leave', 'Sick', 'Training', 'Other'] as const;

/** A technician's absence, both days inclusive (R1209). */
export const absence = record({
  absence_id: id(),
  technician: visitPerson,
  from: day(),
  to: day(),
  kind: choice(ABSENCE_KINDS),
  note: blankableLine(200),
});
export type Absence = InferType<typeof absence>;

/** The body of POST /api/visits/absences/. */
export const newAbsence = record({
  technician_id: id(),
  from: day(),
  to: day(),
  kind: choice(ABSENCE_KINDS),
  note: blankableLine(200).optional(),
});
export type NewAbsence = InferType<typeof newAbsence>;
