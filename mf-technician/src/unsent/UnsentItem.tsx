import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { Facts } from '@smart-elevator/shared-ui/screens/Facts';
import { retry } from '../outbox/outbox';
import type { OutboxItem } from '../outbox/OutboxItem';
import { conflictRows, enteredFacts, isOfOtherList, itemReason, itemTitle } from './itemText';
import { messages } from './messages';
import styles from './Unsent.module.css';

interface UnsentItemProps {
  item: OutboxItem;
  /** Whether it is the next one of its visit or ticket, or refused. */
  isFirst: boolean;
  onDiscard: (item: OutboxItem) => void;
}

/** One item in words, why it is still here, and what a person can do. */
export function UnsentItem({ item, isFirst, onDiscard }: UnsentItemProps) {
  const title = itemTitle(item);
  const rows = conflictRows(item);
  const version = currentVersion(item);
  return (
    <li className={item.state === 'parked' ? `${styles.item} ${styles.parked}` : styles.item}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.when}>{messages.stored(formatDateTime(item.created_at))}</p>
      <p role={item.state === 'parked' ? 'alert' : undefined}>{itemReason(item, isFirst)}</p>
      {rows.length > 0 ? (
        <table className={styles.conflict}>
          <caption>{messages.conflict}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.field}</th>
              <th scope="col">{messages.mine}</th>
              <th scope="col">{messages.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {item.state === 'parked' && rows.length === 0 ? <Entered item={item} /> : null}
      <div className={styles.actions}>
        {isFirst ? (
          <Button busy={item.state === 'sending'} onClick={() => void retry(item.id, version)}>
            {version === undefined ? messages.retry : messages.sendMine}
          </Button>
        ) : null}
        <Button kind="danger" disabled={item.state === 'sending'} onClick={() => onDiscard(item)}>
          {messages.delete}
        </Button>
      </div>
    </li>
  );
}

/** What the person entered; the names of a ticket's own fields are those that the phone has read. */
function Entered({ item }: { item: OutboxItem }) {
  const enabled = item.fields['custom_field_values'] !== undefined;
  const { data } = useCall(customFieldsByType, { params: { tracker: 'ticket' } }, { enabled });
  const facts = enteredFacts(item, data);
  return facts.length > 0 ? <Facts label={messages.entered} facts={facts} /> : null;
}

/** The version that the server had when it refused the item; undefined unless somebody else was first. */
function currentVersion({ last }: OutboxItem): number | undefined {
  if (isOfOtherList({ last })) return undefined;
  const current = isRecord(last?.body) ? last.body['current'] : undefined;
  return isRecord(current) && typeof current['version'] === 'number' ? current['version'] : undefined;
}
