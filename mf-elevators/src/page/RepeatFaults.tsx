import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { elevatorFaults } from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { messages as general, sentenceFor } from '@smart-elevator/shared-ui/messages';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { Link } from 'react-router-dom';
import { messages } from '../messages';

const said = messages.page;

/** Faults that are told one by one. */
const SHOWN = 5;

/** Tells of faults that came back soon after they were dealt with; nothing when there are none. */
export function RepeatFaults({ elevator_id }: { elevator_id: number }) {
  const { data, error, loading, retry } = useCall(elevatorFaults, { params: { elevator_id } });
  if (loading) return <Skeleton rows={2} />;
  if (error)
    return (
      <Notice
        tone="failure"
        title={said.faultsFailed}
        action={<Button onClick={retry}>{general.retry}</Button>}
      >
        {sentenceFor(error.failure)}
      </Notice>
    );
  if (!data || data.repeat_faults === 0) return null;
  return (
    <Notice tone="warning" title={said.faults(data.repeat_faults, data.within_days)}>
      <ul>
        {data.tickets.slice(0, SHOWN).map(({ ticket_id, ticket_key, label, ...fault }) => (
          <li key={ticket_id}>
            {said.fault(label)} <Link to={pathTo.editTicket(ticket_key)}>{ticket_key}</Link>{' '}
            {formatDay(fault.create_date)}, {said.after}{' '}
            <Link to={pathTo.editTicket(fault.earlier_key)}>{fault.earlier_key}</Link>{' '}
            {formatDay(fault.earlier_date)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
