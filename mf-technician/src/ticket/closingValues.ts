import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { parseFieldValue } from '@smart-elevator/shared-api/contract/custom-fields/fieldValue';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { TICKET_RESOLUTIONS } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { TicketChanges, TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';

export type Resolution = (typeof TICKET_RESOLUTIONS)[number];

const [UNRESOLVED] = TICKET_RESOLUTIONS;

/** The resolution to begin with; '' of a ticket that has none yet, so that the technician says it. */
export const firstResolution = ({ resolution }: TicketDetails): Resolution | '' =>
  TICKET_RESOLUTIONS.find((known) => known === resolution && known !== UNRESOLVED) ?? '';

/** The fields that closing asks for: those that are required and have no value yet (R370). */
export function fieldsToClose(ticket: TicketDetails, fields: readonly CustomField[]): CustomField[] {
  const filled = new Set(ticket.custom_field_values.map(({ custom_field }) => custom_field.id));
  return fields.filter(({ id, is_required }) => is_required && !filled.has(id));
}

/** The texts that were entered, by the id of the field; a checkbox that was never ticked says no, as in the office. */
export type ClosingTexts = ReadonlyMap<number, string>;

export const textFor = ({ id, format }: CustomField, texts: ClosingTexts): string =>
  texts.get(id) ?? (format === 'boolean' ? 'false' : '');

/** What is sent, or the sentences of what is wrong: of the resolution as 'resolution', of the fields by their ids. */
export type ClosingInput =
  | { ok: true; changes: Pick<TicketChanges, 'status' | 'resolution' | 'custom_field_values'> }
  | { ok: false; errors: ReadonlyMap<'resolution' | number, string> };

/** Checks what closing needs by the rules of the contract, since the technician has left when a refusal arrives (R1440). */
export function closingInput(
  resolution: Resolution | '',
  fields: readonly CustomField[],
  texts: ClosingTexts,
): ClosingInput {
  const errors = new Map<'resolution' | number, string>();
  if (resolution === '') errors.set('resolution', frameworkMessages.required);
  const custom_field_values = fields.flatMap((field) => {
    const read = parseFieldValue(field, textFor(field, texts));
    if (!read.ok) errors.set(field.id, read.sentence);
    return read.ok ? [{ custom_field: field.id, customised_type: 'ticket' as const, value: read.value }] : [];
  });
  if (resolution === '' || errors.size > 0) return { ok: false, errors };
  const values = custom_field_values.length > 0 ? { custom_field_values } : {};
  return { ok: true, changes: { status: 'Closed', resolution, ...values } };
}
