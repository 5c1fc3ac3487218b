import { useState } from 'react';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { deletedTicketList } from '@smart-elevator/shared-api/contract/tickets/binEndpoints';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { useValidPage } from '@smart-elevator/shared-ui/state/useValidPage';
import { Pager } from '@smart-elevator/shared-ui/table/Pager';
import { messages } from '../messages';
import styles from '../sessions/Sessions.module.css';
import { Setting } from '../settings/Setting';
import { BinItem } from './BinItem';

const texts = messages.bin;
const PAGE_SIZE = 5;

/** The deleted tickets, with buttons that restore them. */
export function BinSetting() {
  const [page, setPage] = useState(1);
  const { data, error, retry } = useList(deletedTicketList, {
    page,
    pageSize: PAGE_SIZE,
    matches: () => true,
  });
  useValidPage({ page, pageSize: PAGE_SIZE, count: data?.count, shown: data?.results.length, setPage });
  return (
    <Setting title={texts.title} hint={texts.hint}>
      {data?.count === 0 ? <p className={styles.when}>{texts.none}</p> : null}
      {data && data.count > 0 ? (
        <>
          <ul className={styles.sessions} aria-label={texts.title}>
            {data.results.map((ticket) => (
              <BinItem key={ticket.ticket_id} ticket={ticket} />
            ))}
          </ul>
          {data.count > PAGE_SIZE ? (
            <Pager page={page} total={data.count} pageSize={PAGE_SIZE} onPage={setPage} />
          ) : null}
        </>
      ) : null}
      {error && !data ? <CallFailure title={texts.failed} error={error} onRetry={retry} /> : null}
      {!data && !error ? <Skeleton rows={2} /> : null}
    </Setting>
  );
}
