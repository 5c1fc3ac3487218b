import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { isId } from '@smart-elevator/shared-api/contract/filterQuery';
import { addDays, isCalendarDate, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { maintenanceCalendar } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { readWorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { ViewSwitch } from '@smart-elevator/shared-ui/navigation/ViewSwitch';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { messages } from '../amc/messages';
import { messages as messagesOfElevators } from '../messages';
import { personOptions } from '../valueText';
import { elevatorTabs } from '../elevatorTabs';
import { CalendarGrid } from './CalendarGrid';
import styles from './CalendarPage.module.css';
import { CURRENT_PERIOD, periodOf } from './calendarPeriod';
import { readMonth } from './months';

const NO_FILTER = { ...CURRENT_PERIOD, engineer: '', visits: '' };
const RULES = {
  filter: {
    view: (text: string) => text === 'week',
    month: (text: string) => readMonth(text) !== undefined,
    day: isCalendarDate,
    engineer: isId,
    visits: (text: string) => text === 'today',
  },
};
const texts = messages.calendar;

/** /maintenance_calendar?view=&month=&day=&engineer=&visits=: due dates and agreed visits, day by day. */
export function CalendarPage() {
  const state = useListState(NO_FILTER, RULES);
  const period = periodOf(state.filter, localDay());
  const { view, title, days } = period;
  const words = texts[view];
  const engineer = Number(state.filter.engineer) || undefined;
  const query = useCall(
    maintenanceCalendar,
    { query: { ...days, ...(engineer ? { engineer } : {}) } },
    { keepPrevious: true },
  );
  const horizon = useCall(readWorkingDays, {}).data?.horizon_days;
  const plannedTo = horizon === undefined ? undefined : addDays(localDay(), horizon);
  const engineers = useCall(employeeList, { params: { dealer_id: useDealerId() } });
  const setFilter = (changes: Partial<typeof NO_FILTER>) => state.setFilter(changes, { push: true });
  const show = (next: typeof CURRENT_PERIOD) => setFilter({ ...next, visits: '' });
  const onlyVisits = state.filter.visits !== '';
  const entries = onlyVisits
    ? query.data?.filter(({ kind, day }) => kind === 'visit' && day === localDay())
    : query.data;
  const options = optionsWith(state.filter.engineer, engineers.data?.results ?? []);
  const chosen = options.find(({ value }) => value === state.filter.engineer)?.label ?? '';
  const applied = [
    ...(onlyVisits ? [texts.visitsToday] : []),
    ...(engineer ? [`${texts.engineer}: ${chosen}`] : []),
  ];
  // Which filters are the reason (R261).
  const nothing = (
    <Notice tone="info">
      {applied.length === 0 ? (
        words.none
      ) : (
        <>
          {common.noMatchesOf(applied)}{' '}
          <Button kind="link" onClick={() => setFilter({ engineer: '', visits: '' })}>
            {common.clearFilters}
          </Button>
        </>
      )}
    </Notice>
  );
  // A kept address may name an engineer who was deleted since.
  const isUnknownEngineer = engineer !== undefined && query.error?.status === 400;

  return (
    <Page title={texts.title} width="list">
      <TabLinks {...elevatorTabs()} />
      <div className={styles.head}>
        <IconButton icon="chevron-left" label={words.previous} onClick={() => show(period.after(-1))} />
        <h2 className={styles.period} aria-live="polite">
          {title}
        </h2>
        <IconButton icon="chevron-right" label={words.next} onClick={() => show(period.after(1))} />
        <Button
          onClick={() => {
            show({ ...CURRENT_PERIOD, view: state.filter.view });
            showToday();
          }}
        >
          {texts.today}
        </Button>
        <ViewSwitch
          label={texts.view}
          views={[
            { value: 'month', label: texts.month.name },
            { value: 'week', label: texts.week.name },
          ]}
          value={view}
          onChange={(next) => (next === view ? undefined : show(period.other))}
        />
      </div>
      <FilterBar
        label={t('Narrow the calendar')}
        filters={[
          ...(onlyVisits
            ? [
                {
                  name: 'visits',
                  label: texts.visitsToday,
                  value: state.filter.visits,
                  text: '',
                  onClear: () => setFilter({ visits: '' }),
                },
              ]
            : []),
          {
            name: 'engineer',
            label: texts.engineer,
            value: state.filter.engineer,
            text: chosen,
            onClear: () => setFilter({ engineer: '' }),
            control: (done) => (
              <SelectField
                label={texts.engineer}
                value={state.filter.engineer}
                placeholder={texts.everybody}
                options={options}
                onChange={(engineer) => {
                  setFilter({ engineer });
                  done();
                }}
                loading={engineers.loading}
                allowClear
              />
            ),
          },
        ]}
      />
      {query.loading ? <Skeleton shape="calendar" rows={period.weeks.length} /> : null}
      {query.error && !query.data && !isUnknownEngineer ? (
        <CallFailure title={texts.failed} error={query.error} onRetry={query.retry} />
      ) : null}
      {isUnknownEngineer && !query.data ? nothing : null}
      {entries ? (
        <>
          {entries.length === 0 && !query.former ? nothing : null}
          {plannedTo !== undefined && plannedTo < days.to ? (
            <p>{texts.planned(formatDay(plannedTo))}</p>
          ) : null}
          <CalendarGrid period={period} entries={entries} busy={query.updating} />
        </>
      ) : null}
    </Page>
  );
}

/** The engineers to choose from; a chosen one who is not among them is one, too. */
function optionsWith(chosen: string, people: Parameters<typeof personOptions>[0]) {
  const options = personOptions(people);
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: messagesOfElevators.personFilter.engineer.chosen }];
}

/** Scrolls to today, if it is shown. */
const showToday = () =>
  document.querySelector('td [aria-current="date"]')?.scrollIntoView({ block: 'nearest' });
