import { addDays, isCalendarDate, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { isId } from '@smart-elevator/shared-api/contract/filterQuery';
import { TRAY_TABS, type TrayTab } from '@smart-elevator/shared-api/contract/visits/board';
import { VISIT_STATES } from '@smart-elevator/shared-api/contract/visits/visitState';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { PrintButton } from '@smart-elevator/shared-ui/button/PrintButton';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { formatDay, formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { ViewSwitch } from '@smart-elevator/shared-ui/navigation/ViewSwitch';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { useIsNarrow } from '@smart-elevator/shared-ui/state/useMedia';
import { useCallback, useMemo } from 'react';
import { visitCrumbs, visitTabs } from '../visitTabs';
import styles from './Board.module.css';
import { boardFilters } from './boardFilters';
import { BoardViews } from './BoardViews';
import { weekOf } from './boardState';
import { messages } from './messages';

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
  const isOneDay = isDay || isNarrow;
  const by = isOneDay ? 1 : 7;
  const show = (next: string) => {
    const shown = next === localDay() ? '' : next;
    setFilter(isDay ? { day: shown } : { week: shown }, { push: true });
  };
  const onTab = useCallback(
    (tab: TrayTab) => setFilter({ tab: tab === 'unassigned' ? '' : tab }),
    [setFilter],
  );
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
      <BoardViews day={day} days={days} isDay={isDay} filter={filter} onTab={onTab} />
    </Page>
  );
}
