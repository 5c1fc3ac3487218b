import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { messages } from '../messages';
import styles from './Deactivate.module.css';
import type { Somebody } from './Somebody';
import { useOpenTickets } from './useOpenTickets';
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
