import { linkTo } from '@smart-elevator/shared-api/client/links';
import { TRAY_TABS, type TrayTab } from '@smart-elevator/shared-api/contract/visits/board';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { lazyPart } from '@smart-elevator/shared-ui/feedback/lazyPart';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { useIsNarrow } from '@smart-elevator/shared-ui/state/useMedia';
import { Suspense, useMemo } from 'react';
import styles from './Board.module.css';
import { BoardGrid } from './BoardGrid';
import { SLOT, stepsOf, timeOf } from './dayState';
import { messages } from './messages';
import { Tray } from './Tray';
import { useBoard, type ShownVisits } from './useBoard';
import { useBoardDrag, type BoardColumn } from './useBoardDrag';
import { useDay } from './useDay';

const DayBoard = lazyPart(async () => (await import('./DayBoard')).DayBoard);
const DayList = lazyPart(async () => (await import('./DayList')).DayList);

interface BoardViewsProps {
  /** The day of the address; a phone shows that one. */
  day: string;
  /** The shown days, yyyy-mm-dd: a week, or one. */
  days: readonly string[];
  /** One day by the hour. */
  isDay: boolean;
  filter: ShownVisits & { tab: string };
  onTab: (tab: TrayTab) => void;
}

/** The tray and a view of the board. What is dragged and dropped is known here, so that nothing above renders again with it. */
export function BoardViews({ day, days, isDay, filter, onTab }: BoardViewsProps) {
  const isNarrow = useIsNarrow();
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
  if (query.loading) return <Skeleton shape="calendar" rows={5} />;
  if (!query.data)
    return query.error ? (
      <CallFailure title={messages.failed} error={query.error} onRetry={query.retry} />
    ) : null;
  return (
    <>
      <HolidaysEnd last={query.data.last_holiday} to={days.at(-1) ?? day} />
      <Suspense fallback={<Skeleton shape="calendar" rows={5} />}>
        <div className={styles.whole}>
          <Tray
            tab={TRAY_TABS.find((tab) => tab === filter.tab) ?? 'unassigned'}
            onTab={onTab}
            onBoard={board.onBoard}
            {...drag}
          />
          {isNarrow ? (
            <div>
              <DayList {...{ day, rows, places, alerts, absences, booked, dayMinutes, move }} {...drag} />
            </div>
          ) : isDay ? (
            <DayBoard day={day} {...hours} {...content} {...drag} />
          ) : (
            <BoardGrid days={days} places={places} {...content} {...drag} />
          )}
        </div>
        {isNarrow ? null : (
          <p id={drag.howId} className={styles.how} data-screen-only="">
            {messages.how}
          </p>
        )}
      </Suspense>
      <div aria-live="assertive">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </>
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
