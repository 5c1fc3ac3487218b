import type { BulkOutcome } from '@smart-elevator/shared-api/contract/tickets/bulkChanges';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from '../../messages';
import styles from './BulkResult.module.css';

interface BulkReportProps {
  outcome: BulkOutcome;
  /** Sends those that failed again. */
  onRetry: () => void;
  onEnd: () => void;
}

/** Which tickets could not be changed, and why. */
export function BulkResult({ outcome: { updated, failed }, onRetry, onEnd }: BulkReportProps) {
  return (
    <Dialog
      title={messages.bulk.some(updated.length, updated.length + failed.length)}
      open
      onClose={onEnd}
      footer={
        <>
          <Button onClick={onRetry}>{common.retry}</Button>
          <Button kind="primary" onClick={onEnd}>
            {common.close}
          </Button>
        </>
      }
    >
      <Notice tone="failure" title={messages.bulk.failed(failed.length)}>
        <ul className={styles.reasons} role="list">
          {failed.map(({ ticket_id, ticket_key, reason }) => (
            <li key={ticket_id}>
              <strong>{ticket_key ?? ticket_id}</strong> {translateServerMessage(reason)}
            </li>
          ))}
        </ul>
      </Notice>
    </Dialog>
  );
}
