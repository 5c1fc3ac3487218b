import type { TicketPriority } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { say } from '@smart-elevator/shared-ui/language/say';
import { IconWord } from '@smart-elevator/shared-ui/tag/IconWord';
import type { ComponentProps } from 'react';

type Sign = Pick<ComponentProps<typeof IconWord>, 'icon' | 'tone'>;

/** Each priority has its sign (R324). */
const SIGNS: Record<TicketPriority, Sign> = {
  Critical: { icon: 'chevron-up', tone: 'critical' },
  High: { icon: 'double-chevron-up', tone: 'red' },
  Medium: { icon: 'equals', tone: 'amber' },
  Low: { icon: 'chevron-down', tone: 'neutral' },
  Unspecified: { icon: 'dash', tone: 'neutral' },
};

/** A priority: its sign and its word. */
export function PriorityWord({ priority }: { priority: TicketPriority }) {
  // A server may know more priorities than the contract.
  const { icon, tone } = SIGNS[priority] ?? SIGNS.Unspecified;
  return (
    <IconWord icon={icon} tone={tone}>
      {say(priority)}
    </IconWord>
  );
}
