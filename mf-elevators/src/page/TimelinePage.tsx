import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages } from '../messages';
import { TimelineItem } from './TimelineItem';
import { useTimeline, type TimelineQuery } from './useTimeline';

interface TimelinePartProps {
  query: TimelineQuery;
  onView: (report_id: number) => void;
}

/** A page of older entries, in the list of the newer ones. */
export function TimelinePage({ query, onView }: TimelinePartProps) {
  return (
    <Loaded reading={useTimeline(query)} inList failed={messages.page.timelineFailed} rows={3}>
      {({ results }) =>
        results.map((entry) => (
          <TimelineItem key={`${entry.kind}-${entry.id}`} entry={entry} onView={onView} />
        ))
      }
    </Loaded>
  );
}
