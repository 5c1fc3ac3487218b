import { useUserId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { isId } from '@smart-elevator/shared-api/contract/filterQuery';
import { readTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { Facts } from '@smart-elevator/shared-ui/screens/Facts';
import { SealedTag } from '@smart-elevator/shared-ui/screens/safety/SealedTag';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOutbox } from '../outbox/useOutbox';
import { AddPhoto } from '../parts/AddPhoto';
import { Kept } from '../parts/Kept';
import styles from '../parts/Phone.module.css';
import { PhonePage } from '../parts/PhonePage';
import { liftPath, paths } from '../paths';
import { CloseTicket } from './CloseTicket';
import { Closing } from './Closing';
import { Comments } from './Comments';
import { ticketMessages as texts } from './messages';
import { StatusChoice } from './StatusChoice';
import { TicketFiles } from './TicketFiles';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { ticketWithUnsent } from '../outbox/withUnsent';

/** /my_work/ticket?ticketId=: one ticket, with its comments, photos, status and closing (R1399, R1440). */
export function TicketPage() {
  const asked = useSearchParams()[0].get('ticketId') ?? '';
  const ticket_id = isId(asked) ? Number(asked) : 0;
  const query = useCall(readTicket, { params: { ticket_id } });
  const { items } = useOutbox();
  const back = { to: paths.myWork, label: texts.back };
  return (
    <PhonePage title={query.data?.ticket_key ?? texts.title} back={back}>
      <Kept key={ticket_id} query={query} failed={texts.failed} notFound={{ title: texts.gone, back }}>
        {(ticket) => <TicketParts ticket={ticketWithUnsent(ticket, items)} />}
      </Kept>
    </PhonePage>
  );
}

function TicketParts({ ticket }: { ticket: TicketDetails }) {
  const { ticket_id, ticket_key, summary, description, elevator_id, elevator_name } = ticket;
  const { priority, status, resolution } = ticket;
  const [isClosing, setClosing] = useState(false);
  const isMine = ticket.assignee_id === useUserId();
  const facts = [
    [
      texts.elevator,
      <>
        <TextLink to={liftPath(elevator_id)}>{elevator_name}</TextLink>
        <SealedTag at={ticket.elevator_sealed_at} />
      </>,
    ],
    [texts.status, t(status)],
    [texts.resolution, status === 'Closed' ? t(resolution) : ''],
    [texts.priority, t(priority)],
    [texts.description, description],
  ] as const;
  return (
    <>
      <Panel title={summary}>
        <Facts label={texts.facts} facts={facts.filter(([, value]) => value !== '')} />
        {isMine ? (
          <StatusChoice ticket={ticket} isClosing={isClosing} onClosing={setClosing} />
        ) : (
          <p className={styles.detail}>{texts.notAssigned}</p>
        )}
        <TicketFiles ticket_id={ticket_id} />
        <AddPhoto of={{ owner: 'ticket', owner_id: ticket_id }} label={texts.addPhoto} about={ticket_key} />
      </Panel>
      {isClosing ? <CloseTicket ticket={ticket} onEnd={() => setClosing(false)} /> : null}
      {isMine && status === 'Closed' ? <Closing ticket={ticket} /> : null}
      <Comments ticket={ticket} />
    </>
  );
}
