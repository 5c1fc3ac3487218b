import { useState } from 'react';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { deletedTicketList } from '@smart-elevator/shared-api/contract/tickets/binEndpoints';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
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
