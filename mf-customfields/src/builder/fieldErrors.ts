import {
  faultOfOptions,
  optionsOfLines,
} from '@smart-elevator/shared-api/contract/custom-fields/fieldOptions';
import {
  FIELD_DESCRIPTION_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from '@smart-elevator/shared-api/contract/custom-fields/limits';
import { lengthOf } from '@smart-elevator/shared-api/contract/lengthOf';
import { sentences } from '@smart-elevator/shared-api/contract/sentences';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validate';
import { serverErrors } from '@smart-elevator/shared-ui/form/serverErrors';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { formatOf, type FieldValues } from './fieldValues';

type Errors = Partial<Record<keyof FieldValues, string>>;

/** What is wrong with what was typed, in the order of the form. */
export function errorsOfForm(values: FieldValues): Errors {
  const errors: Errors = {};
  const { format, name, description, options } = values;
  if (format === '') errors.format = messages.form.fieldRequired;
  if (name.trim() === '') errors.name = messages.form.fieldRequired;
  else if (lengthOf(name.trim()) > NAME_MAX_LENGTH) errors.name = sentences.tooLong(NAME_MAX_LENGTH);
  if (lengthOf(description.trim()) > FIELD_DESCRIPTION_MAX_LENGTH)
    errors.description = sentences.tooLong(FIELD_DESCRIPTION_MAX_LENGTH);
  const known = formatOf(format);
  const fault = known && faultOfOptions(known, optionsOfLines(options));
  if (fault) errors.options = fault;
  return errors;
}

/** The sentence for the whole form: the specified one while something is missing (R711), else that something is wrong. */
export const summaryOf = {
  add: (wrong: readonly string[]) =>
    wrong.includes(messages.form.fieldRequired) ? messages.add.missing : messages.form.correct,
  edit: (wrong: readonly string[]) =>
    wrong.includes(messages.form.fieldRequired) ? common.required : messages.form.correct,
};

const INPUTS = [
  'format',
  'name',
  'description',
  'is_required',
  'options',
] as const satisfies readonly (keyof FieldValues)[];

/** The server's refusals under the inputs of the form; what belongs to none of them comes as a sentence. */
export const errorsOfServer = (refused: FieldErrors) =>
  // `options.3` is the fourth option.
  serverErrors(refused, (path) => INPUTS.find((name) => name === path.split('.')[0]));
