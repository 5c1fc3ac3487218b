import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Sheet } from '@smart-elevator/shared-ui/dialog/Sheet';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { isTyping } from '@smart-elevator/shared-ui/state/shortcuts';
import type { TicketPeekProps } from '../lists/usePeek';
import { messages } from '../messages';
import { pathTo } from '../paths';
import { TicketView } from './TicketView';
import styles from './TicketView.module.css';

/** The page of a ticket in a sheet beside its list (R376); j and k go to the next and the previous row. */
export function TicketPeek({ ticket, onStep, onClose }: TicketPeekProps) {
  const { ticket_id, ticket_key } = ticket;
  const query = useCall(readTicket, { params: { ticket_id } });
  return (
    <div
      role="presentation"
      onKeyDown={({ nativeEvent, key }) => {
        if (isTyping(nativeEvent)) return;
        if (key === SHORTCUTS.next) onStep(1);
        if (key === SHORTCUTS.previous) onStep(-1);
      }}
    >
      <Sheet title={ticket_key} side="right" wide open onClose={onClose}>
        <div className={styles.peek}>
          <p>
            <LinkButton to={pathTo.ticket(ticket_key)}>{messages.page.open}</LinkButton>
          </p>
          <Loaded
            key={ticket_id}
            query={query}
            failed={messages.form.notLoaded}
            notFound={{
              title: messages.form.gone,
              hint: messages.form.goneHint,
              back: { to: pathTo.ticket(ticket_key), label: messages.page.open },
            }}
            rows={10}
          >
            {(read) => <TicketView ticket={read} onStale={query.retry} />}
          </Loaded>
        </div>
      </Sheet>
    </div>
  );
}
