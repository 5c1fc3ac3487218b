import { useList } from '@smart-elevator/shared-api/client/useList';
import { isCalendarDate } from '@smart-elevator/shared-api/contract/calendar';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { visitHistory } from '@smart-elevator/shared-api/contract/visits/endpoints';
import type { VisitHistoryEntry, VisitPlace } from '@smart-elevator/shared-api/contract/visits/visit';
import { VISIT_STATES } from '@smart-elevator/shared-api/contract/visits/visitState';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDateTime, formatDay } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useState } from 'react';
import { messages } from '../messages';
import { STATE_LABELS } from '@smart-elevator/shared-ui/screens/visits/visitText';
import styles from './VisitPage.module.css';

const texts = messages.page.history;

/** The number of entries that are shown initially, and added each time. */
const PAGE_SIZE = 20;

/** What happened to a visit, the newest entry first; older ones on demand. */
export function VisitHistory({ visit_id }: { visit_id: number }) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const query = useList(visitHistory, {
    params: { visit_id },
    page: 1,
    pageSize: limit,
    matches: () => true,
  });
  return (
    <Panel title={texts.title}>
      <Loaded query={query} failed={texts.failed} rows={4}>
        {({ results, count }) => (
          <>
            <TimelineList label={texts.title}>
              {results.map((entry) => (
                <HistoryItem key={entry.entry_id} entry={entry} />
              ))}
            </TimelineList>
            {results.length < count ? (
              <Button onClick={() => setLimit(limit + PAGE_SIZE)}>{texts.older}</Button>
            ) : null}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** Where the technician was, in the map of the browser (R1442). */
const mapAddress = ({ latitude, longitude }: VisitPlace): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;

function HistoryItem({ entry }: { entry: VisitHistoryEntry }) {
  const { at, device_at, who, who_full_name, what, before, after, reason, place } = entry;
  const change = [before, after].map((value) => valueText(value)).filter(Boolean);
  return (
    <li className={styles.item}>
      <time className={styles.when} dateTime={at}>
        {formatDateTime(at)}
      </time>
      <div className={styles.words}>
        <p>
          {texts.what[what]}
          {what !== 'created' && change.length > 0 ? `: ${change.join(' → ')}` : null}
        </p>
        <p className={styles.detail}>
          {[
            who ? nameLabel(who, who_full_name) : texts.planner,
            reason,
            device_at ? texts.onDevice(formatDateTime(device_at)) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {place ? (
          <a className={styles.place} href={mapAddress(place)} target="_blank" rel="noreferrer">
            {texts.place(place.accuracy)}
          </a>
        ) : null}
      </div>
    </li>
  );
}

/** A former or a new value: a state, a day, or names. */
function valueText(value: string | null): string {
  const state = VISIT_STATES.find((known) => known === value);
  if (state) return t(STATE_LABELS[state]);
  return isCalendarDate(value) ? formatDay(value) : (value ?? '');
}
