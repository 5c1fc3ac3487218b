import { apartScaleOf } from './apartScale';
import { lazyPart } from '../feedback/lazyPart';
import { t } from '../language/t';
import { scaleWithText } from '../state/textScale';
import { barsHeight, longestStacks, type ChartSeries, type BarGroup } from './stack';
import styles from './chart.module.css';
import { ChartFrame } from './ChartFrame';

export type { ChartSeries, BarGroup } from './stack';

const Bars = lazyPart(async () => (await import('./Bars')).default);

interface StackedBarsProps {
  title: string;
  series: readonly ChartSeries[];
  stacks: readonly BarGroup[];
  quiet?: boolean;
  /** px; more bars than fit make the chart higher. */
  minHeight?: number;
  /** The number of bars that are shown at most; the longest ones. */
  most?: number;
  /** A series that gets a scale of its own where its numbers would make the others too short to be read. */
  apart?: string | undefined;
}

/**
 * Stacked bars, one below the other, as wide as the window allows. If there are too many, it shows the longest bars
 * and a note. A `StackTable` next to it has all the numbers.
 */
export function StackedBars({ title, series, stacks, quiet, minHeight = 0, most, apart }: StackedBarsProps) {
  const shown = longestStacks(stacks, most);
  const own = apartScaleOf(shown, apart);
  const height = Math.max(barsHeight(shown.length), scaleWithText(minHeight));
  return (
    <div>
      <ChartFrame title={title} series={series} quiet={quiet} height={height}>
        {(width) => (
          <Bars width={width} height={height} series={series} stacks={shown} mode="stacked" apart={own} />
        )}
      </ChartFrame>
      {own ? (
        <p className={styles.note}>
          {t('{series} has a scale of its own.', {
            series: series.find(({ id }) => id === own.id)?.label ?? own.id,
          })}
        </p>
      ) : null}
      {shown.length < stacks.length ? (
        <p className={styles.note}>
          {t('The {shown} longest of {all} bars. The table shows all.', {
            shown: shown.length,
            all: stacks.length,
          })}
        </p>
      ) : null}
    </div>
  );
}
