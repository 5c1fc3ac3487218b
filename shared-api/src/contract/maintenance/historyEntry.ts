import type { InferType } from 'yup';
import { blankableText, choice, day, dateTime, record, id } from '../fields';
import { MAIN_STATES } from '../elevators/elevatorChoices';

/** A change of an elevator's maintenance state. */
export const historyEntry = record({
  entry_id: id(),
  at: dateTime(),
  /** A user name; null when the date caused the change, or the user is unknown. */
  who: blankableText(150).nullable(),
  /** null: the elevator was new. */
  from_state: choice(MAIN_STATES).nullable(),
  to_state: choice(MAIN_STATES),
  due_date: day(),
  completed_date: day().nullable(),
});
export type HistoryEntry = InferType<typeof historyEntry>;
