import { linkTo } from '@smart-elevator/shared-api/client/links';
import type { FoundCaller } from '@smart-elevator/shared-api/client/search';
import { phoneLink } from '@smart-elevator/shared-api/contract/people/phone';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { CallerTicket } from '@smart-elevator/shared-api/contract/tickets/caller';
import { PhoneLink } from '@smart-elevator/shared-ui/button/PhoneLink';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatAge, formatDay } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import type { ReactNode } from 'react';
import { StatusTag } from '../lists/StatusTag';
import { pathTo } from '../paths';
import { fieldLabel } from '../ticketText';
import styles from './Call.module.css';
import { messages } from './messages';

/** What is asked on the phone about an elevator. Parts that the server does not know are left out. */
export function CallerFacts({ caller }: { caller: FoundCaller }) {
  const { elevator_id, elevator_name, building_name, elevator_address, contract, open_tickets } = caller;
  const state = useOriginState(messages.title);
  return (
    <section className={styles.facts} aria-label={messages.facts(elevator_name)}>
      <dl className={styles.list}>
        <Fact term={fieldLabel('elevator_id')}>
          <TextLink to={linkTo('elevators.page', { elevatorId: elevator_id })} state={state}>
            {elevator_name}
          </TextLink>
        </Fact>
        <Fact term={messages.place}>{[building_name, elevator_address].filter(Boolean).join(', ')}</Fact>
        <Customer caller={caller} state={state} />
        {contract === undefined ? null : (
          <Fact term={messages.contract}>
            {contract ? (
              messages.coveredUntil(formatDay(contract.end_date), messages.kinds[contract.kind])
            ) : (
              <Tag tone="amber">{messages.notCovered}</Tag>
            )}
          </Fact>
        )}
        <Maintenance caller={caller} />
      </dl>
      {open_tickets ? (
        <OpenTickets tickets={open_tickets} count={caller.open_count ?? open_tickets.length} state={state} />
      ) : null}
    </section>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

function Customer({ caller, state }: { caller: FoundCaller; state: unknown }) {
  const { customer_id, customer_name, customer_full_name, customer_phone } = caller;
  if (!customer_id || !customer_name) return null;
  const name = customer_full_name ?? customer_name;
  return (
    <Fact term={t('Customer')}>
      <TextLink
        to={linkTo('people.customer', { userId: customer_id, customerName: customer_name })}
        state={state}
      >
        {name}
      </TextLink>{' '}
      {customer_phone ? (
        <PhoneLink name={name} number={customer_phone} href={phoneLink(customer_phone)} />
      ) : null}
    </Fact>
  );
}

function Maintenance({ caller }: { caller: FoundCaller }) {
  const { main_completed_date, main_due_date } = caller;
  if (main_due_date === undefined) return null;
  return (
    <Fact term={messages.lastMaintenance}>
      {main_completed_date ? formatDay(main_completed_date) : messages.neverMaintained},{' '}
      {messages.nextDue(formatDay(main_due_date))}
    </Fact>
  );
}

interface OpenTicketsProps {
  /** The newest ones. */
  tickets: readonly CallerTicket[];
  count: number;
  state: unknown;
}

/** The open tickets of the elevator, so that no second one is written about the same fault. */
function OpenTickets({ tickets, count, state }: OpenTicketsProps) {
  if (count === 0) return <p className={styles.none}>{messages.noOpenTickets}</p>;
  return (
    <div className={styles.open}>
      <h2 className={styles.heading}>{messages.openTickets(count)}</h2>
      <ul role="list" className={styles.tickets}>
        {tickets.map(({ ticket_key, summary, status, create_date }) => (
          <li key={ticket_key}>
            <TextLink to={pathTo.ticket(ticket_key)} state={state}>
              {ticket_key}
            </TextLink>
            <StatusTag status={status} />
            <span className={styles.summary}>{summary}</span>
            <span className={styles.age} title={formatDay(create_date)}>
              {create_date === localDay() ? messages.today : formatAge(`${create_date}T00:00:00`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
