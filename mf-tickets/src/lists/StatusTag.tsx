import { parseStatus, type TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Tag, type Tone } from '@smart-elevator/shared-ui/tag/Tag';

/** The colour of a status. */
export const STATUS_TONES = {
  Open: 'red',
  InProgress: 'blue',
  OnHold: 'amber',
  Accepted: 'violet',
  Closed: 'green',
} as const satisfies Record<TicketStatus, Tone>;

/** The colours of charts and counts, where red is only for what is overdue (R807). */
export const STATUS_CHART_TONES = { ...STATUS_TONES, Open: 'ink' } as const satisfies Record<
  TicketStatus,
  Tone
>;

/** A status with its text (R301, R252); Open is red (R324). */
export function StatusTag({ status }: { status: string }) {
  const known = parseStatus(status);
  return <Tag tone={known ? STATUS_TONES[known] : 'neutral'}>{t(known ?? status)}</Tag>;
}
