import { restoreTicket } from '@smart-elevator/shared-api/contract/tickets/binEndpoints';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import type { DeletedTicket } from '@smart-elevator/shared-api/contract/tickets/ticketBin';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { messages } from '../messages';
import styles from '../sessions/Sessions.module.css';

const texts = messages.bin;

/** One deleted ticket, with a button that restores it. */
export function BinItem({ ticket }: { ticket: DeletedTicket }) {
  const { ticket_id, ticket_key, summary, deleted_at, deleted_by: who, days_left } = ticket;
  const { send, sending } = useSendWithAlert(restoreTicket, {
    action: `restore ticket ${ticket_id}`,
    done: texts.restored(ticket_key),
    // 404: it expired, or its elevator was deleted.
    failed: ({ status }, reason) =>
      `${texts.notRestored(ticket_key)} ${status === 404 ? texts.gone : reason}`,
  });
  const when = formatDateTime(deleted_at);

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
      <Button busy={sending} onClick={() => void send({ params: { ticket_id } })}>
        <span aria-hidden="true">{texts.restore}</span>
        <VisuallyHidden>{texts.restoreOne(ticket_key)}</VisuallyHidden>
      </Button>
    </li>
  );
}
