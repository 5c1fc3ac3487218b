import type { TicketHistoryEntry } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { messages } from '../messages';

/** A change in words; `details` where the values are too long for a sentence. */
export interface HistorySentence {
  sentence: string;
  details?: { before: string; after: string };
}

const LABELS: Readonly<Record<string, string>> = messages.fields;
const WHOLE: Readonly<Record<string, string>> = {
  created: 'created the ticket',
  deleted: 'deleted the ticket',
  restored: 'restored the ticket',
  closing_confirmed: "confirmed the closing with the customer's one-time code",
};

/** The longest value that stands within a sentence, in characters. */
const SHORT = 60;

/** An entry of a ticket's history as a dealer reads it: 'demo_dealer changed Status from Open to Closed'. */
export function historySentence(entry: TicketHistoryEntry): HistorySentence {
  const who = entry.who ?? messages.history.system;
  const whole = WHOLE[entry.field];
  if (whole) return { sentence: `${who} ${whole}` };
  const field = fieldOf(entry.field);
  const before = valueOf(entry.old);
  const after = valueOf(entry.new);
  if (isLong(before) || isLong(after))
    return { sentence: `${who} changed ${field}`, details: { before, after } };
  if (before === '') return { sentence: `${who} set ${field} to ${after}` };
  if (after === '') return { sentence: `${who} cleared ${field}, which was ${before}` };
  return { sentence: `${who} changed ${field} from ${before} to ${after}` };
}

function fieldOf(field: string): string {
  const [, custom] = /^custom:(.*)$/s.exec(field) ?? [];
  return custom ?? LABELS[field] ?? field.replaceAll('_', ' ');
}

function valueOf(value: string | null): string {
  if (value === 'true') return 'Yes';
  if (value === 'false') return 'No';
  return value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : (value ?? '');
}

const isLong = (value: string): boolean => value.length > SHORT || value.includes('\n');
