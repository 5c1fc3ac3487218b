import {
  readFieldValue,
  VALUE_MAX_LENGTH,
} from '@smart-elevator/shared-api/contract/custom-fields/fieldValue';
import { lengthOf } from '@smart-elevator/shared-api/contract/lengthOf';
import { sentences } from '@smart-elevator/shared-api/contract/sentences';
import {
  LABEL_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  SUMMARY_MAX_LENGTH,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { wrongDays } from '@smart-elevator/shared-api/contract/tickets/ticketDates';
import type { TicketDetails, WrittenValue } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validate';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import type { TicketForm } from './ticketForms';
import { nameOf, openedText, storedValues, textOf, type TicketValues } from './ticketValues';
import type { TicketChoices } from './useTicketChoices';

export type TicketErrors = Partial<Record<keyof TicketValues & string, string>>;

/** Every field but close_date must be filled (P1 §5). */
const NEEDED = [
  'elevator_id',
  'label',
  'summary',
  'description',
  'reporter',
  'assignee',
  'status',
  'resolution',
  'priority',
  'start_date',
  'target_date',
] as const satisfies readonly (keyof TicketValues)[];

const LABEL_TOO_LONG = sentences.tooLong(LABEL_MAX_LENGTH);

/** The longest texts, in characters. */
const LONGEST = {
  label: LABEL_MAX_LENGTH,
  summary: SUMMARY_MAX_LENGTH,
  description: DESCRIPTION_MAX_LENGTH,
} as const satisfies Partial<Record<keyof TicketValues, number>>;

interface Rules {
  form: Pick<TicketForm, 'assigneeOptional'>;
  choices: Pick<TicketChoices, 'fields' | 'technicians' | 'reporters'>;
  /** None for a new one. */
  ticket: TicketDetails | undefined;
}

/** What is wrong with the values, by field. A custom value that stays as it is stored is right. */
export function errorsOfForm(values: TicketValues, { form, choices, ticket }: Rules): TicketErrors {
  const errors: TicketErrors = {};
  for (const name of NEEDED) {
    const optional = name === 'assignee' && form.assigneeOptional;
    if (values[name].trim() === '' && !optional) errors[name] = sentences.required;
  }
  for (const [name, max] of entriesOf(LONGEST)) {
    if (lengthOf(values[name].trim()) > max) errors[name] = sentences.tooLong(max);
  }
  // Whoever is not found among the people counts as nobody (P1 §5): a draft may name somebody who is gone by now.
  const { assignee, reporter } = values;
  if (assignee !== '' && !choices.technicians.has(assignee)) errors.assignee = sentences.required;
  const isKnown = choices.reporters.has(reporter) || reporter === ticket?.reporter_name;
  if (!isKnown) errors.reporter = sentences.required;
  const days = wrongDays(values, ticket);
  const [target] = days['target_date'] ?? [];
  const [close] = days['close_date'] ?? [];
  if (target) errors.target_date = target;
  if (close) errors.close_date = close;
  const stored = storedValues(ticket);
  for (const field of choices.fields) {
    const text = textOf(values[nameOf(field)]);
    if (stored.has(field.id) && text !== '' && text === openedText(field, stored)) continue;
    const read = readFieldValue(field, text, stored.get(field.id));
    if (!read.ok) errors[nameOf(field)] = read.sentence;
    else if (lengthOf(text) > VALUE_MAX_LENGTH) errors[nameOf(field)] = sentences.tooLong(VALUE_MAX_LENGTH);
  }
  return errors;
}

const entriesOf = <T extends object>(table: T) => Object.entries(table) as [keyof T, T[keyof T]][];

/** The server's sentences, under the inputs that they are about. */
export function errorsOfServer(refused: FieldErrors, sent: readonly WrittenValue[] = []): TicketErrors {
  const errors: TicketErrors = {};
  for (const [path, [sentence]] of Object.entries(refused)) {
    const name = inputOf(path, sent);
    if (name && sentence) errors[name] = sentence;
  }
  return errors;
}

/** The sentences of the parts for what is wrong (P1 §5). */
export function summaryOf(wrong: readonly string[]): readonly string[] {
  const told = [
    ...(wrong.includes(sentences.required) ? [common.required] : []),
    ...(wrong.includes(LABEL_TOO_LONG) ? [messages.form.labelTooLong] : []),
  ];
  return told.length > 0 ? told : [messages.form.check];
}

/** `custom_field_values.2.value` is the input of the field that was sent third. */
function inputOf(path: string, sent: readonly WrittenValue[]): (keyof TicketValues & string) | undefined {
  const [, at] = /^custom_field_values\.(\d+)\./.exec(path) ?? [];
  const value = at === undefined ? undefined : sent[Number(at)];
  if (value) return nameOf({ id: value.custom_field });
  return [...NEEDED, 'close_date' as const].find((name) => name === path);
}
