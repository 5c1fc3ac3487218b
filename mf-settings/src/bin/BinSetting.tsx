import { useState } from 'react';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { deletedTicketList, restoreTicket } from '@smart-elevator/shared-api/contract/tickets/binEndpoints';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useValidPage } from '@smart-elevator/shared-ui/state/useValidPage';
import { Pager } from '@smart-elevator/shared-ui/table/Pager';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import type { DeletedTicket } from '@smart-elevator/shared-api/contract/tickets/ticketBin';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { messages } from '../messages';
import styles from '../sessions/Sessions.module.css';
import { Setting } from '../settings/Setting';

const texts = messages.bin;
const PAGE_SIZE = 5;

/** The deleted tickets, with buttons that restore them. */
export function BinSetting() {
  const [page, setPage] = useState(1);
  const query = useList(deletedTicketList, {
    page,
    pageSize: PAGE_SIZE,
    matches: () => true,
  });
  const { data } = query;
  useValidPage({ page, pageSize: PAGE_SIZE, count: data?.count, shown: data?.results.length, setPage });
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <Loaded query={query} failed={texts.failed} rows={2}>
        {({ count, results }) =>
          count === 0 ? (
            <p className={styles.when}>{texts.none}</p>
          ) : (
            <>
              <ul aria-label={texts.title}>
                {results.map((ticket) => (
                  <BinItem key={ticket.ticket_id} ticket={ticket} />
                ))}
              </ul>
              {count > PAGE_SIZE ? (
                <Pager page={page} total={count} pageSize={PAGE_SIZE} onPage={setPage} />
              ) : null}
            </>
          )
        }
      </Loaded>
    </Setting>
  );
}

/** One deleted ticket, with a button that restores it. */
function BinItem({ ticket }: { ticket: DeletedTicket }) {
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
