import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readAlarmTimes } from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import type { AlarmTime } from '@smart-elevator/shared-api/contract/alarms/alarmTimes';
import type { TrendDays } from '@smart-elevator/shared-api/contract/trendDays';
import { GroupedBars } from '@smart-elevator/shared-ui/charts/GroupedBars';
import { stackColumns } from '@smart-elevator/shared-ui/charts/stackColumns';
import type { BarGroup, ChartSeries } from '@smart-elevator/shared-ui/charts/StackedBars';
import { paths } from '@smart-elevator/shared-ui/paths';
import { sliceColors } from '@smart-elevator/shared-ui/state/sliceColors';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { alarmTimesTexts as texts } from './alarmTimesTexts';
import { emptyPeriod } from './emptyPeriod';
import { TrendSection } from './TrendSection';

type Share = 'median' | 'p90' | 'worst';

interface Row extends BarGroup {
  alarms: number;
}

const series = (): readonly ChartSeries[] => [
  { id: 'median', label: texts.median, color: sliceColors.blue },
  { id: 'p90', label: texts.p90, color: sliceColors.amber },
  { id: 'worst', label: texts.worst, color: sliceColors.red },
];

const minutesColumn = (name: Share): Column<Row> => ({
  key: name,
  title: texts[name],
  align: 'end',
  render: ({ values: { [name]: minutes } }) => (minutes === undefined ? '–' : texts.minutes(minutes)),
  text: ({ values }) => String(values[name] ?? ''),
});

const columns = (): readonly Column<Row>[] => [
  ...stackColumns(texts.part, [], { sums: false }),
  minutesColumn('median'),
  minutesColumn('p90'),
  minutesColumn('worst'),
  {
    key: 'alarms',
    title: texts.alarms,
    align: 'end',
    render: ({ alarms }) => String(alarms),
    text: ({ alarms }) => String(alarms),
  },
];

/** How long trapped people waited until somebody took the alarm, arrived, and released them (R1364). */
export function AlarmTimesTrend({ days }: { days: TrendDays }) {
  const query = useCall(readAlarmTimes, { query: days }, { keepPrevious: true });
  if (query.error?.failure === 'unsupported') return null;
  const rows = (query.data ?? []).map(rowOf);
  return (
    <TrendSection
      title={texts.title}
      hint={texts.hint}
      file="response_times"
      query={query}
      failed={texts.failed}
      rows={rows.some(({ alarms }) => alarms > 0) ? rows : []}
      columns={columns()}
      none={{ title: texts.none, hint: emptyPeriod(days) }}
    >
      <GroupedBars title={texts.title} series={series()} groups={rows} as="rows" quiet unit={texts.unit} />
    </TrendSection>
  );
}

const rowOf = ({ part, alarms, median_minutes, p90_minutes, worst_minutes }: AlarmTime): Row => ({
  id: part,
  label: texts.parts[part],
  values:
    median_minutes === null || p90_minutes === null || worst_minutes === null
      ? {}
      : { median: median_minutes, p90: p90_minutes, worst: worst_minutes },
  to: () => paths.alarms,
  alarms,
});
