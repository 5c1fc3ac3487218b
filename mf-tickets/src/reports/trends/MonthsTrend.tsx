import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { ticketMonths } from '@smart-elevator/shared-api/contract/tickets/trendEndpoints';
import type { TicketMonth } from '@smart-elevator/shared-api/contract/tickets/trends';
import { GroupedBars } from '@smart-elevator/shared-ui/charts/GroupedBars';
import { stackColumns } from '@smart-elevator/shared-ui/charts/stackColumns';
import type { Series, Stack } from '@smart-elevator/shared-ui/charts/StackedBars';
import { daysText } from '@smart-elevator/shared-ui/format/days';
import { formatMonth } from '@smart-elevator/shared-ui/format/month';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { sliceColors } from '@smart-elevator/shared-ui/state/sliceColors';
import { messages } from '../../messages';
import { daysWithin, type TrendDays } from './trendDays';
import { TrendSection } from './TrendSection';

const said = messages.reports.months;

const series = (): readonly Series[] => [
  { id: 'opened', label: said.opened, color: sliceColors.red },
  { id: 'closed', label: said.closed, color: sliceColors.green },
];

/** More months than these cannot be read in a chart. */
const SHOWN = 24;

/** How many tickets were opened and closed in each month. */
export function MonthsTrend({ days }: { days: TrendDays }) {
  const reading = useCall(
    ticketMonths,
    { params: { dealer_id: useDealerId() }, query: days },
    { keepPrevious: true },
  );
  const months = reading.data ?? [];
  const groups = months.map((month) => groupOf(month, days));
  const some = months.some(({ opened_count, closed_count }) => opened_count + closed_count > 0);
  return (
    <TrendSection
      title={said.title}
      hint={groups.length > SHOWN ? `${said.hint} ${said.latest}` : said.hint}
      file="tickets_by_month"
      reading={reading}
      failed={said.failed}
      rows={some ? groups : []}
      columns={stackColumns(said.month, series(), { sums: false })}
      none={{ title: messages.reports.noneThen, hint: messages.reports.noneThenHint }}
    >
      <GroupedBars title={said.title} series={series()} groups={groups.slice(-SHOWN)} as="columns" quiet />
    </TrendSection>
  );
}

function groupOf({ month, opened_count, closed_count }: TicketMonth, range: TrendDays): Stack {
  const days = daysText(daysWithin(month, range));
  return {
    id: month,
    label: formatMonth(month),
    values: { opened: opened_count, closed: closed_count },
    to: (id) => pathTo.allTickets(id === 'opened' ? { opened: days } : { status: 'Closed', closed: days }),
  };
}
