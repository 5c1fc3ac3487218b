import { Suspense, useId, type ReactNode, useEffect, useState, type RefObject, useRef } from 'react';
import { VisuallyHidden } from '../icon/VisuallyHidden';
import { PAPER_WIDTH, useIsPrinting } from '../state/useIsPrinting';
import { usePageSettled } from '../state/usePageSettled';
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
 * comes into view, or when the rest of the page is loaded; the box has its size from the start.
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
      <div ref={box} className={styles.box} style={{ height }}>
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

/** The width of an element, px; 0 until it is known. */
function useElementWidth(target: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!target.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return width;
}

/** Whether an element has been in or near the viewport at least once. */
function useInView<Target extends Element>(): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!target.current || seen || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '100px' },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [seen]);
  return [target, seen];
}
