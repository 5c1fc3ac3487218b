import { useState } from 'react';
import { TIMELINE_KINDS } from '@smart-elevator/shared-api/contract/elevators/timeline';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { messages } from '../messages';
import { ReportError } from '../reports/ReportError';
import { useReportFile } from '../reports/useReportFile';
import styles from './Timeline.module.css';
import { TimelineItem } from './TimelineItem';
import { TimelinePage } from './TimelinePage';
import { TIMELINE_PAGE_SIZE, useTimeline } from './useTimeline';

const texts = messages.page;

const NO_FILTER = { kind: '' };
const RULES = { filter: { kind: (text: string) => TIMELINE_KINDS.some((known) => known === text) } };

/** Tickets, maintenance, contracts and reports of an elevator in one list, newest first; older ones on demand. */
export function Timeline({ elevator_id }: { elevator_id: number }) {
  const { filter, setFilter } = useListState(NO_FILTER, RULES);
  const kind = TIMELINE_KINDS.find((known) => known === filter.kind);
  const [parts, setParts] = useState(1);
  const { data, error, loading, retry } = useTimeline({ elevator_id, kind, page: 1 });
  const file = useReportFile();
  const view = (report_id: number) => void file.view(report_id);

  const choose = (value: string) => {
    setParts(1);
    setFilter({ kind: value }, { push: true });
  };
  const shown = Math.min(parts * TIMELINE_PAGE_SIZE, data?.count ?? 0);
  return (
    <section aria-label={texts.timeline} className={styles.timeline}>
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.timeline}</h2>
        <SelectField
          label={texts.filter}
          options={TIMELINE_KINDS.map((known) => ({ value: known, label: texts.kinds[known] }))}
          value={kind ?? ''}
          placeholder={texts.all}
          allowClear
          onChange={choose}
        />
      </div>
      {file.trouble ? <ReportError {...file} trouble={file.trouble} /> : null}
      {loading ? <Skeleton rows={6} /> : null}
      {error && !data ? <CallFailure title={texts.timelineFailed} error={error} onRetry={retry} /> : null}
      {data?.count === 0 ? (
        <EmptyState
          title={data.total === 0 ? texts.nothing : texts.nothingOfKind}
          hint={data.total === 0 ? texts.nothingHint : undefined}
        />
      ) : null}
      {data && data.count > 0 ? (
        <>
          <TimelineList label={texts.timeline}>
            {data.results.map((entry) => (
              <TimelineItem key={`${entry.kind}-${entry.id}`} entry={entry} onView={view} />
            ))}
            {Array.from({ length: parts - 1 }, (_, at) => (
              <TimelinePage
                key={`${filter.kind}-${at}`}
                query={{ elevator_id, kind, page: at + 2 }}
                onView={view}
              />
            ))}
          </TimelineList>
          <div className={styles.foot}>
            <p role="status">{texts.shown(shown, data.count)}</p>
            {shown < data.count ? <Button onClick={() => setParts(parts + 1)}>{texts.older}</Button> : null}
          </div>
        </>
      ) : null}
    </section>
  );
}
