import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import {
  parseFieldValue,
  VALUE_MAX_LENGTH,
} from '@smart-elevator/shared-api/contract/custom-fields/fieldValue';
import { anyValue, record, text } from '@smart-elevator/shared-api/contract/fields';
import { codePointLength } from '@smart-elevator/shared-api/contract/codePointLength';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { LABEL_MAX_LENGTH } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import {
  ticketDateErrors,
  type TicketDates,
} from '@smart-elevator/shared-api/contract/tickets/ticketDateErrors';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import type {
  TicketDetails,
  CustomFieldValueInput,
} from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { requiredSchema } from '@smart-elevator/shared-api/contract/fieldRules';
import { formSchemasOf } from '@smart-elevator/shared-api/contract/formValues';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { serverErrors } from '@smart-elevator/shared-ui/form/serverErrors';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import type { TicketForm } from './ticketForms';
import {
  INPUTS,
  nameOf,
  initialText,
  storedValues,
  textOf,
  type CustomValue,
  type TicketValues,
} from './ticketValues';
import type { TicketChoices } from './useTicketChoices';

export type TicketErrors = Partial<Record<keyof TicketValues & string, string>>;

interface Rules {
  form: Pick<TicketForm, 'assigneeOptional'>;
  choices: Pick<TicketChoices, 'fields' | 'technicians' | 'reporters'>;
  /** Undefined for a new ticket. */
  ticket: TicketDetails | undefined;
}

/**
 * The schema of a ticket form: the contract's rules of each field, every field required except nullable ones (R338),
 * and people by their names.
 */
export function ticketSchema({ form, choices, ticket }: Rules) {
  const { technicians, reporters, fields } = choices;
  const stored = storedValues(ticket);
  return record({
    elevator_id: requiredSchema(text(20)),
    ...formSchemasOf(ticketFields, INPUTS, {
      related: ['target_date', 'close_date'],
      errorsOf: (values: Partial<TicketDates>) => ticketDateErrors(values, ticket),
    }),
    reporter: requiredSchema(personIn((name) => reporters.has(name) || name === ticket?.reporter_name)),
    assignee: form.assigneeOptional
      ? personIn((name) => technicians.has(name)).optional()
      : requiredSchema(personIn((name) => technicians.has(name))),
    ...Object.fromEntries(fields.map((field) => [nameOf(field), customSchema(field, stored)])),
  });
}

/** An unknown person counts as none (R339): a draft may name a person who was deleted since. */
const personIn = (isKnown: (name: string) => boolean) =>
  text(150).test({
    name: 'known',
    skipAbsent: true,
    message: frameworkMessages.required,
    test: (name) => name === undefined || isKnown(name),
  });

/** A custom value that is unchanged is always valid. */
const customSchema = (field: CustomField, stored: ReadonlyMap<number, string>) =>
  anyValue<CustomValue>()
    .optional()
    .test({
      name: 'custom',
      test(value, context) {
        const typed = textOf(value);
        if (stored.has(field.id) && typed !== '' && typed === initialText(field, stored)) return true;
        const read = parseFieldValue(field, typed, stored.get(field.id));
        if (!read.ok) return context.createError({ message: read.sentence });
        const fits = codePointLength(typed) <= VALUE_MAX_LENGTH;
        return fits || context.createError({ message: frameworkMessages.tooLong(VALUE_MAX_LENGTH) });
      },
    });

/** Errors of the contract's schema or of the server, by input. */
export const inputErrors = (
  refused: FieldErrors,
  sent: readonly CustomFieldValueInput[] = [],
): TicketErrors => serverErrors(refused, (path) => inputOf(path, sent)).fields;

const LABEL_TOO_LONG = frameworkMessages.tooLong(LABEL_MAX_LENGTH);

/** The exact messages for the errors (R338, R340). */
export function summaryOf(wrong: readonly string[]): readonly string[] {
  const sentences = [
    ...(wrong.includes(frameworkMessages.required) ? [common.required] : []),
    ...(wrong.includes(LABEL_TOO_LONG) ? [messages.form.labelTooLong] : []),
  ];
  return sentences.length > 0 ? sentences : [messages.form.check];
}

/** `custom_field_values.2.value` is the input of the third field that was sent. */
function inputOf(
  path: string,
  sent: readonly CustomFieldValueInput[],
): (keyof TicketValues & string) | undefined {
  const [, at] = /^custom_field_values\.(\d+)\./.exec(path) ?? [];
  const value = at === undefined ? undefined : sent[Number(at)];
  if (value) return nameOf({ id: value.custom_field });
  return ['elevator_id' as const, ...INPUTS].find((name) => name === path);
}
