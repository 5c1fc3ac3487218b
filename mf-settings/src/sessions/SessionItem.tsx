import { endSession } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { OwnSession } from '@smart-elevator/shared-api/contract/account/ownSession';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { messages } from '../messages';
import { deviceName } from './deviceName';
import styles from './Sessions.module.css';

const texts = messages.sessions;

/**
 * One session: the device's name, the time of its last use, and a button that ends it. This browser's own ends with
 * Logout.
 */
export function SessionItem({ session }: { session: OwnSession }) {
  const { session_id, user_agent, address, created_at, last_used_at, current } = session;
  const device = deviceName(user_agent);
  const lastUsed = formatDateTime(last_used_at);
  const { send, sending } = useSendWithAlert(endSession, {
    action: `end session ${session_id}`,
    done: texts.ended(device),
    // By expiry or elsewhere.
    goneIsDone: true,
    failed: (_, reason) => `${texts.notEnded} ${reason}`,
  });

  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>{device}</p>
        <p className={styles.when}>{texts.lastUsed(lastUsed)}</p>
        <p className={styles.when}>{texts.begun(formatDateTime(created_at), address)}</p>
      </div>
      {current ? (
        <Tag tone="green">{texts.current}</Tag>
      ) : (
        <Button busy={sending} onClick={() => void send({ params: { session_id } })}>
          <span aria-hidden="true">{texts.end}</span>
          <VisuallyHidden>{texts.endOf(device, lastUsed)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
