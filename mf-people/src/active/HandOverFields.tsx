import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { fullName, personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { employeeTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { messages } from '../messages';
import styles from './Deactivate.module.css';
import { type PersonSummary, useHandOverCandidates } from './useDeactivation';

const texts = messages.active;

/** The number of a technician's open tickets, and the choice of who gets them. */
export function HandOverFields({ person }: { person: PersonSummary }) {
  const { user_id } = person;
  const { count, failed } = useOpenTickets(user_id);
  const { receivers, loading } = useHandOverCandidates(user_id, true);
  const counted = failed ? texts.notCounted : texts.counting;
  return (
    <>
      <p role="status" className={styles.count}>
        {count === undefined ? counted : texts.openTickets(count, fullName(person) || person.username)}
      </p>
      <SelectInput
        name="hand_over_to"
        label={texts.handOver}
        hint={texts.handOverHint}
        placeholder={texts.unassigned}
        loading={loading}
        allowClear
        options={receivers.map((one) => ({ value: String(one.user_id), label: personLabel(one) }))}
      />
    </>
  );
}

/** The number of a technician's tickets that are not Closed; undefined until known. */
function useOpenTickets(user_id: number) {
  const params = { dealer_id: useDealerId() };
  const query = { assignee: String(user_id), page: 1, page_size: 1 };
  const all = useCall(employeeTicketList, { params, query });
  const closed = useCall(employeeTicketList, { params, query: { ...query, status: 'Closed' } });
  const failed = (all.error ?? closed.error) !== undefined;
  return { count: all.data && closed.data ? all.data.count - closed.data.count : undefined, failed };
}
