import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { optionsOf } from '@smart-elevator/shared-api/contract/custom-fields/fieldValue';
import { defaultValueOf, namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { formValues, type FormValues } from '@smart-elevator/shared-api/contract/formValues';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';

/** The value of a custom field in the form: yes or no for 'boolean', the chosen options for 'checkbox', else text. */
export type CustomValue = string | boolean | readonly string[];

/** The name of a custom field's input. */
export type CustomName = `custom_${number}`;
export const nameOf = ({ id }: Pick<CustomField, 'id'>): CustomName => `custom_${id}`;

/** The fields that have an input. */
export const INPUTS = namesFor(ticketFields, 'input');
export type InputName = (typeof INPUTS)[number];

/** The values of a ticket form. People are user names, '' is nothing. */
export type TicketValues = { elevator_id: string; ticket_key: string } & FormValues<
  typeof ticketFields,
  'input'
> &
  Record<CustomName, CustomValue>;

/** The values of a new ticket: the defaults of R305, reported by the dealer; with the selected elevator, if any. */
export const newValues = (
  reporter: string,
  today: string,
  fields: readonly CustomField[],
  elevatorId?: number,
): TicketValues => ({
  ...formValues(ticketFields, 'input', (name) => defaultValueOf(ticketFields[name])),
  elevator_id: String(elevatorId ?? ''),
  ticket_key: '',
  reporter,
  start_date: today,
  ...customValues(fields, new Map()),
});

/** The values of a ticket. An assignee who is no technician (any more) counts as none (R339). */
export function valuesOf(
  ticket: TicketDetails,
  technicians: ReadonlyMap<string, number>,
  fields: readonly CustomField[],
): TicketValues {
  const read: Partial<Record<InputName, unknown>> = ticket;
  return {
    ...formValues(ticketFields, 'input', (name) => read[name]),
    elevator_id: String(ticket.elevator_id),
    ticket_key: ticket.ticket_key,
    reporter: ticket.reporter_name ?? '',
    assignee: assigneeAmong(technicians, ticket) ?? '',
    ...customValues(fields, storedValues(ticket)),
  };
}

/**
 * The user name of a ticket's assignee if it is one of these people. The id decides: the name of a deleted person may be
 * somebody else's by now.
 */
export function assigneeAmong(
  people: ReadonlyMap<string, number>,
  { assignee_id, assignee_name }: TicketDetails,
): string | undefined {
  const found = people.get(assignee_name ?? '');
  const isSame = found !== undefined && (assignee_id === undefined || assignee_id === found);
  return isSame ? (assignee_name ?? undefined) : undefined;
}

/** A ticket's values by the id of their field; a server may leave them out. */
export const storedValues = (ticket: TicketDetails | undefined): ReadonlyMap<number, string> =>
  new Map((ticket?.custom_field_values ?? []).map(({ custom_field, value }) => [custom_field.id, value]));

/** A custom field's value in the API format. */
export function textOf(value: CustomValue | undefined): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'boolean' ? String(value) : (value ?? []).join(',');
}

/** The text of a custom field when the form is opened: if it is the same on saving, the field is untouched. */
export const initialText = (field: CustomField, stored: ReadonlyMap<number, string>): string =>
  textOf(customValue(field, stored.get(field.id) ?? ''));

function customValues(
  fields: readonly CustomField[],
  stored: ReadonlyMap<number, string>,
): Record<CustomName, CustomValue> {
  return Object.fromEntries(
    fields.map((field) => [nameOf(field), customValue(field, stored.get(field.id) ?? '')]),
  );
}

function customValue({ format }: CustomField, stored: string): CustomValue {
  if (format === 'boolean') return stored.toLowerCase() === 'true';
  return format === 'checkbox' ? optionsOf(stored) : stored;
}
