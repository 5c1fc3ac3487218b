import { Pie } from '@nivo/pie';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '../format/number';
import { ChartTip } from './ChartTip';
import { fillOf, Patterns } from './Patterns';
import { GAP, INNER, SIZE } from './ringSize';
import type { Slice } from './slice';

const outer = SIZE / 2 - GAP;
/** The angle that leaves a gap of `GAP` px in the middle of the ring, degrees. */
const padAngle = (GAP / ((outer * (1 + INNER)) / 2)) * (180 / Math.PI);

/** The ring that nivo draws; a shortcut for the pointer, as the legend says and leads to the same. */
export default function DonutRing({ slices }: { slices: readonly Slice[] }) {
  const navigate = useNavigate();
  const chart = useId();
  const shown = slices.filter(({ value }) => value > 0);
  return (
    <Pie
      data={shown}
      width={SIZE}
      height={SIZE}
      margin={{ top: GAP, right: GAP, bottom: GAP, left: GAP }}
      innerRadius={INNER}
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
        <ChartTip>
          {datum.data.label} <b>{formatCount(datum.value)}</b>
        </ChartTip>
      )}
    />
  );
}
