import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages } from '../messages';
import { HistoryEntry } from './HistoryEntry';
import { useHistoryPage } from './useHistoryPage';

/** Some entries of a ticket's history, within its list. */
export function HistoryPage({ ticketId, page }: { ticketId: number; page: number }) {
  return (
    <Loaded reading={useHistoryPage(ticketId, page)} inList failed={messages.history.failed} rows={2}>
      {({ results }) => results.map((entry) => <HistoryEntry key={entry.entry_id} entry={entry} />)}
    </Loaded>
  );
}
