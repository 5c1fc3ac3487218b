import { ticketTimes } from '@smart-elevator/shared-api/contract/tickets/trendEndpoints';
import type { TimeToClose } from '@smart-elevator/shared-api/contract/tickets/trends';
import { stackColumns } from '@smart-elevator/shared-ui/charts/stackColumns';
import { GroupedBars } from '@smart-elevator/shared-ui/charts/GroupedBars';
import type { ChartSeries } from '@smart-elevator/shared-ui/charts/StackedBars';
import { serializeDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { t } from '@smart-elevator/shared-ui/language/t';
import { sliceColors } from '@smart-elevator/shared-ui/state/sliceColors';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { pathTo } from '../../paths';
import { trendMessages } from './messages';
import { emptyPeriod } from './emptyPeriod';
import { fieldLabel } from '../../ticketText';
import type { TrendDays } from '@smart-elevator/shared-api/contract/trendDays';
import { TrendSection, closedColumn, type ClosedRow } from './TrendSection';
import { useTrend } from './useTrend';

const texts = trendMessages.times;

const series = (): readonly ChartSeries[] => [
  { id: 'median', label: texts.median, color: sliceColors.blue },
  { id: 'p90', label: texts.p90, color: sliceColors.amber },
];

const daysColumn = (name: 'median' | 'p90'): Column<ClosedRow> => ({
  key: name,
  title: texts[name],
  align: 'end',
  render: ({ values: { [name]: days } }) => (days === undefined ? '–' : texts.days(days)),
  text: ({ values }) => String(values[name] ?? ''),
});

const columns = (): readonly Column<ClosedRow>[] => [
  ...stackColumns(fieldLabel('priority'), [], { sums: false }),
  daysColumn('median'),
  daysColumn('p90'),
  closedColumn(texts.closed),
];

/** How long tickets took, by priority. */
export function TimesTrend({ days }: { days: TrendDays }) {
  const query = useTrend(ticketTimes, days);
  const rows = (query.data ?? []).map((time) => rowOf(time, days));
  const some = rows.some(({ closed }) => closed > 0);
  return (
    <TrendSection
      title={texts.title}
      hint={texts.hint}
      file="time_to_close"
      query={query}
      failed={texts.failed}
      rows={some ? rows : []}
      columns={columns()}
      none={{ title: texts.none, hint: emptyPeriod(days) }}
    >
      <GroupedBars title={texts.title} series={series()} groups={rows} as="rows" quiet unit={texts.unit} />
    </TrendSection>
  );
}

function rowOf({ priority, closed_count, median_days, p90_days }: TimeToClose, days: TrendDays): ClosedRow {
  const list = pathTo.allTickets({ priority, status: 'Closed', closed: serializeDateRange(days) });
  return {
    id: priority,
    label: t(priority),
    values: median_days === null || p90_days === null ? {} : { median: median_days, p90: p90_days },
    to: () => list,
    closed: closed_count,
    list,
  };
}
