import { linkTo } from '@smart-elevator/shared-api/client/links';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { elevatorFaults } from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { StaleNotice } from '@smart-elevator/shared-ui/screens/CallFailure';
import { messages } from '../messages';

const texts = messages.page;

/** The maximum number of listed faults. */
const MAX_LISTED = 5;

/** Lists faults that came back soon after they were fixed; nothing if there are none. */
export function RepeatFaults({ elevator_id }: { elevator_id: number }) {
  const { data, error, loading, retry } = useCall(elevatorFaults, { params: { elevator_id } });
  if (loading) return <Skeleton rows={2} />;
  if (error?.failure === 'unsupported') return null;
  if (error) return <StaleNotice title={texts.faultsFailed} error={error} onRetry={retry} />;
  if (!data || data.repeat_faults === 0) return null;
  return (
    <Notice tone="warning" title={texts.faults(data.repeat_faults, data.within_days)}>
      <ul>
        {data.tickets.slice(0, MAX_LISTED).map(({ ticket_id, ticket_key, label, ...fault }) => (
          <li key={ticket_id}>
            {texts.fault(label)} <TicketLink ticketKey={ticket_key} /> {formatDay(fault.create_date)},{' '}
            {texts.after} <TicketLink ticketKey={fault.earlier_key} /> {formatDay(fault.earlier_date)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const TicketLink = ({ ticketKey }: { ticketKey: string }) => (
  <TextLink to={linkTo('tickets.page', { ticketKey })}>{ticketKey}</TextLink>
);
