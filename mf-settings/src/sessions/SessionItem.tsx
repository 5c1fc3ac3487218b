import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { endSession } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { OwnSession } from '@smart-elevator/shared-api/contract/account/ownSession';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/hidden/VisuallyHidden';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
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
  const { send, sending } = useSend(endSession);
  const action = `end session ${session_id}`;
  const device = deviceName(user_agent);
  const lastUsed = formatDateTime(last_used_at);

  async function end() {
    const sent = await send({ params: { session_id } });
    if (!sent) return;
    // Already ended, by expiry or elsewhere: this counts as success.
    const gone = !sent.ok && sent.error.status === 404;
    if (gone) invalidateChangedQueries(endSession);
    if (sent.ok || gone) return alertSuccess(texts.ended(device), action);
    alertFailure(`${texts.notEnded} ${failureMessage(sent.error.failure)}`, action);
  }

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
        <Button busy={sending} onClick={() => void end()}>
          <span aria-hidden="true">{texts.end}</span>
          <VisuallyHidden>{texts.endOf(device, lastUsed)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
