import { addDays, isCalendarDate, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { isId } from '@smart-elevator/shared-api/contract/filterQuery';
import { TRAY_TABS } from '@smart-elevator/shared-api/contract/visits/board';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { PrintButton } from '@smart-elevator/shared-ui/button/PrintButton';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { formatDay, formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { useIsNarrow } from '@smart-elevator/shared-ui/state/useMedia';
import { useCallback, useId, useMemo, useState } from 'react';
import { visitCrumbs, visitTabs } from '../visitTabs';
import styles from './Board.module.css';
import { BoardGrid, type BoardRow } from './BoardGrid';
import { boardFilters } from './boardFilters';
import { NOBODY, placeKey, placeOf, weekOf } from './boardState';
import { DayList } from './DayList';
import { messages } from './messages';
import { Tray } from './Tray';
import { useBoard } from './useBoard';
import type { CardDrag } from './VisitCard';

const NO_FILTER = { week: '', technician: '', technicianName: '', building: '', tab: '' };
const RULES = {
  filter: {
    week: isCalendarDate,
    technician: isId,
    tab: (text: string) => TRAY_TABS.some((tab) => tab === text),
  },
};

/** /dispatch?week=&technician=&building=&tab=: technicians × days of a week, and the tray (R1210). */
export function BoardPage() {
  const state = useListState(NO_FILTER, RULES);
  const { filter, setFilter } = state;
  const isNarrow = useIsNarrow();
  const day = filter.week || localDay();
  const days = useMemo(() => weekOf(day), [day]);
  const board = useBoard(days, { technician: Number(filter.technician), building: filter.building });
  const { query, rows, places, alerts, absences, daysOff, dayMinutes, move } = board;
  const { target, announcement, drag } = useBoardDrag(rows, days, board.onMove);
  const by = isNarrow ? 1 : 7;
  const show = (next: string) => setFilter({ week: next === localDay() ? '' : next }, { push: true });
  return (
    <Page
      title={messages.title}
      breadcrumb={[...visitCrumbs(), { label: messages.title }]}
      width="list"
      action={<PrintButton />}
    >
      <TabLinks {...visitTabs()} />
      <div className={styles.period}>
        <IconButton
          icon="chevron-left"
          label={isNarrow ? messages.previousDay : messages.previous}
          onClick={() => show(addDays(day, -by))}
        />
        <h2 aria-live="polite">
          {isNarrow ? formatWeekday(day) : `${formatDay(days[0])} – ${formatDay(days.at(-1))}`}
        </h2>
        <IconButton
          icon="chevron-right"
          label={isNarrow ? messages.nextDay : messages.next}
          onClick={() => show(addDays(day, by))}
        />
        <Button onClick={() => setFilter({ week: '' }, { push: true })}>{messages.today}</Button>
        <FilterBar label={messages.filters} filters={boardFilters(state)} />
      </div>
      {query.loading ? <Skeleton shape="calendar" rows={5} /> : null}
      {query.error && !query.data ? (
        <CallFailure title={messages.failed} error={query.error} onRetry={query.retry} />
      ) : null}
      {query.data ? (
        <>
          <HolidaysEnd last={query.data.last_holiday} to={days.at(-1) ?? day} />
          <div className={styles.whole}>
            <Tray
              tab={TRAY_TABS.find((tab) => tab === filter.tab) ?? 'unassigned'}
              onTab={(tab) => setFilter({ tab: tab === 'unassigned' ? '' : tab })}
              {...drag}
            />
            {isNarrow ? (
              <div>
                <DayList {...{ day, rows, places, alerts, absences, move }} {...drag} />
              </div>
            ) : (
              <BoardGrid
                {...{ rows, days, places, alerts, absences, daysOff, dayMinutes, target }}
                busy={query.updating}
                {...drag}
              />
            )}
          </div>
          {isNarrow ? null : (
            <p id={drag.howId} className={styles.how} data-screen-only="">
              {messages.how}
            </p>
          )}
          <div aria-live="assertive">
            <VisuallyHidden>{announcement}</VisuallyHidden>
          </div>
        </>
      ) : null}
    </Page>
  );
}

/** What is dragged over, its announcement, and what each card needs. */
function useBoardDrag(rows: readonly BoardRow[], days: readonly string[], onMove: CardDrag['onMove']) {
  const howId = useId();
  const [target, setTarget] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const step = useCallback(
    (key: string, arrow: string) => {
      const { technician, day } = placeOf(key);
      const row = rows.findIndex((one) => one.technician === technician);
      const column = days.indexOf(day);
      // From the tray: the first arrow enters the board.
      if (row < 0 || column < 0)
        return placeKey({
          technician: rows[Math.max(row, 0)]?.technician ?? NOBODY,
          day: days[Math.max(column, 0)] ?? day,
        });
      const next = {
        technician: rows[row + (arrow === 'ArrowDown' ? 1 : arrow === 'ArrowUp' ? -1 : 0)]?.technician,
        day: days[column + (arrow === 'ArrowRight' ? 1 : arrow === 'ArrowLeft' ? -1 : 0)],
      };
      return next.technician === undefined || next.day === undefined
        ? undefined
        : placeKey({ technician: next.technician, day: next.day });
    },
    [rows, days],
  );
  const onOver = useCallback(
    (visit: VisitRow, key?: string) => {
      setTarget(key);
      if (key === undefined) return setAnnouncement('');
      const { technician, day } = placeOf(key);
      const name = rows.find((one) => one.technician === technician)?.name ?? messages.nobody;
      setAnnouncement(messages.carried(visit.building_name, name, formatWeekday(day)));
    },
    [rows],
  );
  const drag = useMemo((): CardDrag => ({ howId, step, onOver, onMove }), [howId, step, onOver, onMove]);
  return { target, announcement, drag };
}

/** Warns when the entered days off end before the shown week does (R1208). */
function HolidaysEnd({ last, to }: { last: string | null; to: string }) {
  if (last === null || last >= to) return null;
  return <Notice tone="warning">{messages.holidaysEnd(formatDay(last))}</Notice>;
}
