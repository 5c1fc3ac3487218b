import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import {
  readPriority,
  readStatus,
  TICKET_RESOLUTIONS,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type {
  NewTicket,
  TicketChanges,
  TicketDetails,
  WrittenValue,
} from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { TicketChoices } from './useTicketChoices';
import { nameOf, openedText, storedValues, textOf, type TicketValues } from './ticketValues';

/** What create is sent (P1 §7). */
export const newTicketOf = (values: TicketValues, choices: TicketChoices, today: string): NewTicket => ({
  ...common(values, choices),
  reporter: choices.reporters.get(values.reporter),
  elevator_id: Number(values.elevator_id),
  create_date: today,
  close_date: values.close_date || undefined,
  custom_field_values: written(values, choices.fields, undefined),
});

/**
 * What update is sent (P1 §3); the reporter only when it is another (decision 33), and the version that the dealer began
 * from where the server tells one.
 */
export const changesOf = (
  values: TicketValues,
  choices: TicketChoices,
  ticket: TicketDetails,
  version: number | undefined,
): TicketChanges => ({
  ...common(values, choices),
  ...(values.reporter === ticket.reporter_name ? {} : { reporter: choices.reporters.get(values.reporter) }),
  close_date: values.close_date || null,
  custom_field_values: written(values, choices.fields, ticket),
  ...(version === undefined ? {} : { version }),
});

function common(values: TicketValues, { technicians }: TicketChoices) {
  const { label, summary, description, start_date, target_date } = values;
  return {
    label: label.trim(),
    summary: summary.trim(),
    description: description.trim(),
    assignee: technicians.get(values.assignee),
    status: readStatus(values.status),
    resolution: TICKET_RESOLUTIONS.find((resolution) => resolution === values.resolution),
    priority: readPriority(values.priority),
    start_date,
    target_date,
  };
}

/**
 * Values that are there, and those that were and are taken away; in the fields' order. What nobody touched is written as it
 * is stored, or not at all: a box that was never ticked is no answer, but on a new ticket whose field is required.
 */
function written(
  values: TicketValues,
  fields: readonly CustomField[],
  ticket: TicketDetails | undefined,
): WrittenValue[] {
  const stored = storedValues(ticket);
  const textToWrite = (field: CustomField): string => {
    const text = textOf(values[nameOf(field)]);
    if (text !== openedText(field, stored)) return text;
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
