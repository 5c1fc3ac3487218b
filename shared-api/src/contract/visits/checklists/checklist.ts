import type { InferType } from 'yup';
import { decimal } from '../../decimal';
import { blankableLine, choice, flag, integer, list, oneLine, record, text } from '../../fields';

/** The kinds of visits that have a checklist each (R1251). */
export const VISIT_KINDS = ['Monthly', 'Quarterly', 'Yearly', 'Other'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/**
 * The kind of a visit, from its period (R1251): yearly if the contract year ends in its part of the year, else quarterly if a quarter
 * does, else monthly. Of twelve visits a year the twelfth is yearly and each third one quarterly. Without a period it is another one.
 */
export function visitKindOf(period: number | null, visits_a_year: number | null): VisitKind {
  if (period === null || !visits_a_year) return 'Other';
  const endsWithin = (parts: number) =>
    Math.floor((period * parts) / visits_a_year) > Math.floor(((period - 1) * parts) / visits_a_year);
  if (endsWithin(1)) return 'Yearly';
  return endsWithin(4) ? 'Quarterly' : 'Monthly';
}

/** Where an item is, in the order of the work (R1250). */
export const CHECK_PLACES = ['Pit', 'Car', 'CarTop', 'Landings', 'MachineRoom', 'Run'] as const;
export type CheckPlace = (typeof CHECK_PLACES)[number];

/** The names of the places. */
export const placeMessages = {
  Pit: 'Pit',
  Car: 'Car',
  CarTop: 'Car top',
  Landings: 'Landings',
  MachineRoom: 'Machine room',
  Run: 'Run',
} as const satisfies Record<CheckPlace, string>;

/** How an item is answered: ok, not ok or not applicable; with a number; in words. */
export const ANSWER_KINDS = ['check', 'value', 'text'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

export const MAX_CHECKS = 200;
export const CHECK_TEXT_MAX = 200;
/** The largest value of an item, and its limits. */
export const MAX_CHECK_VALUE = 1_000_000;

const value = () => decimal(-MAX_CHECK_VALUE, MAX_CHECK_VALUE);

/** An item of a checklist (R1250). */
export const checkItem = record({
  place: choice(CHECK_PLACES),
  text: oneLine(CHECK_TEXT_MAX),
  answer: choice(ANSWER_KINDS),
  /** Of a value; '' otherwise. */
  unit: blankableLine(20),
  /** A value below or above is not ok; null without a limit. */
  lower: value().nullable(),
  upper: value().nullable(),
  required: flag(),
  photo_required: flag(),
});
export type CheckItem = InferType<typeof checkItem>;

/** The checklist of a kind of visit: the dealer's own, or the default (R1252). */
export const checklist = record({
  visit_kind: choice(VISIT_KINDS),
  is_own: flag(),
  /** Goes up with each change, also with a deletion. */
  version: integer(0),
  items: list(checkItem, MAX_CHECKS),
});
export type Checklist = InferType<typeof checklist>;

/** The body of PUT /api/visits/checklists/{kind}/: the items in their order. `version` is the one that the caller has seen. */
export const checklistInput = record({ version: integer(0), items: list(checkItem, MAX_CHECKS) });
export type ChecklistInput = InferType<typeof checklistInput>;

/** The body of a 409: the checklist was changed meanwhile. */
export const checklistConflict = record({ detail: text(500), current: checklist });
