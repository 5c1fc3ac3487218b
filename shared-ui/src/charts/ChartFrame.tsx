import { Suspense, useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/VisuallyHidden';
import { PAPER_WIDTH, useIsPrinting } from '../state/useIsPrinting';
import { useInView } from '../state/useInView';
import { usePageSettled } from '../state/usePageSettled';
import { useElementWidth } from '../state/useElementWidth';
import chartStyles from './chart.module.css';
import styles from './ChartFrame.module.css';
import type { ChartSeries } from './stack';
import { Swatch } from './Swatch';

interface ChartFrameProps {
  title: string;
  series: readonly ChartSeries[];
  /** A heading above says the title already: it is for readers only. */
  quiet?: boolean | undefined;
  /** px. */
  height: number;
  /** Draws the chart, so many px wide. */
  children: (width: number) => ReactNode;
}

/**
 * A chart's title and legend, and the box that it is drawn in (its library fetched) when it comes into view, or all else stands;
 * the box is there from the start. The drawing is hidden from readers: a table of the same numbers stands beside.
 */
export function ChartFrame({ title, series, quiet = false, height, children }: ChartFrameProps) {
  const [box, looked] = useInView<HTMLDivElement>();
  // Also one that nobody has scrolled to: the browser prints at once what is drawn.
  const settled = usePageSettled();
  const seen = looked || settled;
  const onScreen = useElementWidth(box);
  const printing = useIsPrinting();
  const caption = useId();
  const width = printing ? PAPER_WIDTH : onScreen;
  return (
    <figure className={styles.chart} aria-labelledby={caption}>
      <figcaption id={caption} className={quiet ? undefined : chartStyles.title}>
        {quiet ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </figcaption>
      {series.length > 1 ? (
        <ul className={styles.legend} role="list">
          {series.map(({ id, label, color }) => (
            <li key={id} className={styles.entry}>
              <Swatch color={color} />
              {label}
            </li>
          ))}
        </ul>
      ) : null}
      <div ref={box} className={styles.box} style={{ height }} aria-hidden="true">
        {(seen || printing) && width > 0 ? (
          // Drawn anew for the paper: nivo moves what it has drawn only with the next frame, and the browser prints before.
          <Suspense key={String(printing)} fallback={<div data-waiting="" />}>
            {children(width)}
          </Suspense>
        ) : null}
      </div>
    </figure>
  );
}
