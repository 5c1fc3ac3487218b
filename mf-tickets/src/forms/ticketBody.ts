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

/** The body of a create (R359), as typed; the contract's schema parses it. Without a start date it starts today. */
export const newTicketOf = (values: TicketValues, choices: TicketChoices, today: string) => ({
  ...inputsOf(values, choices, undefined),
  reporter: choices.reporters.get(values.reporter),
  elevator_id: values.elevator_id || undefined,
  create_date: today,
  start_date: values.start_date || firstOf(today, values.target_date),
  close_date: values.close_date || undefined,
  custom_field_values: written(values, choices.fields, undefined),
});

/** Today, or the target date if that has passed while the form was open. */
const firstOf = (today: string, target_date: string) =>
  target_date && target_date < today ? target_date : today;

/**
 * The body of an update (R361); the reporter only if it changed (R345), and the version that the dealer started from
 * if the server returns one.
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

/** The values of the inputs, with the ids of people. */
const inputsOf = (
  values: TicketValues,
  { technicians }: TicketChoices,
  ticket: TicketDetails | undefined,
) => ({
  ...Object.fromEntries(INPUTS.map((name) => [name, sentValue(name, values[name], ticket)])),
  assignee: technicians.get(values.assignee),
});

/**
 * A choice that is not in the contract, as another back end may have it, stays as stored. A flag that is false is
 * sent only if the ticket has that flag.
 */
function sentValue(name: InputName, value: string | boolean, ticket: TicketDetails | undefined) {
  if (typeof value === 'string')
    return ticketFields[name].kind === 'choice' ? valueOfOption(name, value) : value;
  const stored: Partial<Record<InputName, unknown>> = ticket ?? {};
  return value || stored[name] !== undefined ? value : undefined;
}

/**
 * The values of custom fields, including removed ones, in the fields' order. Untouched values are sent as stored, or
 * not at all: a checkbox that was never ticked is not an answer, except for a required field of a ticket that is new or
 * Closed (R370).
 */
function written(
  values: TicketValues,
  fields: readonly CustomField[],
  ticket: TicketDetails | undefined,
): CustomFieldValueInput[] {
  const stored = storedValues(ticket);
  const isComplete = ticket === undefined || values.status === 'Closed';
  const textToWrite = (field: CustomField): string => {
    const text = textOf(values[nameOf(field)]);
    if (text !== initialText(field, stored)) return text;
    return stored.get(field.id) ?? (isComplete && field.is_required ? text : '');
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
