import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { employeeTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { messages } from '../messages';
import styles from './Deactivate.module.css';
import type { Somebody } from './useDeactivation';
import { useReceivers } from './useReceivers';

const said = messages.active;

/** How many open tickets a technician has, and who gets them. */
export function HandOverFields({ person: { user_id, username } }: { person: Somebody }) {
  const { count, failed } = useOpenTickets(user_id);
  const { receivers, loading } = useReceivers(user_id, true);
  const counted = failed ? said.notCounted : said.counting;
  return (
    <>
      <p role="status" className={styles.count}>
        {count === undefined ? counted : said.openTickets(count, username)}
      </p>
      <SelectInput
        name="hand_over_to"
        label={said.handOver}
        hint={said.handOverHint}
        placeholder={said.nobody}
        loading={loading}
        allowClear
        options={receivers.map((one) => ({ value: String(one.user_id), label: one.username }))}
      />
    </>
  );
}

/** How many tickets that are not Closed are assigned to a technician; undefined until that is known. */
function useOpenTickets(user_id: number) {
  const params = { dealer_id: useDealerId() };
  const query = { assignee: String(user_id), page: 1, page_size: 1 };
  const all = useCall(employeeTicketList, { params, query });
  const closed = useCall(employeeTicketList, { params, query: { ...query, status: 'Closed' } });
  const failed = (all.error ?? closed.error) !== undefined;
  return { count: all.data && closed.data ? all.data.count - closed.data.count : undefined, failed };
}
