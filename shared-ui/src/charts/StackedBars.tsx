import { lazyPart } from '../feedback/lazyPart';
import { t } from '../language/t';
import { scaleWithText } from '../state/textScale';
import { barsHeight, longestStacks, scalesOf, type ChartSeries, type BarGroup } from './stack';
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
  /** A series that gets a scale of its own where its numbers would make the others too short to be read. */
  apart?: string | undefined;
}

/** The share of the width for the bars of the others, if a series is apart. */
const OTHERS_WIDTH = 0.65;

/**
 * Stacked bars, one below the other, as wide as the window allows. If there are too many, it shows the longest bars
 * and a note. A `StackTable` next to it has all the numbers.
 */
export function StackedBars({ title, series, stacks, quiet, minHeight = 0, apart }: StackedBarsProps) {
  const shown = longestStacks(stacks);
  const [first = series, second] = scalesOf(series, shown, apart);
  const height = Math.max(barsHeight(shown.length), scaleWithText(minHeight));
  return (
    <div>
      <ChartFrame title={title} series={series} quiet={quiet} height={height}>
        {(width) => {
          const bars = { height, stacks: shown, mode: 'stacked' } as const;
          if (!second) return <Bars {...bars} width={width} series={series} />;
          const others = Math.round(width * OTHERS_WIDTH);
          return (
            <div className={styles.scales}>
              <Bars {...bars} width={others} series={first} />
              <Bars {...bars} width={width - others} series={second} unnamed />
            </div>
          );
        }}
      </ChartFrame>
      {second?.map(({ id, label }) => (
        <p key={id} className={styles.note}>
          {t('{series} has a scale of its own.', { series: label })}
        </p>
      ))}
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
