import { useState } from 'react';
import { useList } from '@smart-elevator/shared-api/client/useList';
import {
  TIMELINE_KINDS,
  type TimelineEntry,
  type TimelineKind,
} from '@smart-elevator/shared-api/contract/elevators/timeline';
import { elevatorTimeline } from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
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

/** Tickets, maintenance, contracts and reports of an elevator in one list, newest first; older ones on demand. */
export function Timeline({ elevator_id }: { elevator_id: number }) {
  const { filter, setFilter } = useListState(NO_FILTER, RULES);
  const kind = TIMELINE_KINDS.find((known) => known === filter.kind);
  const [parts, setParts] = useState(1);
  const query = useTimeline({ elevator_id, kind, page: 1 });
  const file = useReportFile();
  const view = (report_id: number) => void file.view(report_id);

  const choose = (value: string) => {
    setParts(1);
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
          if (count === 0) return <EmptyState title={texts.nothingOfKind} />;
          const shown = Math.min(parts * PAGE_SIZE, count);
          return (
            <>
              <TimelineList label={texts.timeline}>
                <Entries entries={results} onView={view} />
                {Array.from({ length: parts - 1 }, (_, at) => (
                  <OlderEntries
                    key={`${filter.kind}-${at}`}
                    query={{ elevator_id, kind, page: at + 2 }}
                    onView={view}
                  />
                ))}
              </TimelineList>
              <div className={styles.foot}>
                <p role="status">{texts.shown(shown, count)}</p>
                {shown < count ? <Button onClick={() => setParts(parts + 1)}>{texts.older}</Button> : null}
              </div>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

/** A part of an elevator's timeline; all kinds if none is given. */
interface TimelineQuery {
  elevator_id: number;
  kind: TimelineKind | undefined;
  page: number;
}

const useTimeline = ({ elevator_id, kind, page }: TimelineQuery) =>
  useList(elevatorTimeline, {
    params: { elevator_id },
    filter: kind ? { kind } : {},
    page,
    pageSize: PAGE_SIZE,
    matches: (entry) => !kind || entry.kind === kind,
  });

type View = (report_id: number) => void;

const Entries = ({ entries, onView }: { entries: readonly TimelineEntry[]; onView: View }) =>
  entries.map((entry) => <TimelineItem key={`${entry.kind}-${entry.id}`} entry={entry} onView={onView} />);

/** A page of older entries, in the list of the newer ones. */
const OlderEntries = ({ query, onView }: { query: TimelineQuery; onView: View }) => (
  <Loaded query={useTimeline(query)} inList failed={texts.timelineFailed} rows={3}>
    {({ results }) => <Entries entries={results} onView={onView} />}
  </Loaded>
);
