import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { pathTo } from '../paths';
import { messages } from '../messages';
import styles from './ElevatorTickets.module.css';
import { elevatorTicketList } from './ticketLists';
import { TicketListBody } from './TicketListBody';
import type { LoadPeek } from './usePeek';

interface ElevatorTicketsProps {
  elevatorId: number;
  elevatorName: string;
  /** Loads the peek of a row (R376). */
  peek?: LoadPeek;
}

/** The extension for the ISSUES tab of /admin_dashboard (R320): the tickets of one elevator. */
export function ElevatorTickets({ elevatorId, elevatorName, peek }: ElevatorTicketsProps) {
  const title = messages.ofElevator(elevatorName);
  const here = useOriginState(title);
  return (
    <section className={styles.issues} aria-label={title}>
      {/* Another elevator's list is mounted again. */}
      <TicketListBody
        key={elevatorId}
        list={elevatorTicketList}
        chosen={{ name: elevatorName, id: elevatorId }}
        title={title}
        peek={peek}
        action={
          <LinkButton
            to={pathTo.createTicketForElevator(elevatorName)}
            kind="primary"
            icon="plus"
            shortcut={SHORTCUTS.create}
            state={here}
          >
            {messages.addNew}
          </LinkButton>
        }
      />
    </section>
  );
}
