import { Donut } from '@smart-elevator/shared-ui/charts/Donut';
import { GroupedBars } from '@smart-elevator/shared-ui/charts/GroupedBars';
import { StackedBars, type ChartSeries, type BarGroup } from '@smart-elevator/shared-ui/charts/StackedBars';
import { StackTable } from '@smart-elevator/shared-ui/charts/StackTable';
import { QrCode } from '@smart-elevator/shared-ui/qr-code/QrCode';
import { sliceColors } from '@smart-elevator/shared-ui/state/sliceColors';
import { GallerySection, GalleryState } from '../GallerySection';
import { HINDI_TEXT, LONG_TEXT } from '../sampleTexts';

const SERIES: readonly ChartSeries[] = [
  { id: 'Open', label: 'Open', color: sliceColors.red },
  { id: 'InProgress', label: 'Inprogress', color: sliceColors.blue },
  { id: 'OnHold', label: 'On Hold', color: sliceColors.amber },
  { id: 'Accepted', label: 'Accepted', color: sliceColors.violet },
  { id: 'Closed', label: 'Closed', color: sliceColors.green },
];
const stack = (label: string, values: readonly number[]): BarGroup => ({
  id: label,
  label,
  values: Object.fromEntries(SERIES.map(({ id }, at) => [id, values[at] ?? 0])),
  to: (series) => `/${series}`,
});
const STACKS = [
  stack('Low', [3, 1, 4, 1, 5]),
  stack(LONG_TEXT, [9, 2, 6, 5, 3]),
  stack(HINDI_TEXT, [5, 8, 9, 7, 9]),
];
const MANY = Array.from({ length: 500 }, (_, at) =>
  stack(`technician ${at + 1}`, [at % 7, at % 5, 1, 0, at % 11]),
);
const slices = (factor: number) =>
  SERIES.map(({ id, label, color }, at) => ({ id, label, color, value: (at + 1) * factor, to: `/${id}` }));

/** Charts: each part has its own pattern, so that colour is not the only difference. */
export const Charts = () => (
  <GallerySection
    title="Charts"
    note="Charts are drawn when they come into view. A tooltip shows the number of the part under the pointer."
  >
    <GalleryState name="a ring">
      <Donut title="Issues" slices={slices(12)} />
    </GalleryState>
    <GalleryState name="a ring of nothing">
      <Donut title="Nothing" slices={slices(0)} />
    </GalleryState>
    <GalleryState name="a code">
      <QrCode value="https://console.example.com/elevator?elevatorId=1" label="QR code of an elevator" />
    </GalleryState>
    <GalleryState name="bars of parts" wide>
      <StackedBars title="Tickets by priority" series={SERIES} stacks={STACKS} />
      <StackTable caption="Tickets by priority" of="Priority" series={SERIES} stacks={STACKS} />
    </GalleryState>
    <GalleryState name="bars of 500" wide>
      <StackedBars title="Tickets by technician" series={SERIES} stacks={MANY} />
    </GalleryState>
    <GalleryState name="bars side by side" wide>
      <GroupedBars
        title="Days to close"
        series={SERIES.slice(1, 3)}
        groups={STACKS}
        as="rows"
        unit={(days) => (days === 1 ? 'day' : 'days')}
      />
    </GalleryState>
    <GalleryState name="upright" wide>
      <GroupedBars
        title="By month"
        series={[SERIES[0], SERIES[4]].flatMap((one) => one ?? [])}
        groups={STACKS}
        as="columns"
      />
    </GalleryState>
  </GallerySection>
);
