import { Bar } from '@nivo/bar';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '../format/number';
import { useMedia } from '../state/useMedia';
import { AXIS, barsHeight } from './barsHeight';
import { sumOf, type Series, type Stack } from './stack';
import styles from './StackedBars.module.css';

interface BarStacksProps {
  /** px. */
  width: number;
  series: readonly Series[];
  stacks: readonly Stack[];
}

/** How many characters of a name fit beside the bars. */
const NAME_LENGTH = { wide: 28, narrow: 12 };

/** The bars that nivo draws; each part is a shortcut to what it counts. */
export default function BarStacks({ width, series, stacks }: BarStacksProps) {
  const navigate = useNavigate();
  const wide = useMedia('(width >= 768px)');
  const byId = new Map(stacks.map((stack) => [stack.id, stack]));
  const most = Math.max(1, ...stacks.map(sumOf));
  return (
    <Bar
      width={width}
      height={barsHeight(stacks.length)}
      layout="horizontal"
      // From below upwards is nivo's order; ours is read from above.
      data={stacks.toReversed().map(({ id, values }) => ({ id, ...values }))}
      indexBy="id"
      keys={series.map(({ id }) => id)}
      colors={({ id }) => series.find((one) => one.id === id)?.color ?? 'currentColor'}
      margin={{ top: 0, right: 16, bottom: AXIS, left: wide ? 200 : 104 }}
      padding={0.3}
      innerPadding={1}
      valueScale={{ type: 'linear', min: 0, max: most }}
      animate={false}
      enableLabel={false}
      enableGridY={false}
      enableGridX
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        format: (id: string) => shortened(byId.get(id)?.label ?? id, wide),
      }}
      axisBottom={{ tickSize: 0, tickPadding: 8, tickValues: wholeSteps(most), format: formatCount }}
      gridXValues={wholeSteps(most)}
      theme={{
        text: { fontFamily: 'inherit', fontSize: 13, fill: 'var(--color-text)' },
        axis: { ticks: { text: { fill: 'var(--color-text)', fontSize: 13 } } },
        grid: { line: { stroke: 'var(--color-hairline)' } },
      }}
      onClick={({ id, indexValue }) => {
        const to = byId.get(String(indexValue))?.to(String(id));
        if (to) void navigate(to);
      }}
      tooltip={({ id, value, indexValue }) => (
        <span className={styles.tooltip}>
          {byId.get(String(indexValue))?.label}: {series.find((one) => one.id === id)?.label}{' '}
          <b>{formatCount(value)}</b>
        </span>
      )}
    />
  );
}

const shortened = (label: string, wide: boolean): string => {
  const length = wide ? NAME_LENGTH.wide : NAME_LENGTH.narrow;
  return label.length > length ? `${label.slice(0, length - 1)}…` : label;
};

/** At most five steps, all of them whole: there is no half a ticket. */
function wholeSteps(most: number): number[] {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
