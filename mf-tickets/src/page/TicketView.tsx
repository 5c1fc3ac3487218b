import { select } from '@smart-elevator/shared-api/client/selection';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useEffect, useState } from 'react';
import { useTicketChoices } from '../forms/useTicketChoices';
import { messages } from '../messages';
import { TicketControls } from './TicketControls';
import { TicketElevator } from './TicketElevator';
import { TicketFacts } from './TicketFacts';
import { TicketState } from './TicketState';
import { TicketTimeline } from './TicketTimeline';
import styles from './TicketView.module.css';

const texts = messages.page;

interface TicketViewProps {
  ticket: TicketDetails;
  /** Called when a change failed: the ticket may be another one by now. */
  onStale: () => void;
}

/** A ticket to read, with the controls that change it at once beside it (below its head on a phone). */
export function TicketView({ ticket, onStale }: TicketViewProps) {
  // The reply of a change is newer than the ticket that was read before it.
  const [newest, setNewest] = useState({ read: ticket, shown: ticket });
  if (newest.read !== ticket) setNewest({ read: ticket, shown: ticket });
  const { shown } = newest;
  const { ticket_id } = ticket;
  const choices = useTicketChoices();
  useEffect(() => select({ ticket: { id: ticket_id } }), [ticket_id]);
  return (
    <div className={styles.columns}>
      <RevealInOrder sideBySide>
        <section className={styles.head} aria-label={texts.head}>
          <p className={styles.summary}>{shown.summary}</p>
          <TicketState ticket={shown} />
          <TicketElevator ticket={shown} />
        </section>
        <section className={styles.rail} aria-label={texts.change}>
          <Loaded query={choices} failed={messages.form.choicesFailed} placeholder={<Skeleton rows={8} />}>
            {(options) => (
              <TicketControls
                ticket={shown}
                choices={options}
                onChanged={(next) => setNewest({ read: ticket, shown: next })}
                onFailed={onStale}
              />
            )}
          </Loaded>
        </section>
        <div className={styles.body}>
          <RevealInOrder>
            <TicketFacts ticket={shown} />
            <TicketTimeline ticketId={ticket_id} />
          </RevealInOrder>
        </div>
      </RevealInOrder>
    </div>
  );
}
