import type { Field } from '@smart-elevator/shared-api/contract/entityFields';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import {
  readFieldValue,
  VALUE_MAX_LENGTH,
} from '@smart-elevator/shared-api/contract/custom-fields/fieldValue';
import { anything, record, text } from '@smart-elevator/shared-api/contract/fields';
import { lengthOf } from '@smart-elevator/shared-api/contract/lengthOf';
import { sentences } from '@smart-elevator/shared-api/contract/sentences';
import { LABEL_MAX_LENGTH } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { wrongDays, type TicketDays } from '@smart-elevator/shared-api/contract/tickets/ticketDates';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import type { TicketDetails, WrittenValue } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { filled, withRule } from '@smart-elevator/shared-api/contract/fieldRules';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validate';
import { serverErrors } from '@smart-elevator/shared-ui/form/serverErrors';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import type { TicketForm } from './ticketForms';
import {
  INPUTS,
  nameOf,
  openedText,
  storedValues,
  textOf,
  type CustomValue,
  type InputName,
  type TicketValues,
} from './ticketValues';
import type { TicketChoices } from './useTicketChoices';

export type TicketErrors = Partial<Record<keyof TicketValues & string, string>>;

interface Rules {
  form: Pick<TicketForm, 'assigneeOptional'>;
  choices: Pick<TicketChoices, 'fields' | 'technicians' | 'reporters'>;
  /** None for a new one. */
  ticket: TicketDetails | undefined;
}

const rows: Readonly<Record<InputName, Field<string>>> = ticketFields;

/**
 * What a ticket form asks for: the contract's rules of each field, every field filled but those that may be null (R338),
 * and people by their names.
 */
export function ticketSchema({ form, choices, ticket }: Rules) {
  const { technicians, reporters, fields } = choices;
  const stored = storedValues(ticket);
  return record({
    elevator_id: filled(text(20)),
    ...Object.fromEntries(INPUTS.map((name) => [name, inputSchema(name, ticket)])),
    reporter: filled(personIn((name) => reporters.has(name) || name === ticket?.reporter_name)),
    assignee: form.assigneeOptional
      ? personIn((name) => technicians.has(name)).optional()
      : filled(personIn((name) => technicians.has(name))),
    ...Object.fromEntries(fields.map((field) => [nameOf(field), customSchema(field, stored)])),
  });
}

function inputSchema(name: InputName, ticket: TicketDetails | undefined) {
  const { kind, written } = rows[name];
  const schema = written.spec.nullable || kind === 'flag' ? written : filled(written);
  if (name !== 'target_date' && name !== 'close_date') return schema;
  return withRule(schema, (values: TicketDays) => wrongDays(values, ticket)[name]?.[0]);
}

/** A person who is not found counts as nobody (R339): a draft may name somebody who is deleted by now. */
const personIn = (isKnown: (name: string) => boolean) =>
  text(150).test({
    name: 'known',
    skipAbsent: true,
    message: sentences.required,
    test: (name) => name === undefined || isKnown(name),
  });

/** A custom value that stays as it is stored is right. */
const customSchema = (field: CustomField, stored: ReadonlyMap<number, string>) =>
  anything<CustomValue>()
    .optional()
    .test({
      name: 'custom',
      test(value, context) {
        const typed = textOf(value);
        if (stored.has(field.id) && typed !== '' && typed === openedText(field, stored)) return true;
        const read = readFieldValue(field, typed, stored.get(field.id));
        if (!read.ok) return context.createError({ message: read.sentence });
        const fits = lengthOf(typed) <= VALUE_MAX_LENGTH;
        return fits || context.createError({ message: sentences.tooLong(VALUE_MAX_LENGTH) });
      },
    });

/** Refusals of the contract's schema or of the server, under the inputs that they are about. */
export const inputErrors = (refused: FieldErrors, sent: readonly WrittenValue[] = []): TicketErrors =>
  serverErrors(refused, (path) => inputOf(path, sent)).fields;

const LABEL_TOO_LONG = sentences.tooLong(LABEL_MAX_LENGTH);

/** The exact sentences for what is wrong (R338, R340). */
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
  return ['elevator_id' as const, ...INPUTS].find((name) => name === path);
}
