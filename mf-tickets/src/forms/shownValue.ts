import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { say } from '@smart-elevator/shared-ui/language/say';
import { messages } from '../messages';
import { hasWireWords } from '../wireWords';
import { nameOf, type CustomValue, type TicketValues } from './ticketValues';

const LABELS: Readonly<Record<string, string>> = messages.fields;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a field of a ticket is called. */
export function labelOf(name: keyof TicketValues & string, fields: readonly CustomField[]): string {
  return LABELS[name] ?? fields.find((field) => nameOf(field) === name)?.name ?? name;
}

/** A field's value as it is read in a sentence; '' for nothing. */
export function shownValue(name: string, value: CustomValue | undefined): string {
  if (typeof value === 'boolean') return value ? say('Yes') : say('No');
  if (typeof value === 'string' && hasWireWords(name)) return say(value);
  if (typeof value === 'string') return DAY.test(value) ? formatDay(value) : value;
  return (value ?? []).join(', ');
}
