import type { TicketGroup } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { technicianLoad } from '@smart-elevator/shared-api/contract/tickets/trendEndpoints';
import { stackColumns } from '@smart-elevator/shared-ui/charts/stackColumns';
import { StackedBars } from '@smart-elevator/shared-ui/charts/StackedBars';
import { serializeDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { pathTo } from '../../paths';
import { trendMessages } from './messages';
import { stacksOf, statusSeries } from '../ticketStacks';
import type { TrendDays } from '@smart-elevator/shared-api/contract/trendDays';
import { TREND_BARS, TrendSection, closedColumn, type ClosedRow } from './TrendSection';
import { useTrend } from './useTrend';

const texts = trendMessages.load;
const narrow = (assignee: string) => ({ assignee });

const waiting = () => statusSeries().filter(({ id }) => id !== 'Closed');

const columns = (): readonly Column<ClosedRow>[] => [
  ...stackColumns(texts.technician, waiting()),
  closedColumn(texts.closed),
];

/** The open and closed tickets of each technician. */
export function LoadTrend({ days }: { days: TrendDays }) {
  const query = useTrend(technicianLoad, days);
  const rows = rowsOf(query.data ?? [], days);
  return (
    <TrendSection
      title={texts.title}
      hint={texts.hint}
      file="load_by_technician"
      query={query}
      failed={texts.failed}
      rows={rows}
      columns={columns()}
      none={{ title: texts.none }}
    >
      <StackedBars title={texts.title} series={waiting()} stacks={rows} most={TREND_BARS} quiet />
    </TrendSection>
  );
}

const rowsOf = (groups: readonly TicketGroup[], days: TrendDays): ClosedRow[] =>
  stacksOf(groups, { narrow }).map((stack) => {
    const { Closed: closed = 0, ...values } = stack.values;
    const list = pathTo.allTickets({
      ...narrow(stack.id),
      status: 'Closed',
      closed: serializeDateRange(days),
    });
    return { ...stack, values, closed, list };
  });
