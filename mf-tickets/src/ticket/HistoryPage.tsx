import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { HistoryEntry } from './HistoryEntry';
import { useHistoryPage } from './useHistoryPage';

/** Some entries of a ticket's history, within its list. */
export function HistoryPage({ ticketId, page }: { ticketId: number; page: number }) {
  const { data, error, retry } = useHistoryPage(ticketId, page);
  if (data) return data.results.map((entry) => <HistoryEntry key={entry.entry_id} entry={entry} />);
  return (
    <li>
      {error ? (
        <Notice
          tone="failure"
          title={messages.history.failed}
          action={<Button onClick={retry}>{common.retry}</Button>}
        />
      ) : (
        <Skeleton rows={2} />
      )}
    </li>
  );
}
