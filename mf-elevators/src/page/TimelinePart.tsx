import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { TimelineItem } from './TimelineItem';
import { useTimeline, type TimelineQuery } from './useTimeline';

interface TimelinePartProps {
  query: TimelineQuery;
  onView: (report_id: number) => void;
}

/** The older entries that were asked for, in the list of the newer ones. */
export function TimelinePart({ query, onView }: TimelinePartProps) {
  const { data, error, retry } = useTimeline(query);
  if (data)
    return data.results.map((entry) => (
      <TimelineItem key={`${entry.kind}-${entry.id}`} entry={entry} onView={onView} />
    ));
  return (
    <li>
      {error ? (
        <FailureState
          title={messages.page.timelineFailed}
          hint={sentenceFor(error.failure)}
          onRetry={retry}
        />
      ) : (
        <Skeleton rows={3} />
      )}
    </li>
  );
}
