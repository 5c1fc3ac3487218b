import { useState } from 'react';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { TIMELINE_KINDS } from '@smart-elevator/shared-api/contract/elevators/timeline';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { elevatorTimeline } from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { messages } from '../messages';
import { ReportError } from '../reports/ReportError';
import { useReportFile } from '../reports/useReportFile';
import styles from './Timeline.module.css';
import { TimelineItem } from './TimelineItem';

const texts = messages.page;

/** The number of entries that are shown initially, and added each time. */
const PAGE_SIZE = 20;

const NO_FILTER = { kind: '' };
const RULES = { filter: { kind: (text: string) => TIMELINE_KINDS.some((known) => known === text) } };

/**
 * Tickets, maintenance, visits, contracts and reports of an elevator in one list, newest first; older ones on demand. They are
 * read together, so that entries which are added meanwhile do not repeat others.
 */
export function Timeline({ elevator_id }: { elevator_id: number }) {
  const { filter, setFilter } = useListState(NO_FILTER, RULES);
  const kind = TIMELINE_KINDS.find((known) => known === filter.kind);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const query = useList(elevatorTimeline, {
    params: { elevator_id },
    filter: kind ? { kind } : {},
    page: 1,
    pageSize: limit,
    whole: limit > MAX_PAGE_SIZE,
    matches: (entry) => !kind || entry.kind === kind,
  });
  const file = useReportFile();

  const choose = (value: string) => {
    setLimit(PAGE_SIZE);
    setFilter({ kind: value }, { push: true });
  };
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
      <Loaded query={query} failed={texts.timelineFailed} rows={6}>
        {({ results, count, total }) => {
          if (count === 0 && total === 0)
            return <EmptyState title={texts.nothing} hint={texts.nothingHint} />;
          if (count === 0)
            return (
              <EmptyState
                title={texts.nothingOfKind}
                hint={common.noMatchesOf(kind ? [`${texts.filter}: ${texts.kinds[kind]}`] : [])}
                action={<Button onClick={() => choose('')}>{common.clearFilters}</Button>}
              />
            );
          return (
            <>
              <TimelineList label={texts.timeline}>
                {results.map((entry) => (
                  <TimelineItem
                    key={`${entry.kind}-${entry.id}`}
                    entry={entry}
                    onView={(report_id) => void file.view(report_id)}
                  />
                ))}
              </TimelineList>
              <div className={styles.foot}>
                <p role="status">{texts.shown(results.length, count)}</p>
                {results.length < count ? (
                  <Button onClick={() => setLimit(limit + PAGE_SIZE)}>{texts.older}</Button>
                ) : null}
              </div>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
