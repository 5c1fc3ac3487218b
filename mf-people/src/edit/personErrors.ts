import { personChanges } from '@smart-elevator/shared-api/contract/people/person';
import { sentences as framework } from '@smart-elevator/shared-api/contract/sentences';
import { check, type FieldErrors } from '@smart-elevator/shared-api/contract/validate';
import { sayAnswer } from '@smart-elevator/shared-ui/language/sayAnswer';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { PERSON_FIELDS, type PersonValues } from './personValues';

type Errors = Partial<Record<keyof PersonValues, string>>;

/** What is wrong with what was typed: all four are needed (R407), and the server's own rules hold. */
export function errorsOfForm(values: PersonValues): Errors {
  const result = check(personChanges, values);
  const errors = result.ok ? {} : errorsOfServer(result.errors).fields;
  for (const field of PERSON_FIELDS) if (values[field].trim() === '') errors[field] = framework.required;
  return errors;
}

/** The sentence for the whole form; the form's own findings come as the contract says them, the server's as they are shown. */
export const summaryOf = (sentences: readonly string[]): string =>
  sentences.includes(framework.required) || sentences.includes(sayAnswer(framework.required))
    ? common.required
    : messages.form.correct;

/** The server's refusals under the fields of the form; what belongs to none of them comes as a sentence. */
export function errorsOfServer(errors: FieldErrors): { fields: Errors; rest: string } {
  const fields: Errors = {};
  const rest: string[] = [];
  for (const [name, sentences] of Object.entries(errors)) {
    const field = PERSON_FIELDS.find((known) => known === name);
    if (field) fields[field] = sentences.map(sayAnswer).join(' ');
    else rest.push(...sentences.map(sayAnswer));
  }
  return { fields, rest: rest.join(' ') };
}
