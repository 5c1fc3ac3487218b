import type { InferType } from 'yup';
import { blankableText, choice, day, id, moment, record } from '../fields';
import { MAIN_STATES } from '../elevators/elevatorChoices';

/** A change of the state of an elevator's maintenance. */
export const historyEntry = record({
  entry_id: id(),
  at: moment(),
  /** A user name; null when the days did it, or nobody is known. */
  who: blankableText(150).nullable(),
  /** null: the elevator was new. */
  from_state: choice(MAIN_STATES).nullable(),
  to_state: choice(MAIN_STATES),
  due_date: day(),
  completed_date: day().nullable(),
});
export type HistoryEntry = InferType<typeof historyEntry>;
