import { lazy } from 'react';
import { messages } from '../messages';
import { barsHeight } from './barsHeight';
import { ChartFrame } from './ChartFrame';
import { mostOf, type Series, type Stack } from './stack';

export type { Series, Stack } from './stack';

const Bars = lazy(() => import('./Bars'));

interface StackedBarsProps {
  title: string;
  series: readonly Series[];
  stacks: readonly Stack[];
  quiet?: boolean;
  /** Of too many bars the others are left out, where all of them together would say nothing. */
  longestOnly?: boolean;
}

/**
 * Bars of parts, one below the other, as wide as the window lets them be; of too many the longest, and one of all others.
 * A `StackTable` of all the numbers stands beside.
 */
export function StackedBars({ title, series, stacks, quiet, longestOnly = false }: StackedBarsProps) {
  const shown = mostOf(stacks, longestOnly ? undefined : messages.otherBars);
  return (
    <ChartFrame title={title} series={series} quiet={quiet} height={barsHeight(shown.length)}>
      {(width) => (
        <Bars width={width} height={barsHeight(shown.length)} series={series} stacks={shown} mode="stacked" />
      )}
    </ChartFrame>
  );
}
