import type { TicketPriority } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { t } from '@smart-elevator/shared-ui/language/t';
import { IconLabel } from '@smart-elevator/shared-ui/tag/IconLabel';
import type { ComponentProps } from 'react';

type Sign = Pick<ComponentProps<typeof IconLabel>, 'icon' | 'tone'>;

/** The icon of each priority (R324). */
const SIGNS: Record<TicketPriority, Sign> = {
  Critical: { icon: 'chevron-up', tone: 'critical' },
  High: { icon: 'double-chevron-up', tone: 'red' },
  Medium: { icon: 'equals', tone: 'amber' },
  Low: { icon: 'chevron-down', tone: 'neutral' },
  Unspecified: { icon: 'dash', tone: 'neutral' },
};

/** A priority with its icon. */
export function PriorityLabel({ priority }: { priority: TicketPriority }) {
  // A server may have more priorities than the contract.
  const { icon, tone } = SIGNS[priority] ?? SIGNS.Unspecified;
  return (
    <IconLabel icon={icon} tone={tone}>
      {t(priority)}
    </IconLabel>
  );
}
