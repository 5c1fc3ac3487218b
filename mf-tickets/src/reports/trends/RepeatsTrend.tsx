import { ticketRepeats } from '@smart-elevator/shared-api/contract/tickets/trendEndpoints';
import { SET } from '@smart-elevator/shared-api/contract/filterQuery';
import type { RepeatingElevator } from '@smart-elevator/shared-api/contract/tickets/trends';
import { stackColumns } from '@smart-elevator/shared-ui/charts/stackColumns';
import { StackedBars, type ChartSeries, type BarGroup } from '@smart-elevator/shared-ui/charts/StackedBars';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { serializeDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { sliceColors } from '@smart-elevator/shared-ui/state/sliceColors';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { pathTo } from '../../paths';
import { trendMessages } from './messages';
import type { TrendDays } from '@smart-elevator/shared-api/contract/trendDays';
import { countColumn, TREND_BARS, TrendSection } from './TrendSection';
import { useTrend } from './useTrend';

const texts = trendMessages.repeats;

const series = (): readonly ChartSeries[] => [
  { id: 'repeats', label: texts.repeats, color: sliceColors.ink },
];

interface Row extends BarGroup {
  elevator: RepeatingElevator;
  /** The link to all its tickets of these days. */
  list: string;
  /** The link to its repeat faults. */
  repeats: string;
}

const columns = (): readonly Column<Row>[] => [
  ...stackColumns(texts.elevator, [], { sums: false }),
  {
    key: 'fault',
    title: texts.label,
    render: ({ elevator }) => elevator.label,
    text: ({ elevator }) => elevator.label,
  },
  {
    key: 'newest',
    title: texts.newest,
    render: ({ elevator }) => formatDay(elevator.newest),
    text: ({ elevator }) => formatDay(elevator.newest),
    nowrap: true,
  },
  countColumn('repeats', texts.repeats, ({ elevator, repeats }) => [elevator.repeat_count, repeats]),
  countColumn('tickets', texts.tickets, ({ elevator, list }) => [elevator.ticket_count, list]),
];

/** The elevators with the most repeat faults. */
export function RepeatsTrend({ days }: { days: TrendDays }) {
  const query = useTrend(ticketRepeats, days);
  const { count = 0, elevators = [] } = query.data ?? {};
  const rows = elevators.map((elevator) => rowOf(elevator, days));
  const cut = texts.cut(rows.length, count);
  return (
    <TrendSection
      title={texts.title}
      hint={count > rows.length ? `${texts.hint} ${cut}` : texts.hint}
      file="repeat_faults"
      query={query}
      failed={texts.failed}
      rows={rows}
      columns={columns()}
      none={{ title: texts.none, hint: texts.noneHint }}
    >
      <StackedBars title={texts.title} series={series()} stacks={rows} most={TREND_BARS} quiet />
    </TrendSection>
  );
}

function rowOf(elevator: RepeatingElevator, days: TrendDays): Row {
  const here = { elevator: elevator.elevator_name, opened: serializeDateRange(days) };
  const repeats = pathTo.allTickets({ ...here, repeats: SET });
  return {
    id: elevator.elevator_name,
    label: elevator.elevator_name,
    values: { repeats: elevator.repeat_count },
    to: () => repeats,
    elevator,
    list: pathTo.allTickets(here),
    repeats,
  };
}
