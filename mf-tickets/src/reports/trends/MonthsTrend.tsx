import { ticketMonths } from '@smart-elevator/shared-api/contract/tickets/trendEndpoints';
import type { TicketMonth } from '@smart-elevator/shared-api/contract/tickets/trends';
import { GroupedBars } from '@smart-elevator/shared-ui/charts/GroupedBars';
import { stackColumns } from '@smart-elevator/shared-ui/charts/stackColumns';
import type { ChartSeries, BarGroup } from '@smart-elevator/shared-ui/charts/StackedBars';
import { serializeDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { formatMonth } from '@smart-elevator/shared-ui/format/month';
import { sliceColors } from '@smart-elevator/shared-ui/state/sliceColors';
import { pathTo } from '../../paths';
import { messages } from '../../messages';
import { trendMessages } from './messages';
import { emptyPeriod } from './emptyPeriod';
import { clipMonthToRange, type TrendDays } from '@smart-elevator/shared-api/contract/trendDays';
import { TrendSection } from './TrendSection';
import { useTrend } from './useTrend';

const texts = trendMessages.months;

const series = (): readonly ChartSeries[] => [
  { id: 'opened', label: texts.opened, color: sliceColors.ink },
  { id: 'closed', label: texts.closed, color: sliceColors.green },
];

/** The maximum number of months in a chart; more are not readable. */
const MAX_MONTHS = 24;

/** How many tickets were opened and closed in each month. */
export function MonthsTrend({ days }: { days: TrendDays }) {
  const query = useTrend(ticketMonths, days);
  const months = query.data ?? [];
  const groups = months.map((month) => groupOf(month, days));
  const some = months.some(({ opened_count, closed_count }) => opened_count + closed_count > 0);
  return (
    <TrendSection
      title={texts.title}
      hint={groups.length > MAX_MONTHS ? `${texts.hint} ${texts.latest}` : texts.hint}
      file="tickets_by_month"
      query={query}
      failed={texts.failed}
      rows={some ? groups : []}
      columns={stackColumns(texts.month, series(), { sums: false })}
      none={{ title: messages.reports.noneThen, hint: emptyPeriod(days) }}
    >
      <GroupedBars
        title={texts.title}
        series={series()}
        groups={groups.slice(-MAX_MONTHS)}
        as="columns"
        quiet
      />
    </TrendSection>
  );
}

function groupOf({ month, opened_count, closed_count }: TicketMonth, range: TrendDays): BarGroup {
  const days = serializeDateRange(clipMonthToRange(month, range));
  return {
    id: month,
    label: formatMonth(month),
    values: { opened: opened_count, closed: closed_count },
    to: (id) => pathTo.allTickets(id === 'opened' ? { opened: days } : { status: 'Closed', closed: days }),
  };
}
