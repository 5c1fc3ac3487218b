import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { ELEVATOR_LIMITS } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { elevatorSentences } from '@smart-elevator/shared-api/contract/elevators/messages';
import { lengthOf } from '@smart-elevator/shared-api/contract/lengthOf';
import { sentences as framework } from '@smart-elevator/shared-api/contract/sentences';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validate';
import { sayAnswer } from '@smart-elevator/shared-ui/language/sayAnswer';
import { messages } from '../messages';
import type { ElevatorValues } from './elevatorValues';

type Errors = Partial<Record<keyof ElevatorValues, string>>;

/** Never required (P2 §5, decision 41). */
const OPTIONAL: readonly (keyof ElevatorValues)[] = ['main_completed_date'];

/** Asked of a new elevator only: an older one may have no customer (decision 38). */
const NEW_ONLY: readonly (keyof ElevatorValues)[] = ['customer_id'];

/** Not part of the form of a new elevator. */
const EDIT_ONLY: readonly (keyof ElevatorValues)[] = ['main_state', 'engineer_id'];

/** The texts that have a limit. */
const TEXTS = ['elevator_name', 'building_name', 'elevator_address', 'elevator_zip'] as const;

const FIELDS = Object.keys(messages.fields) as (keyof ElevatorValues)[];

/** Whether the form asks for a field. */
export const isRequired = (field: keyof ElevatorValues, form: 'add' | 'edit'): boolean =>
  ![...OPTIONAL, ...(form === 'add' ? EDIT_ONLY : NEW_ONLY)].includes(field);

/**
 * What is wrong with what was typed (P2 §5), in the order of the form. Days that are `stored` in an odd order are right as
 * long as they stay.
 */
function errorsOf(values: ElevatorValues, form: 'add' | 'edit', stored?: ElevatorValues): Errors {
  const missing = FIELDS.filter((field) => isRequired(field, form) && values[field].trim() === '');
  const errors: Errors = {};
  for (const field of missing) errors[field] = messages.form.fieldRequired;
  for (const field of TEXTS) {
    const max = ELEVATOR_LIMITS[field];
    if (lengthOf(values[field].trim()) > max) errors[field] = framework.tooLong(max);
  }
  const { main_start_date: start, main_due_date: due, main_completed_date: completed } = values;
  const isNew = (...days: (keyof ElevatorValues)[]) => days.some((day) => values[day] !== stored?.[day]);
  if (start && due && due < start && isNew('main_start_date', 'main_due_date'))
    errors.main_due_date = elevatorSentences.dueBeforeStart;
  if (completed > localDay() && isNew('main_completed_date'))
    errors.main_completed_date = elevatorSentences.completedInFuture;
  return errors;
}

/** For the form of a new elevator, and for that of one that is there. */
export const errorsOfForm: Record<
  'add' | 'edit',
  (values: ElevatorValues, stored?: ElevatorValues) => Errors
> = {
  add: (values) => errorsOf(values, 'add'),
  edit: (values, stored) => errorsOf(values, 'edit', stored),
};

/** The sentence for the whole form. */
export const summaryOf = (sentences: readonly string[]): string =>
  sentences.includes(messages.form.fieldRequired) ? messages.form.required : messages.form.correct;

/** The server's refusals under the fields of the form; what belongs to none of them comes as a sentence. */
export function errorsOfServer(errors: FieldErrors): { fields: Errors; rest: string } {
  const fields: Errors = {};
  const rest: string[] = [];
  for (const [name, sentences] of Object.entries(errors)) {
    const field = FIELDS.find((known) => known === (name === 'user_id' ? 'engineer_id' : name));
    if (field) fields[field] = sentences.map(sayAnswer).join(' ');
    else rest.push(...sentences.map(sayAnswer));
  }
  return { fields, rest: rest.join(' ') };
}
