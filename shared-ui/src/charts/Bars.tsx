import { Bar } from '@nivo/bar';
import { formatCount } from '../format/number';
import { scaleWithText } from '../state/textScale';
import { useMedia } from '../state/useMedia';
import { useIsPrinting } from '../state/useIsPrinting';
import { apartKeys, apartLengths, apartTicks, type ApartScale } from './apartScale';
import { AXIS, maxValueOf, stackTotal, type ChartSeries, type BarGroup } from './stack';
import { barDefaults, integerTicks, linesOf } from './barDefaults';
import { datumOf, useBars, type BarUnit } from './useBars';

interface BarsProps {
  /** px. */
  width: number;
  /** px. */
  height: number;
  series: readonly ChartSeries[];
  stacks: readonly BarGroup[];
  /** Parts in one bar, or bars one below the other. */
  mode: 'stacked' | 'grouped';
  unit?: BarUnit | undefined;
  /** The scale of a series that has one of its own. */
  apart?: ApartScale | undefined;
}

/** How many characters of a name fit in one of the two lines beside a bar. */
const NAME_LENGTH = { wide: 28, narrow: 13 };
/** The distance of the two lines, em. */
const LINE = 1.2;

/**
 * Horizontal bars, drawn by nivo; a click on a part opens the counted items. Hidden from screen readers: a table next to
 * it has the same numbers.
 */
export default function Bars({ width, height, series, stacks, mode, unit, apart }: BarsProps) {
  const { common, labelOf } = useBars(series, stacks, unit);
  const printing = useIsPrinting();
  const wide = (useMedia('(width >= 48rem)') || printing) && width >= scaleWithText(480);
  const most = Math.max(1, ...stacks.map(mode === 'stacked' ? stackTotal : maxValueOf));
  const { ticks, numberAt } = apart
    ? apartTicks(apart)
    : { ticks: integerTicks(most), numberAt: (tick: number) => tick };
  return (
    <div aria-hidden="true">
      <Bar
        {...common}
        width={width}
        height={height}
        layout="horizontal"
        groupMode={mode}
        // Nivo's order is from bottom to top, ours from top to bottom.
        data={stacks
          .toReversed()
          .map((stack) => datumOf(apart ? { ...stack, values: apartLengths(stack, apart) } : stack))}
        keys={apart ? apartKeys(series, apart) : common.keys}
        margin={{ top: 0, right: 16, bottom: scaleWithText(AXIS), left: scaleWithText(wide ? 200 : 104) }}
        valueScale={{ type: 'linear', min: 0, max: apart?.end ?? most }}
        enableGridY={false}
        enableGridX
        axisLeft={{
          renderTick: ({ value, y }) => (
            <Name y={y} lines={linesOf(labelOf(value), wide ? NAME_LENGTH.wide : NAME_LENGTH.narrow)} />
          ),
        }}
        axisBottom={{
          tickSize: 0,
          tickPadding: 8,
          tickValues: ticks,
          format: (tick: number) => formatCount(numberAt(tick)),
        }}
        gridXValues={ticks}
      />
    </div>
  );
}

/** The name of a bar, at its left. */
const Name = ({ y, lines }: { y: number; lines: readonly string[] }) => (
  <text y={y} textAnchor="end" dominantBaseline="central" style={barDefaults.theme.axis.ticks.text}>
    {lines.map((line, at) => (
      <tspan key={at} x={-8} dy={`${at === 0 ? ((1 - lines.length) * LINE) / 2 : LINE}em`}>
        {line}
      </tspan>
    ))}
  </text>
);
