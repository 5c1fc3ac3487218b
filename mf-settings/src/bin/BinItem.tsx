import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { restoreTicket } from '@smart-elevator/shared-api/contract/tickets/binEndpoints';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import type { DeletedTicket } from '@smart-elevator/shared-api/contract/tickets/ticketBin';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/hidden/VisuallyHidden';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import styles from '../sessions/Sessions.module.css';

const texts = messages.bin;

/** One deleted ticket, with a button that restores it. */
export function BinItem({ ticket }: { ticket: DeletedTicket }) {
  const { ticket_id, ticket_key, summary, deleted_at, deleted_by: who, days_left } = ticket;
  const { send, sending } = useSend(restoreTicket);
  const when = formatDateTime(deleted_at);

  async function restore() {
    const sent = await send({ params: { ticket_id } });
    if (!sent) return;
    const action = `restore ticket ${ticket_id}`;
    if (sent.ok) return alertSuccess(texts.restored(ticket_key), action);
    // It expired, or its elevator was deleted: the shown list is stale.
    const isGone = sent.error.status === 404;
    if (isGone) invalidateChangedQueries(restoreTicket);
    const reason = isGone ? texts.gone : failureMessage(sent.error.failure);
    alertFailure(`${texts.notRestored(ticket_key)} ${reason}`, action);
  }

  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>
          {ticket_key} {summary}
        </p>
        <p className={styles.when}>
          {who === null
            ? texts.deleted(when)
            : texts.deletedBy(nameLabel(who, ticket.deleted_by_full_name), when)}
        </p>
        <p className={styles.when}>{texts.daysLeft(days_left)}</p>
      </div>
      <Button busy={sending} onClick={() => void restore()}>
        <span aria-hidden="true">{texts.restore}</span>
        <VisuallyHidden>{texts.restoreOne(ticket_key)}</VisuallyHidden>
      </Button>
    </li>
  );
}
