import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { messages } from '../messages';
import { TimelineItem } from './TimelineItem';
import { useTimeline, type TimelineQuery } from './useTimeline';

interface TimelinePartProps {
  query: TimelineQuery;
  onView: (report_id: number) => void;
}

/** A page of older entries, in the list of the newer ones. */
export function TimelinePage({ query, onView }: TimelinePartProps) {
  const { data, error, retry } = useTimeline(query);
  if (data)
    return data.results.map((entry) => (
      <TimelineItem key={`${entry.kind}-${entry.id}`} entry={entry} onView={onView} />
    ));
  return (
    <li>
      {error ? (
        <CallFailure title={messages.page.timelineFailed} error={error} onRetry={retry} />
      ) : (
        <Skeleton rows={3} />
      )}
    </li>
  );
}
