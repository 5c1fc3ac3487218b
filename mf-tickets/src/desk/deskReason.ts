import type { DeskReason, DeskTicket } from '@smart-elevator/shared-api/contract/home/desk';
import { formatAge } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import type { Tone } from '@smart-elevator/shared-ui/tag/Tag';
import { daysLate } from '../lists/daysLate';
import { messages } from '../messages';
import { fieldLabel, fieldText } from '../ticketText';

/** The colour of each reason; its text says it, too. */
export const REASON_TONES: Readonly<Record<DeskReason, Tone>> = {
  trapped: 'red',
  critical: 'red',
  late: 'amber',
  unassigned: 'amber',
  awaiting_code: 'blue',
  due_today: 'neutral',
};

/** Why a ticket needs somebody now, with the time since then where it counts. */
export function reasonText(ticket: DeskTicket): string {
  switch (ticket.reason) {
    case 'trapped':
      return ticket.reported_at
        ? `${fieldLabel('entrapment')} · ${formatAge(ticket.reported_at)}`
        : fieldLabel('entrapment');
    case 'critical':
      return fieldText('priority', 'Critical');
    case 'late':
      return messages.late(daysLate(ticket));
    case 'unassigned':
      return t('Unassigned');
    case 'awaiting_code':
      return t('Waiting for the code');
    case 'due_today':
      return t('Due today');
  }
}
