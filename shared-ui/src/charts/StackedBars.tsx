import { lazy, Suspense, useId } from 'react';
import { useSeen } from '../state/useSeen';
import { useWidth } from '../state/useWidth';
import { barsHeight } from './barsHeight';
import type { Series, Stack } from './stack';
import styles from './StackedBars.module.css';

export type { Series, Stack } from './stack';

const Bars = lazy(() => import('./BarStacks'));

interface StackedBarsProps {
  title: string;
  series: readonly Series[];
  stacks: readonly Stack[];
}

/**
 * Bars of parts, one below the other, as wide as the window lets them be. Drawn (and the library fetched) when they come
 * into view; the box is there from the start. Hidden from readers: a `StackTable` of the same numbers stands beside.
 */
export function StackedBars({ title, series, stacks }: StackedBarsProps) {
  const [box, seen] = useSeen<HTMLDivElement>();
  const width = useWidth(box);
  const caption = useId();
  return (
    <figure className={styles.chart} aria-labelledby={caption}>
      <figcaption id={caption} className={styles.title}>
        {title}
      </figcaption>
      <ul className={styles.legend} role="list">
        {series.map(({ id, label, color }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.swatch} style={{ background: color }} />
            {label}
          </li>
        ))}
      </ul>
      <div ref={box} style={{ height: barsHeight(stacks.length) }} aria-hidden="true">
        {seen && width > 0 ? (
          <Suspense fallback={null}>
            <Bars width={width} series={series} stacks={stacks} />
          </Suspense>
        ) : null}
      </div>
    </figure>
  );
}
