import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { TicketGroup } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { technicianLoad } from '@smart-elevator/shared-api/contract/tickets/trendEndpoints';
import { CountLink } from '@smart-elevator/shared-ui/charts/CountLink';
import { stackColumns } from '@smart-elevator/shared-ui/charts/stackColumns';
import { StackedBars, type Stack } from '@smart-elevator/shared-ui/charts/StackedBars';
import { daysText } from '@smart-elevator/shared-ui/format/days';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../../messages';
import { stacksOf, statusSeries } from '../ticketStacks';
import type { TrendDays } from './trendDays';
import { TrendSection } from './TrendSection';

const said = messages.reports.load;
const narrow = (assignee: string) => ({ assignee });

const waiting = () => statusSeries().filter(({ id }) => id !== 'Closed');

interface Row extends Stack {
  closed: number;
  list: string;
}

const columns = (): readonly Column<Row>[] => [
  ...stackColumns(said.technician, waiting(), { sums: said.waiting }),
  {
    key: 'closed',
    title: said.closed,
    align: 'end',
    render: ({ closed, label, list }) => <CountLink count={closed} to={list} of={[label, said.closed]} />,
    text: ({ closed }) => String(closed),
  },
];

/** What each technician has to do now, and has closed. */
export function LoadTrend({ days }: { days: TrendDays }) {
  const reading = useCall(
    technicianLoad,
    { params: { dealer_id: useDealerId() }, query: days },
    { keepPrevious: true },
  );
  const rows = rowsOf(reading.data ?? [], days);
  return (
    <TrendSection
      title={said.title}
      hint={said.hint}
      file="load_by_technician"
      reading={reading}
      failed={said.failed}
      rows={rows}
      columns={columns()}
      none={{ title: said.none }}
    >
      <StackedBars title={said.title} series={waiting()} stacks={rows} quiet />
    </TrendSection>
  );
}

const rowsOf = (groups: readonly TicketGroup[], days: TrendDays): Row[] =>
  stacksOf(groups, { narrow }).map((stack) => {
    const { Closed: closed = 0, ...values } = stack.values;
    const list = pathTo.allTickets({ ...narrow(stack.id), status: 'Closed', closed: daysText(days) });
    return { ...stack, values, closed, list };
  });
