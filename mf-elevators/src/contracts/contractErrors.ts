import { wrongContractDays } from '@smart-elevator/shared-api/contract/contracts/contractChange';
import { CONTRACT_LIMITS } from '@smart-elevator/shared-api/contract/contracts/limits';
import { contractSentences } from '@smart-elevator/shared-api/contract/contracts/messages';
import { sentences } from '@smart-elevator/shared-api/contract/sentences';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validate';
import { sayAnswer } from '@smart-elevator/shared-ui/language/sayAnswer';
import type { ContractValues } from './contractValues';
import { messages } from './messages';

type Field = keyof ContractValues;
type Errors = Partial<Record<Field, string>>;

const FIELDS = Object.keys(messages.fields) as Field[];
const NUMBERS = ['value_rupees', 'visits_a_year'] as const;

/** What is wrong with what was typed, in the order of the form. */
export function errorsOf(values: ContractValues): Errors {
  const errors: Errors = {};
  for (const field of FIELDS)
    if (values[field].toString().trim() === '') errors[field] = messages.form.fieldRequired;
  for (const field of NUMBERS) {
    const most = CONTRACT_LIMITS[field];
    if (errors[field]) continue;
    if (!/^\d+$/.test(values[field].trim())) errors[field] = messages.form.whole;
    else if (Number(values[field]) > most) errors[field] = sentences.tooLarge(most);
  }
  if (values.elevator_ids.length > CONTRACT_LIMITS.elevators)
    errors.elevator_ids = contractSentences.tooManyElevators;
  if (!errors.start_date && !errors.end_date)
    errors.end_date ??= wrongContractDays(values).end_date?.map(sayAnswer).join(' ');
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence !== undefined));
}

/** The sentence for the whole form. */
export const summaryOf = (found: readonly string[]): string =>
  found.includes(messages.form.fieldRequired) ? messages.form.required : messages.form.correct;

/** The server's refusals under the fields of the form; what belongs to none of them comes as a sentence. */
export function errorsOfServer(errors: FieldErrors): { fields: Errors; rest: string } {
  const fields: Errors = {};
  const rest: string[] = [];
  for (const [name, found] of Object.entries(errors)) {
    const field = FIELDS.find((known) => known === name);
    if (field) fields[field] = found.map(sayAnswer).join(' ');
    else rest.push(...found.map(sayAnswer));
  }
  return { fields, rest: rest.join(' ') };
}
