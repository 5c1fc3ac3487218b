import { readFieldValue } from '@smart-elevator/shared-api/contract/custom-fields/fieldValue';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { sentences } from '@smart-elevator/shared-api/contract/sentences';
import { LABEL_MAX_LENGTH } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { wrongDays } from '@smart-elevator/shared-api/contract/tickets/ticketDates';
import type { WrittenValue } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validate';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { nameOf, textOf, type TicketValues } from './ticketValues';

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

/** What is wrong with the values, by field. A custom value that stays as it is stored is right. */
export function errorsOfForm(
  values: TicketValues,
  fields: readonly CustomField[],
  stored: ReadonlyMap<number, string>,
): TicketErrors {
  const errors: TicketErrors = {};
  for (const name of NEEDED) if (values[name].trim() === '') errors[name] = sentences.required;
  if ([...values.label.trim()].length > LABEL_MAX_LENGTH) errors.label = LABEL_TOO_LONG;
  const days = wrongDays(values);
  const [target] = days['target_date'] ?? [];
  const [close] = days['close_date'] ?? [];
  if (target) errors.target_date = target;
  if (close) errors.close_date = close;
  for (const field of fields) {
    const text = textOf(values[nameOf(field)]);
    if (text !== '' && text === stored.get(field.id)) continue;
    const read = readFieldValue(field, text, stored.get(field.id));
    if (!read.ok) errors[nameOf(field)] = read.sentence;
  }
  return errors;
}

/** The server's sentences, under the inputs that they are about. */
export function errorsOfServer(refused: FieldErrors, sent: readonly WrittenValue[] = []): TicketErrors {
  const errors: TicketErrors = {};
  for (const [path, [sentence]] of Object.entries(refused)) {
    const name = inputOf(path, sent);
    if (name && sentence) errors[name] = sentence;
  }
  return errors;
}

/** The sentence of the parts for what is wrong (P1 §5). */
export function summaryOf(wrong: readonly string[]): string {
  if (wrong.includes(sentences.required)) return common.required;
  return wrong.includes(LABEL_TOO_LONG) ? messages.form.labelTooLong : messages.form.check;
}

/** `custom_field_values.2.value` is the input of the field that was sent third. */
function inputOf(path: string, sent: readonly WrittenValue[]): (keyof TicketValues & string) | undefined {
  const [, at] = /^custom_field_values\.(\d+)\./.exec(path) ?? [];
  const value = at === undefined ? undefined : sent[Number(at)];
  if (value) return nameOf({ id: value.custom_field });
  return [...NEEDED, 'close_date' as const].find((name) => name === path);
}
