import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { isCalendarDate, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { SET } from '@smart-elevator/shared-api/contract/filterQuery';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { clipMonthToRange, trendDays } from '@smart-elevator/shared-api/contract/trendDays';
import { visitMonths, visitTechnicians } from '@smart-elevator/shared-api/contract/visits/inTimeEndpoints';
import {
  VISIT_KEPT,
  type KeptMonth,
  type KeptTechnician,
  type PromisedDays,
} from '@smart-elevator/shared-api/contract/visits/visitsInTime';
import { MoreActions } from '@smart-elevator/shared-ui/button/MoreActions';
import { PrintButton } from '@smart-elevator/shared-ui/button/PrintButton';
import { GroupedBars } from '@smart-elevator/shared-ui/charts/GroupedBars';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { DateField } from '@smart-elevator/shared-ui/filter/DateField';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { formatDateRange, serializeDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { formatMonth } from '@smart-elevator/shared-ui/format/month';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { sliceColors } from '@smart-elevator/shared-ui/state/sliceColors';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { messages as visits } from '../messages';
import { pathTo } from '../paths';
import { visitCrumbs, visitTabs } from '../visitTabs';
import { countOf, type KeptRow } from './keptColumns';
import { KeptSection } from './KeptSection';
import { messages as texts } from './messages';

const NOTHING_SET = { from: '', to: '' };
const RULES = { filter: { from: isCalendarDate, to: isCalendarDate } };

/** The most months of the chart; more are not readable. */
const CHART_MONTHS = 24;
const COLORS = {
  InTime: sliceColors.green,
  Late: sliceColors.amber,
  Missed: sliceColors.red,
  Open: sliceColors.ink,
} as const;

/** /visits_in_time: what became of the promised visits, by month and by technician (R1334). */
export function InTimePage() {
  const { filter, filtered, setFilter, clear } = useListState(NOTHING_SET, RULES);
  const { from, to } = filter;
  const isReversed = from !== '' && to !== '' && from > to;
  const set = (patch: Partial<typeof filter>) => setFilter(patch, { push: true });
  return (
    <Page
      title={texts.title}
      breadcrumb={[...visitCrumbs(), { label: texts.title }]}
      action={
        <MoreActions>
          <PrintButton />
        </MoreActions>
      }
    >
      <TabLinks {...visitTabs()} />
      <FilterBar
        label={texts.range}
        active={[from, to].filter(Boolean).length}
        {...(filtered ? { onClear: clear } : {})}
      >
        <DateField label={texts.from} value={from} onChange={(day) => set({ from: day })} />
        <DateField label={texts.to} value={to} onChange={(day) => set({ to: day })} />
      </FilterBar>
      <p data-screen-only="">{filtered ? texts.hint : `${texts.usual} ${texts.hint}`}</p>
      {isReversed ? (
        <Notice tone="info">{texts.reversed}</Notice>
      ) : (
        <Parts days={trendDays({ ...(from ? { from } : {}), ...(to ? { to } : {}) }, localDay())} />
      )}
    </Page>
  );
}

function Parts({ days }: { days: PromisedDays }) {
  const months = useCall(visitMonths, { query: days }, { keepPrevious: true });
  const technicians = useCall(visitTechnicians, { query: days }, { keepPrevious: true });
  const period = formatDateRange(days);
  return (
    <RevealInOrder>
      <KeptSection
        title={texts.byMonth}
        of={texts.month}
        file="visits_in_time_by_month"
        query={months}
        failed={texts.byMonthFailed}
        rowsOf={(read) => read.map((month) => rowOfMonth(month, days))}
        period={period}
        chart={(rows) => <MonthsChart rows={rows.slice(-CHART_MONTHS)} />}
      />
      <KeptSection
        title={texts.byTechnician}
        of={texts.technician}
        file="visits_in_time_by_technician"
        query={technicians}
        failed={texts.byTechnicianFailed}
        rowsOf={(read) => read.map((technician) => rowOfTechnician(technician, days))}
        period={period}
      />
    </RevealInOrder>
  );
}

const MonthsChart = ({ rows }: { rows: readonly KeptRow[] }) => (
  <GroupedBars
    title={texts.byMonth}
    series={VISIT_KEPT.map((id) => ({ id, label: texts.kept[id], color: COLORS[id] }))}
    groups={rows.map((row) => ({
      id: row.id,
      label: row.label,
      values: Object.fromEntries(VISIT_KEPT.map((kept) => [kept, countOf(row, kept)])),
      to: (id) => row.to(VISIT_KEPT.find((kept) => kept === id) ?? 'Promised'),
    }))}
    as="columns"
    quiet
  />
);

function rowOfMonth({ month, ...counts }: KeptMonth, range: PromisedDays): KeptRow {
  const promised = serializeDateRange(clipMonthToRange(month, range));
  return {
    ...counts,
    id: month,
    label: formatMonth(month),
    to: (kept) => pathTo.visits({ promised, kept }),
  };
}

function rowOfTechnician(
  { user_id, username, full_name, ...counts }: KeptTechnician,
  days: PromisedDays,
): KeptRow {
  const promised = serializeDateRange(days);
  const label = username === null ? visits.nobody : nameLabel(username, full_name);
  const whose =
    user_id === null ? { unassigned: SET } : { technician: String(user_id), technicianName: label };
  return {
    ...counts,
    id: String(user_id),
    label,
    to: (kept) => pathTo.visits({ promised, kept, ...whose }),
  };
}
