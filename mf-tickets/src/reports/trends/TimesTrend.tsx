import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { ticketTimes } from '@smart-elevator/shared-api/contract/tickets/trendEndpoints';
import type { TimeToClose } from '@smart-elevator/shared-api/contract/tickets/trends';
import { CountLink } from '@smart-elevator/shared-ui/charts/CountLink';
import { GroupedBars } from '@smart-elevator/shared-ui/charts/GroupedBars';
import type { Series, Stack } from '@smart-elevator/shared-ui/charts/StackedBars';
import { daysText } from '@smart-elevator/shared-ui/format/days';
import { say } from '@smart-elevator/shared-ui/language/say';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { sliceColors } from '@smart-elevator/shared-ui/state/sliceColors';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../../messages';
import { fieldLabel } from '../../ticketText';
import type { TrendDays } from './trendDays';
import { TrendSection } from './TrendSection';

const said = messages.reports.times;

const series = (): readonly Series[] => [
  { id: 'median', label: said.median, color: sliceColors.blue },
  { id: 'p90', label: said.p90, color: sliceColors.amber },
];

interface Row extends Stack {
  closed: number;
  list: string;
}

const daysOf =
  (name: 'median' | 'p90') =>
  ({ values: { [name]: days } }: Row) =>
    days === undefined ? '–' : said.days(days);

const columns = (): readonly Column<Row>[] => [
  {
    key: 'label',
    title: fieldLabel('priority'),
    render: ({ label }) => <strong>{label}</strong>,
    text: ({ label }) => label,
  },
  {
    key: 'median',
    title: said.median,
    align: 'end',
    render: daysOf('median'),
    text: ({ values }) => String(values['median'] ?? ''),
  },
  {
    key: 'p90',
    title: said.p90,
    align: 'end',
    render: daysOf('p90'),
    text: ({ values }) => String(values['p90'] ?? ''),
  },
  {
    key: 'closed',
    title: said.closed,
    align: 'end',
    render: ({ closed, label, list }) => <CountLink count={closed} to={list} of={[label, said.closed]} />,
    text: ({ closed }) => String(closed),
  },
];

/** How long tickets took, by priority. */
export function TimesTrend({ days }: { days: TrendDays }) {
  const reading = useCall(
    ticketTimes,
    { params: { dealer_id: useDealerId() }, query: days },
    { keepPrevious: true },
  );
  const rows = (reading.data ?? []).map((time) => rowOf(time, days));
  const some = rows.some(({ closed }) => closed > 0);
  return (
    <TrendSection
      title={said.title}
      hint={said.hint}
      file="time_to_close"
      reading={reading}
      failed={said.failed}
      rows={some ? rows : []}
      columns={columns()}
      none={{ title: said.none, hint: messages.reports.noneThenHint }}
    >
      <GroupedBars title={said.title} series={series()} groups={rows} as="rows" quiet unit={said.unit} />
    </TrendSection>
  );
}

function rowOf({ priority, closed_count, median_days, p90_days }: TimeToClose, days: TrendDays): Row {
  const list = pathTo.allTickets({ priority, status: 'Closed', closed: daysText(days) });
  return {
    id: priority,
    label: say(priority),
    values: median_days === null || p90_days === null ? {} : { median: median_days, p90: p90_days },
    to: () => list,
    closed: closed_count,
    list,
  };
}
