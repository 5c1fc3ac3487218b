import { lazy } from 'react';
import { messages } from '../messages';
import { barsHeight } from './barsHeight';
import styles from './chart.module.css';
import { ChartFrame } from './ChartFrame';
import { mostOf, type Series, type Stack } from './stack';

export type { Series, Stack } from './stack';

const Bars = lazy(() => import('./Bars'));

interface StackedBarsProps {
  title: string;
  series: readonly Series[];
  stacks: readonly Stack[];
  quiet?: boolean;
}

/**
 * Bars of parts, one below the other, as wide as the window lets them be; of too many the longest, which it says.
 * A `StackTable` of all the numbers stands beside.
 */
export function StackedBars({ title, series, stacks, quiet }: StackedBarsProps) {
  const shown = mostOf(stacks);
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
