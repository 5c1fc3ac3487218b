import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import type { TicketHistoryEntry } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { t, msg } from '@smart-elevator/shared-ui/language/t';
import { customText } from '../customText';
import { messages } from '../messages';
import { fieldLabel, fieldText, isFieldName } from '../ticketText';

/** A change as text, with `details` if the values are too long for a sentence. */
export interface HistoryMessage {
  sentence: string;
  details?: { before: string; after: string };
}

/** The messages about the ticket as a whole. */
const WHOLE: Readonly<Record<string, string>> = {
  created: msg('{who} created the ticket'),
  deleted: msg('{who} deleted the ticket'),
  restored: msg('{who} restored the ticket'),
  closing_confirmed: msg("{who} confirmed the closing with the customer's one-time code"),
};

/** The maximum length of a value inside a sentence, in characters. */
const SHORT = 60;

/** An entry of a ticket's history as text: 'demo_dealer changed Status from Open to Closed'. */
export function historyMessage(entry: TicketHistoryEntry): HistoryMessage {
  const who = entry.who ? nameLabel(entry.who, entry.who_full_name) : messages.history.system;
  const whole = WHOLE[entry.field];
  if (whole) return { sentence: t(whole, { who }) };
  const field = fieldOf(entry.field);
  const { format } = entry;
  const valueText = (value: string | null, name: string | null | undefined) =>
    value && name
      ? nameLabel(value, name)
      : value && format
        ? customText({ format }, value)
        : fieldText(entry.field, value);
  const before = valueText(entry.old, entry.old_full_name);
  const after = valueText(entry.new, entry.new_full_name);
  if (isLong(before) || isLong(after))
    return { sentence: t('{who} changed {field}', { who, field }), details: { before, after } };
  if (before === '') return { sentence: t('{who} set {field} to {after}', { who, field, after }) };
  if (after === '')
    return { sentence: t('{who} cleared {field}, which was {before}', { who, field, before }) };
  return { sentence: t('{who} changed {field} from {before} to {after}', { who, field, before, after }) };
}

function fieldOf(field: string): string {
  const [, custom] = /^custom:(.*)$/s.exec(field) ?? [];
  if (custom !== undefined) return custom;
  // The history has the elevator's name, not its id.
  const name = field === 'elevator' ? 'elevator_id' : field;
  return isFieldName(name) ? fieldLabel(name) : field.replaceAll('_', ' ');
}

const isLong = (value: string): boolean => value.length > SHORT || value.includes('\n');
