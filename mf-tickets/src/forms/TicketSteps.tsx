import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { useLocation } from 'react-router-dom';
import { listedTickets } from '../lists/listedTickets';
import { messages } from '../messages';
import styles from './TicketSteps.module.css';

const said = messages.steps;

interface TicketStepsProps {
  /** The id of the ticket on this page. */
  chosen: string;
}

/** The previous and the next ticket of the list page that the dealer came from; nothing without such a page. */
export function TicketSteps({ chosen }: TicketStepsProps) {
  const tickets = listedTickets(useLocation().state);
  const at = tickets.indexOf(Number(chosen));
  if (at < 0 || tickets.length < 2) return null;
  return (
    <nav className={styles.steps} aria-label={said.label} data-screen-only>
      <span className={styles.at}>{said.at(at + 1, tickets.length)}</span>
      <Step to={tickets[at - 1]} icon="chevron-left" shortcut={SHORTCUTS.previous} label={said.previous} />
      <Step to={tickets[at + 1]} icon="chevron-right" shortcut={SHORTCUTS.next} label={said.next} />
    </nav>
  );
}

interface StepProps {
  /** The id of the ticket; without one the step is not possible. */
  to: number | undefined;
  icon: 'chevron-left' | 'chevron-right';
  shortcut: string;
  label: string;
}

function Step({ to, icon, shortcut, label }: StepProps) {
  const here = useLocation();
  if (to === undefined) {
    return (
      <Button icon={icon} disabled>
        {label}
      </Button>
    );
  }
  return (
    <LinkButton to={`${here.pathname}?ticketId=${to}`} icon={icon} state={here.state} shortcut={shortcut}>
      {label}
    </LinkButton>
  );
}
