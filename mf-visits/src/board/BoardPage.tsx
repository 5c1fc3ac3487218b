import { linkTo } from '@smart-elevator/shared-api/client/links';
import { addDays, isCalendarDate, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { isId } from '@smart-elevator/shared-api/contract/filterQuery';
import { TRAY_TABS } from '@smart-elevator/shared-api/contract/visits/board';
import { VISIT_STATES } from '@smart-elevator/shared-api/contract/visits/visitState';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { PrintButton } from '@smart-elevator/shared-ui/button/PrintButton';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { lazyPart } from '@smart-elevator/shared-ui/feedback/lazyPart';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { formatDay, formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { ViewSwitch } from '@smart-elevator/shared-ui/navigation/ViewSwitch';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { useIsNarrow } from '@smart-elevator/shared-ui/state/useMedia';
import { Suspense, useMemo } from 'react';
import { visitCrumbs, visitTabs } from '../visitTabs';
import styles from './Board.module.css';
import { BoardGrid } from './BoardGrid';
import { boardFilters } from './boardFilters';
import { weekOf } from './boardState';
import { SLOT, stepsOf, timeOf } from './dayState';
import { messages } from './messages';
import { Tray } from './Tray';
import { useBoard } from './useBoard';
import { useBoardDrag, type BoardColumn } from './useBoardDrag';
import { useDay } from './useDay';

const DayBoard = lazyPart(async () => (await import('./DayBoard')).DayBoard);
const DayList = lazyPart(async () => (await import('./DayList')).DayList);

const NO_FILTER = {
  ...{ view: '', week: '', day: '', tab: '' },
  ...{ technician: '', technicianName: '', customer: '', customerName: '', building: '', state: '' },
};
const RULES = {
  filter: {
    view: (text: string) => text === 'day',
    week: isCalendarDate,
    day: isCalendarDate,
    technician: isId,
    customer: isId,
    state: (text: string) => VISIT_STATES.some((state) => state === text),
    tab: (text: string) => TRAY_TABS.some((tab) => tab === text),
  },
};

/**
 * /dispatch?week=, or ?view=day&day=: technicians × days of a week (R1210) or one day by the hour (R1270), and the tray. The filters and the
 * tab of the tray are in the address, too.
 */
export function BoardPage() {
  const state = useListState(NO_FILTER, RULES);
  const { filter, setFilter } = state;
  const isNarrow = useIsNarrow();
  const isDay = filter.view === 'day';
  const day = (isDay ? filter.day : filter.week) || localDay();
  const days = useMemo(() => (isDay ? [day] : weekOf(day)), [isDay, day]);
  const board = useBoard(days, filter);
  const { query, rows, places, booked, alerts, absences, daysOff, dayMinutes, move } = board;
  const hours = useDay(board, day);
  const columns = useMemo(
    (): BoardColumn[] =>
      isDay
        ? stepsOf(hours.span, SLOT).map((at) => ({ day, time: timeOf(at) }))
        : days.map((one) => ({ day: one })),
    [isDay, hours.span, day, days],
  );
  const { target, announcement, drag } = useBoardDrag(rows, columns, board.onMove);
  const content = { rows, booked, alerts, absences, daysOff, dayMinutes, target, busy: query.updating };
  const isOneDay = isDay || isNarrow;
  const by = isOneDay ? 1 : 7;
  const show = (next: string) => {
    const shown = next === localDay() ? '' : next;
    setFilter(isDay ? { day: shown } : { week: shown }, { push: true });
  };
  const setView = (view: string) => {
    const shown = day === localDay() ? '' : day;
    setFilter(view === 'day' ? { view, day: shown, week: '' } : { view: '', day: '', week: shown }, {
      push: true,
    });
  };
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
          label={isOneDay ? messages.previousDay : messages.previous}
          onClick={() => show(addDays(day, -by))}
        />
        <h2 aria-live="polite">
          {isOneDay ? formatWeekday(day) : `${formatDay(days[0])} – ${formatDay(days.at(-1))}`}
        </h2>
        <IconButton
          icon="chevron-right"
          label={isOneDay ? messages.nextDay : messages.next}
          onClick={() => show(addDays(day, by))}
        />
        <Button onClick={() => show(localDay())}>{messages.today}</Button>
        {isNarrow ? null : (
          <ViewSwitch
            label={messages.view}
            views={[
              { value: '', label: messages.week },
              { value: 'day', label: messages.dayByHour },
            ]}
            value={filter.view}
            onChange={setView}
          />
        )}
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
              onBoard={board.onBoard}
              {...drag}
            />
            <Suspense fallback={<Skeleton shape="calendar" rows={5} />}>
              {isNarrow ? (
                <div>
                  <DayList {...{ day, rows, places, alerts, absences, booked, dayMinutes, move }} {...drag} />
                </div>
              ) : isDay ? (
                <DayBoard day={day} {...hours} {...content} {...drag} />
              ) : (
                <BoardGrid days={days} places={places} {...content} {...drag} />
              )}
            </Suspense>
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

/** Warns when the entered days off end before the shown week does, and leads to them (R1208). */
function HolidaysEnd({ last, to }: { last: string | null; to: string }) {
  if (last === null || last >= to) return null;
  const enter = linkTo('settings.workingDays');
  return (
    <Notice
      tone="warning"
      action={enter ? <TextLink to={enter}>{messages.enterHolidays}</TextLink> : undefined}
    >
      {messages.holidaysEnd(formatDay(last))}
    </Notice>
  );
}
