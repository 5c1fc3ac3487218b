import type { InferType } from 'yup';
import { decimal } from '../../decimal';
import {
  blankableLine,
  blankableText,
  choice,
  dateTime,
  flag,
  id,
  integer,
  list,
  oneLine,
  record,
  text,
} from '../../fields';
import { visitPerson } from '../visit';
import {
  CHECK_TEXT_MAX,
  checkItem,
  MAX_CHECK_VALUE,
  MAX_CHECKS,
  VISIT_KINDS,
  type CheckItem,
} from './checklist';

/** The results of an item; a value outside of its limits is not ok (R1254). */
export const CHECK_RESULTS = ['Ok', 'NotOk', 'NotApplicable'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

/** The names of the results. */
export const resultMessages = {
  Ok: 'OK',
  NotOk: 'Not OK',
  NotApplicable: 'Not applicable',
} as const satisfies Record<CheckResult, string>;

export const CHECK_WORDS_MAX = 1_000;

/** An item of a lift at a visit, with its answer. */
export const visitCheck = checkItem.concat(
  record({
    /** Its place in the list, from 1 on. */
    item: integer(1, MAX_CHECKS),
    /** Null: not answered. */
    result: choice(CHECK_RESULTS).nullable(),
    value: decimal(-MAX_CHECK_VALUE, MAX_CHECK_VALUE).nullable(),
    words: blankableText(CHECK_WORDS_MAX),
    /** Said to be ok with all items of the lift, after a visit on paper (R1256). */
    on_paper: flag(),
    answered_by: visitPerson.nullable(),
    answered_at: dateTime().nullable(),
    /** The ticket that was made of it (R1257). */
    ticket_id: id().nullable(),
    ticket_key: blankableText(50).nullable(),
    /** How many pictures it has. */
    photos: integer(0),
  }),
);
export type VisitCheck = InferType<typeof visitCheck>;

/** The checklist of one lift of a visit (R1253). */
export const liftChecks = record({
  elevator_id: id(),
  elevator_name: blankableText(100),
  visit_kind: choice(VISIT_KINDS),
  /** Whether the items are the dealer's own, rather than those of the default. */
  is_own: flag(),
  /** Whether the items were copied into the visit; before that they are what it would have. */
  is_frozen: flag(),
  /** Goes up with each answer; 0 before the first one. */
  version: integer(0),
  /** The version of the dealer's checklist, until its items are copied into the visit. */
  checklist_version: integer(0).nullable(),
  items: list(visitCheck, MAX_CHECKS),
});
export type LiftChecks = InferType<typeof liftChecks>;

/** The checklists of a visit, one for each lift. */
export const visitChecks = record({ lifts: list(liftChecks, 200) });
export type VisitChecks = InferType<typeof visitChecks>;

/** An answer to one item. What its kind does not have is ignored; null and '' take an answer back. */
export const checkAnswer = record({
  item: integer(1, MAX_CHECKS),
  /** Of a value or words, only whether they do not apply. */
  result: choice(CHECK_RESULTS).nullable().optional(),
  value: decimal(-MAX_CHECK_VALUE, MAX_CHECK_VALUE).nullable().optional(),
  words: blankableText(CHECK_WORDS_MAX).optional(),
  /** The text of the item that the caller has seen: it is found by it where its place in the list is another one. */
  text: oneLine(CHECK_TEXT_MAX).optional(),
});
export type CheckAnswer = InferType<typeof checkAnswer>;

/** The body of PUT /api/visits/{visit}/checks/{elevator}/: some or all answers of a lift (R1254). */
export const checkAnswers = record({
  /** The version of the lift's checklist that the caller has seen. */
  version: integer(0),
  /** The version of the dealer's checklist that the caller has seen; null when its items were copied into the visit already. */
  checklist_version: integer(0).nullable().optional(),
  answers: list(checkAnswer, MAX_CHECKS),
});
export type CheckAnswers = InferType<typeof checkAnswers>;

/** The body of a 409: somebody else was first with the same item, or the checklist is another one. */
export const checksConflict = record({ detail: text(500), current: liftChecks });

/** An item of a visit as its AMC report keeps it (R1258). */
export const reportedCheck = checkItem.pick(['place', 'text', 'unit', 'lower', 'upper']).concat(
  record({
    result: choice(CHECK_RESULTS).nullable(),
    value: decimal(-MAX_CHECK_VALUE, MAX_CHECK_VALUE).nullable(),
    words: blankableText(CHECK_WORDS_MAX),
    on_paper: flag(),
    ticket_key: blankableLine(CHECK_TEXT_MAX).nullable(),
  }),
);
export type ReportedCheck = InferType<typeof reportedCheck>;

/**
 * The item that a caller means by its number and its text. Where the list is not the one that they have seen, by its text alone;
 * undefined unless exactly one item has it.
 */
export function meantItem<Item extends Pick<VisitCheck, 'item' | 'text'>>(
  items: readonly Item[],
  { item, text }: Pick<CheckAnswer, 'item' | 'text'>,
  isSeen: boolean,
): Item | undefined {
  const numbered = items.find((one) => one.item === item);
  if (isSeen && (text ?? numbered?.text) === numbered?.text) return numbered;
  const named = items.filter((one) => one.text === text);
  return named.length === 1 ? named[0] : undefined;
}

type Answered = Pick<CheckItem, 'answer' | 'lower' | 'upper'>;

/** What an answer says of an item: undefined of a part that stays as it is. */
export function resultOf(
  { answer, lower, upper }: Answered,
  { result = null, value = null, words = '' }: Omit<CheckAnswer, 'item'>,
): Pick<VisitCheck, 'result' | 'value' | 'words'> {
  if (answer === 'check') return { result, value: null, words: '' };
  if (result === 'NotApplicable') return { result, value: null, words: '' };
  if (answer === 'text') return { result: words === '' ? null : 'Ok', value: null, words };
  if (value === null) return { result: null, value, words: '' };
  const isOutside = (lower !== null && value < lower) || (upper !== null && value > upper);
  return { result: isOutside ? 'NotOk' : 'Ok', value, words: '' };
}

/** What an item still needs before its lift is done (R1255); null when nothing. */
export function missingOf({
  required,
  photo_required,
  result,
  photos,
  on_paper,
}: Pick<VisitCheck, 'required' | 'photo_required' | 'result' | 'photos' | 'on_paper'>):
  | 'answer'
  | 'photo'
  | null {
  if (required && result === null) return 'answer';
  const needsPhoto = result !== null && result !== 'NotApplicable' && !on_paper;
  return photo_required && needsPhoto && photos === 0 ? 'photo' : null;
}
