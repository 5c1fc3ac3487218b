import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { ticketNeighbours } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { t } from '@smart-elevator/shared-ui/language/t';
import { originOf } from '@smart-elevator/shared-ui/state/useOrigin';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { useLocation } from 'react-router-dom';
import { listedState, listedTickets } from '../lists/listedTickets';
import { addressOfPage, listedPageOf, useListedPage, type ListedPage } from '../lists/useListedPage';
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
  /** Without a list the steps are those among all tickets; the id of the ticket as soon as it is known. */
  amongAll?: { ticketId: number | undefined } | undefined;
}

/**
 * The previous and the next ticket of the list that the dealer came from, beyond its page too; without a list, of all
 * tickets. The tickets of the page are those that were shown, even if they have left the list since.
 */
export function TicketSteps({ by, chosen, to, amongAll }: TicketStepsProps) {
  const { state } = useLocation();
  const tickets = listedTickets(state, by);
  const at = tickets.indexOf(chosen);
  const origin = originOf(state);
  if (!origin && amongAll) return <StepsAmongAll {...amongAll} by={by} to={to} />;
  const listed = listedPageOf(origin?.address);
  if (at < 0 || (tickets.length < 2 && (listed?.page ?? 1) === 1)) return null;
  const stepOf = (one: string | undefined): StepLink => (one ? { to: to(one), state } : undefined);
  const [before, after] = [stepOf(tickets[at - 1]), stepOf(tickets[at + 1])];
  if (!origin || !listed) return <Steps at={at + 1} count={tickets.length} before={before} after={after} />;
  const isFull = tickets.length >= listed.list.pageSize;
  const page = listed.page + (!before && listed.page > 1 ? -1 : !after && isFull ? 1 : 0);
  return (
    <StepsBeyond
      // Another page is mounted again, without the rows of this one.
      key={page}
      at={(listed.page - 1) * listed.list.pageSize + at + 1}
      before={before}
      after={after}
      listed={listed}
      page={page}
      stepTo={(rows) => {
        const others = rows.filter((row) => !tickets.includes(idOf(row, by)));
        const row = page < listed.page ? others.at(-1) : others[0];
        const shown = { ...origin, address: addressOfPage(listed, page) };
        return row && { to: to(idOf(row, by)), state: listedState(shown, rows) };
      }}
    />
  );
}

/** The steps of a ticket whose address was opened without a list, such as a shared link. */
function StepsAmongAll({ ticketId, by, to }: StepsAmongAllProps) {
  const { data, error } = useCall(
    ticketNeighbours,
    { params: { ticket_id: ticketId ?? 0 } },
    { enabled: ticketId !== undefined, keepPrevious: true },
  );
  const stepOf = (one: TicketRef | null | undefined): StepLink =>
    one ? { to: to(idOf(one, by)), state: undefined } : undefined;
  // Drawn before they are known, so that the layout does not shift.
  return error ? null : <Steps before={stepOf(data?.previous)} after={stepOf(data?.next)} />;
}

type TicketRef = Pick<TicketRow, 'ticket_id' | 'ticket_key'>;

interface StepsAmongAllProps extends Pick<TicketStepsProps, 'by' | 'to'> {
  ticketId: number | undefined;
}

const idOf = ({ ticket_id, ticket_key }: TicketRef, by: TicketStepsProps['by']): string =>
  by === 'keys' ? ticket_key : String(ticket_id);

/** A link to a ticket; without one the step is not possible. */
type StepLink = { to: string; state: unknown } | undefined;

interface StepsProps {
  /** The place of the ticket in the list, from 1, and the number of tickets; among all tickets it is not counted. */
  at?: number;
  count?: number;
  before: StepLink;
  after: StepLink;
}

interface StepsBeyondProps extends Omit<StepsProps, 'count'> {
  at: number;
  listed: ListedPage;
  /** The page that is read: the one beyond, else that of the ticket. */
  page: number;
  /** The step to a ticket of that page. */
  stepTo: (rows: readonly TicketRow[]) => StepLink;
}

/** The steps of a ticket at the edge of its page lead to the page beyond. */
function StepsBeyond({ at, before, after, listed, page, stepTo }: StepsBeyondProps) {
  const { data } = useListedPage(listed, page);
  const beyond = data && page !== listed.page ? stepTo(data.results) : undefined;
  return (
    <Steps
      at={at}
      count={Math.max(at, data?.count ?? 0)}
      before={before ?? (page < listed.page ? beyond : undefined)}
      after={after ?? (page > listed.page ? beyond : undefined)}
    />
  );
}

const Steps = ({ at, count, before, after }: StepsProps) => (
  <nav className={styles.steps} aria-label={at ? texts.label : t('All Issues')} data-screen-only>
    {at && count ? <span className={styles.at}>{texts.at(at, count)}</span> : null}
    <Step link={before} icon="chevron-left" shortcut={SHORTCUTS.previous} label={texts.previous} />
    <Step link={after} icon="chevron-right" shortcut={SHORTCUTS.next} label={texts.next} />
  </nav>
);

interface StepProps {
  link: StepLink;
  icon: 'chevron-left' | 'chevron-right';
  shortcut: string;
  label: string;
}

const Step = ({ link, icon, shortcut, label }: StepProps) =>
  link ? (
    <LinkButton to={link.to} icon={icon} state={link.state} shortcut={shortcut}>
      {label}
    </LinkButton>
  ) : (
    <Button icon={icon} disabled>
      {label}
    </Button>
  );
