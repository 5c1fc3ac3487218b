import { lazy } from 'react';
import { messages } from '../messages';
import { barsHeight } from './barsHeight';
import styles from './chart.module.css';
import { ChartFrame } from './ChartFrame';
import { longestStacks, type ChartSeries, type BarGroup } from './stack';

export type { ChartSeries, BarGroup } from './stack';

const Bars = lazy(() => import('./Bars'));

interface StackedBarsProps {
  title: string;
  series: readonly ChartSeries[];
  stacks: readonly BarGroup[];
  quiet?: boolean;
}

/**
 * Bars of parts, one below the other, as wide as the window lets them be; of too many the longest, which it says.
 * A `StackTable` of all the numbers stands beside.
 */
export function StackedBars({ title, series, stacks, quiet }: StackedBarsProps) {
  const shown = longestStacks(stacks);
  return (
    <div>
      <ChartFrame title={title} series={series} quiet={quiet} height={barsHeight(shown.length)}>
        {(width) => (
          <Bars
            width={width}
            height={barsHeight(shown.length)}
            series={series}
            stacks={shown}
            mode="stacked"
          />
        )}
      </ChartFrame>
      {shown.length < stacks.length ? (
        <p className={styles.note}>{messages.longestBars(shown.length, stacks.length)}</p>
      ) : null}
    </div>
  );
}
