import { phoneLink } from '@smart-elevator/shared-api/contract/people/phone';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { DeskTicket } from '@smart-elevator/shared-api/contract/home/desk';
import { readDesk } from '@smart-elevator/shared-api/contract/home/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { PhoneLink } from '@smart-elevator/shared-ui/button/PhoneLink';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { setStatus } from '../change/changeAtOnce';
import { elevatorPage } from '../lists/elevatorPage';
import { pathTo } from '../paths';
import { REASON_TONES, reasonText } from './deskReason';
import styles from './NowTickets.module.css';

/**
 * The tickets that need somebody now, most urgent first: each can be assigned, closed, and those who know of it called, where it
 * stands. Nothing is shown without such tickets, and on a back end without the desk.
 */
export function NowTickets() {
  const heading = useId();
  const { data, loading } = useCall(readDesk, {});
  if (loading) return <Skeleton shape="table" rows={8} />;
  if (!data || data.now.length === 0) return null;
  return (
    <section className={styles.now} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('Now')}
      </h2>
      <ul className={styles.rows} role="list">
        {data.now.map((ticket) => (
          <NowTicket key={ticket.ticket_id} ticket={ticket} />
        ))}
      </ul>
    </section>
  );
}

function NowTicket({ ticket }: { ticket: DeskTicket }) {
  const { reason, ticket_key, summary } = ticket;
  const state = useOriginState(t('Home'));
  return (
    <li className={reason === 'trapped' ? `${styles.row} ${styles.trapped}` : styles.row}>
      <span className={styles.reason}>
        <Tag tone={REASON_TONES[reason]}>{reasonText(ticket)}</Tag>
      </span>
      <div className={styles.what}>
        <TextLink to={pathTo.ticket(ticket_key)} state={state} className={styles.key}>
          {ticket_key}
        </TextLink>{' '}
        <TextLink to={pathTo.ticket(ticket_key)} state={state} className={styles.summary}>
          {summary ?? ''}
        </TextLink>
      </div>
      <Place ticket={ticket} />
      <Technician ticket={ticket} />
      <Actions ticket={ticket} />
    </li>
  );
}

function Place({ ticket }: { ticket: DeskTicket }) {
  const { elevator_name, building_name, customer_name, customer_full_name, customer_phone } = ticket;
  const customer = customer_full_name ?? customer_name;
  return (
    <div className={styles.cell}>
      <TextLink to={elevatorPage(ticket)}>{elevator_name}</TextLink>
      <span className={styles.detail}>{building_name}</span>
      {customer_phone && customer ? (
        <PhoneLink name={customer} number={customer_phone} href={phoneLink(customer_phone)} />
      ) : null}
    </div>
  );
}

function Technician({ ticket }: { ticket: DeskTicket }) {
  const { assignee_name, assignee_full_name, assignee_phone } = ticket;
  const name = assignee_full_name ?? assignee_name;
  return (
    <div className={styles.cell}>
      <span className={name ? undefined : styles.nobody}>{name ?? t(UNASSIGNED)}</span>
      {assignee_phone && name ? (
        <PhoneLink name={name} number={assignee_phone} href={phoneLink(assignee_phone)} />
      ) : null}
    </div>
  );
}

function Actions({ ticket }: { ticket: DeskTicket }) {
  const { ticket_key, reason, assignee_name } = ticket;
  const [closing, setClosing] = useState(false);
  const navigate = useNavigate();
  const state = useOriginState(t('Home'));
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('../change/AssignDialog')).AssignDialog,
  );
  const closeTicket = async () => {
    setClosing(true);
    await setStatus(
      ticket,
      'Closed',
      () => void navigate(pathTo.editTicket(ticket_key, 'Closed'), { state }),
    );
    setClosing(false);
  };
  return (
    <div className={styles.actions} data-screen-only="">
      {reason === 'awaiting_code' ? null : (
        <>
          <Button onClick={open}>
            {assignee_name ? t('Reassign') : t('Assign')}
            <VisuallyHidden> {ticket_key}</VisuallyHidden>
          </Button>
          <Button busy={closing} onClick={() => void closeTicket()}>
            {t('Close')}
            <VisuallyHidden> {ticket_key}</VisuallyHidden>
          </Button>
        </>
      )}
      {Dialog && isOpen ? <Dialog ticket={ticket} onEnd={close} /> : null}
    </div>
  );
}
