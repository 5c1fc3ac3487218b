import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { maintenanceCalendar } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { messages } from '../amc/messages';
import { elevatorTabs } from '../elevatorTabs';
import { CalendarGrid } from './CalendarGrid';
import styles from './CalendarPage.module.css';
import { daysOfMonth, monthAfter, monthName, readMonth } from './months';

const NO_FILTER = { month: '', engineer: '' };
const RULES = {
  filter: {
    month: (text: string) => readMonth(text) !== undefined,
    engineer: (text: string) => /^[1-9]\d{0,9}$/.test(text),
  },
};
const texts = messages.calendar;

/** /maintenance_calendar?month=&engineer=: due dates and agreed visits, day by day. */
export function CalendarPage() {
  const state = useListState(NO_FILTER, RULES);
  const thisMonth = localDay().slice(0, 7);
  const month = readMonth(state.filter.month) ?? thisMonth;
  const engineer = Number(state.filter.engineer) || undefined;
  const reading = useCall(
    maintenanceCalendar,
    { query: { ...daysOfMonth(month), ...(engineer ? { engineer } : {}) } },
    { keepPrevious: true },
  );
  const engineers = useCall(employeeList, { params: { dealer_id: useDealerId() } });
  const show = (next: string) => state.setFilter({ month: next === thisMonth ? '' : next }, { push: true });

  return (
    <Page title={texts.title}>
      <TabLinks {...elevatorTabs()} />
      <div className={styles.head}>
        <IconButton icon="chevron-left" label={texts.previous} onClick={() => show(monthAfter(month, -1))} />
        <h2 className={styles.month} aria-live="polite">
          {monthName(month)}
        </h2>
        <IconButton icon="chevron-right" label={texts.next} onClick={() => show(monthAfter(month, 1))} />
        {month === thisMonth ? null : <Button onClick={() => show(thisMonth)}>{texts.today}</Button>}
      </div>
      <FilterBar label={t('Narrow the calendar')} active={engineer ? 1 : 0}>
        <SelectField
          label={texts.engineer}
          value={state.filter.engineer}
          placeholder={texts.everybody}
          options={(engineers.data?.results ?? []).map(({ user_id, username }) => ({
            value: String(user_id),
            label: username,
          }))}
          onChange={(chosen) => state.setFilter({ engineer: chosen }, { push: true })}
          loading={engineers.loading}
          allowClear
        />
      </FilterBar>
      {reading.loading ? <Skeleton shape="table" rows={6} /> : null}
      {reading.error && !reading.data ? (
        <CallFailure title={texts.failed} error={reading.error} onRetry={reading.retry} />
      ) : null}
      {reading.data ? (
        <>
          {reading.data.length === 0 && !reading.updating ? <Notice tone="info">{texts.none}</Notice> : null}
          <CalendarGrid month={month} entries={reading.data} busy={reading.updating} />
        </>
      ) : null}
    </Page>
  );
}
