import { Pie } from '@nivo/pie';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '../format/number';
import { ChartTooltip } from './ChartTooltip';
import { fillOf, Patterns } from './Patterns';
import { SLICE_GAP, INNER_RADIUS_RATIO, RING_SIZE, type Slice } from './slice';

const outer = RING_SIZE / 2 - SLICE_GAP;
/** The angle that leaves a gap of `GAP` px in the middle of the ring, degrees. */
const padAngle = (SLICE_GAP / ((outer * (1 + INNER_RADIUS_RATIO)) / 2)) * (180 / Math.PI);

/** The part of the ring that the smallest slice gets, so that it can be seen and pressed. */
const MIN_SHARE = 0.03;

/** The slices that are drawn: `value` is the size of the arc, `count` the real value. */
export function visibleArcs(slices: readonly Slice[]): (Slice & { count: number })[] {
  const least = MIN_SHARE * slices.reduce((sum, { value }) => sum + value, 0);
  return slices.flatMap((slice) =>
    slice.value > 0 ? [{ ...slice, count: slice.value, value: Math.max(slice.value, least) }] : [],
  );
}

/** The ring, drawn by nivo; its links are for the pointer only, since the legend has the same ones. */
export default function DonutRing({ slices }: { slices: readonly Slice[] }) {
  const navigate = useNavigate();
  const chart = useId();
  const shown = visibleArcs(slices);
  return (
    <Pie
      data={shown}
      width={RING_SIZE}
      height={RING_SIZE}
      margin={{ top: SLICE_GAP, right: SLICE_GAP, bottom: SLICE_GAP, left: SLICE_GAP }}
      innerRadius={INNER_RADIUS_RATIO}
      padAngle={shown.length > 1 ? padAngle : 0}
      colors={({ id }) => fillOf(chart, shown, String(id))}
      layers={[() => <Patterns key="patterns" chart={chart} parts={shown} />, 'arcs']}
      sortByValue={false}
      animate={false}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      onClick={({ data }) => {
        if (data.to) void navigate(data.to);
      }}
      tooltip={({ datum }) => (
        <ChartTooltip>
          {datum.data.label} <b>{formatCount(datum.data.count)}</b>
        </ChartTooltip>
      )}
    />
  );
}
