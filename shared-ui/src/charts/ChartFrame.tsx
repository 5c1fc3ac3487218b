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
  /** A heading above already shows the title: it is for screen readers only. */
  quiet?: boolean | undefined;
  /** px. */
  height: number;
  /** Draws the chart with the given width in px. */
  children: (width: number) => ReactNode;
}

/**
 * A chart's title and legend, and the box of the chart. The chart is drawn (and its library fetched) when the box
 * comes into view, or when the rest of the page is loaded; the box has its size from the start. The drawing is hidden
 * from screen readers: a table next to it has the same numbers.
 */
export function ChartFrame({ title, series, quiet = false, height, children }: ChartFrameProps) {
  const [box, looked] = useInView<HTMLDivElement>();
  // Charts out of view, too: the browser prints only what is already drawn.
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
          // Remounted for print: nivo resizes an existing drawing only in the next frame, and the browser prints
          // before that.
          <Suspense key={String(printing)} fallback={<div data-waiting="" />}>
            {children(width)}
          </Suspense>
        ) : null}
      </div>
    </figure>
  );
}
