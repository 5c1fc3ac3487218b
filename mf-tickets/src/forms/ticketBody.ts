import type { Field } from '@smart-elevator/shared-api/contract/entityFields';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import type {
  TicketDetails,
  CustomFieldValueInput,
} from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { TicketChoices } from './useTicketChoices';
import {
  INPUTS,
  nameOf,
  initialText,
  storedValues,
  textOf,
  type InputName,
  type TicketValues,
} from './ticketValues';
import { valueOfOption } from '../ticketText';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';

/** What create is sent (R359), as it is typed; the contract's schema reads it. */
export const newTicketOf = (values: TicketValues, choices: TicketChoices, today: string) => ({
  ...inputsOf(values, choices, undefined),
  reporter: choices.reporters.get(values.reporter),
  elevator_id: values.elevator_id || undefined,
  create_date: today,
  close_date: values.close_date || undefined,
  custom_field_values: written(values, choices.fields, undefined),
});

/**
 * What update is sent (R361); the reporter only when it is another (R345), and the version that the dealer began
 * from where the server tells one.
 */
export const changesOf = (
  values: TicketValues,
  choices: TicketChoices,
  ticket: TicketDetails,
  version: number | undefined,
) => ({
  ...inputsOf(values, choices, ticket),
  reporter: values.reporter === ticket.reporter_name ? undefined : choices.reporters.get(values.reporter),
  custom_field_values: written(values, choices.fields, ticket),
  version,
});

/** The inputs of the form, people by their ids. */
const inputsOf = (
  values: TicketValues,
  { technicians }: TicketChoices,
  ticket: TicketDetails | undefined,
) => ({
  ...Object.fromEntries(INPUTS.map((name) => [name, sentValue(name, values[name], ticket)])),
  assignee: technicians.get(values.assignee),
});

/**
 * A choice that the contract does not know, as another back end may have it, is left as it is stored. A flag that is no
 * is sent only where the ticket has that flag.
 */
function sentValue(name: InputName, value: string | boolean, ticket: TicketDetails | undefined) {
  if (typeof value === 'string') return rows[name].kind === 'choice' ? valueOfOption(name, value) : value;
  const stored: Partial<Record<InputName, unknown>> = ticket ?? {};
  return value || stored[name] !== undefined ? value : undefined;
}

const rows: Readonly<Record<InputName, Field<string>>> = ticketFields;

/**
 * Values that are there, and those that were and are taken away; in the fields' order. What nobody touched is written as it
 * is stored, or not at all: a box that was never ticked is no answer, but on a new ticket whose field is required.
 */
function written(
  values: TicketValues,
  fields: readonly CustomField[],
  ticket: TicketDetails | undefined,
): CustomFieldValueInput[] {
  const stored = storedValues(ticket);
  const textToWrite = (field: CustomField): string => {
    const text = textOf(values[nameOf(field)]);
    if (text !== initialText(field, stored)) return text;
    return stored.get(field.id) ?? (ticket === undefined && field.is_required ? text : '');
  };
  return fields
    .map((field) => ({ id: field.id, value: textToWrite(field) }))
    .filter(({ id, value }) => value !== '' || stored.has(id))
    .map(({ id, value }) => ({
      custom_field: id,
      customised_type: 'ticket' as const,
      ...(ticket ? { customised_field_id: ticket.ticket_id } : {}),
      value,
    }));
}
