import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { useLocation } from 'react-router-dom';
import { listedTickets } from '../lists/listedTickets';
import { messages } from '../messages';
import styles from './TicketSteps.module.css';

const texts = messages.steps;

interface TicketStepsProps {
  /** Whether the tickets of this page are addressed by their ids or by their keys. */
  by: 'tickets' | 'keys';
  /** The id or the key of the ticket on this page. */
  chosen: string;
  /** The address of a ticket on this page. */
  to: (chosen: string) => string;
}

/** The previous and the next ticket of the list page that the dealer came from; nothing without such a page. */
export function TicketSteps({ by, chosen, to }: TicketStepsProps) {
  const tickets = listedTickets(useLocation().state, by);
  const at = tickets.indexOf(chosen);
  if (at < 0 || tickets.length < 2) return null;
  const [before, after] = [tickets[at - 1], tickets[at + 1]].map((one) => one && to(one));
  return (
    <nav className={styles.steps} aria-label={texts.label} data-screen-only>
      <span className={styles.at}>{texts.at(at + 1, tickets.length)}</span>
      <Step to={before} icon="chevron-left" shortcut={SHORTCUTS.previous} label={texts.previous} />
      <Step to={after} icon="chevron-right" shortcut={SHORTCUTS.next} label={texts.next} />
    </nav>
  );
}

interface StepProps {
  /** The address of the ticket; without one the step is not possible. */
  to: string | undefined;
  icon: 'chevron-left' | 'chevron-right';
  shortcut: string;
  label: string;
}

function Step({ to, icon, shortcut, label }: StepProps) {
  const { state } = useLocation();
  if (to === undefined) {
    return (
      <Button icon={icon} disabled>
        {label}
      </Button>
    );
  }
  return (
    <LinkButton to={to} icon={icon} state={state} shortcut={shortcut}>
      {label}
    </LinkButton>
  );
}
