import { Suspense, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../feedback/EmptyState';
import { lazyPart } from '../feedback/lazyPart';
import { formatCount } from '../format/number';
import { VisuallyHidden } from '../icon/VisuallyHidden';
import { t } from '../language/t';
import { usePageSettled } from '../state/usePageSettled';
import chartStyles from './chart.module.css';
import styles from './Donut.module.css';
import { type Slice, SLICE_GAP, INNER_RADIUS_RATIO, RING_SIZE } from './slice';
import { Swatch } from './Swatch';

const Ring = lazyPart(async () => (await import('./DonutRing')).default, EmptyRing);

interface DonutProps {
  title: string;
  slices: readonly Slice[];
  /** The figure in the middle, and its word; by default the total. */
  middle?: { value: number; word: string };
  /** The text of a donut without numbers. */
  emptyText?: string;
  /** Instead of the ring and the legend of a donut without numbers, below its text: the buttons of what to do next. */
  whenEmpty?: ReactNode;
}

/**
 * Shares of a whole: a ring with the total or another figure in its middle, and a legend with the name of
 * each part, which links to the counted items. The ring is drawn (and its library fetched) when all figures of the page are loaded,
 * even out of view, since the browser prints only what is already drawn. Its box has its size from the start.
 */
export function Donut({ title, slices, middle, emptyText = t('No data'), whenEmpty }: DonutProps) {
  const drawn = usePageSettled();
  const caption = useId();
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const { value, word } = middle ?? { value: total, word: t('total') };
  return (
    <figure className={styles.donut} aria-labelledby={caption}>
      <figcaption id={caption} className={chartStyles.title}>
        {title}
      </figcaption>
      {total === 0 && whenEmpty ? (
        <EmptyState title={emptyText} action={whenEmpty} />
      ) : (
        <div className={styles.parts}>
          <div className={styles.box}>
            <div aria-hidden="true">
              {total === 0 || !drawn ? (
                <EmptyRing />
              ) : (
                <Suspense fallback={<EmptyRing />}>
                  <Ring slices={slices} />
                </Suspense>
              )}
            </div>
            <p className={styles.middle}>
              {total === 0 ? (
                <span className={styles.word}>{emptyText}</span>
              ) : (
                <>
                  <span className={styles.total}>{formatCount(value)}</span>
                  <span className={styles.word}>{word}</span>
                </>
              )}
            </p>
          </div>
          <ul className={styles.legend} role="list">
            {slices.map((slice) => (
              <LegendItem key={slice.id} {...slice} />
            ))}
          </ul>
        </div>
      )}
    </figure>
  );
}

function LegendItem({ label, value, color, to }: Slice) {
  const words = (
    <>
      <Swatch color={color} />
      <span className={styles.label}>{label}</span>
      {/* The table beside shows it. */}
      <VisuallyHidden>{formatCount(value)}</VisuallyHidden>
    </>
  );
  return (
    <li>
      {to ? (
        <Link className={styles.item} to={to}>
          {words}
        </Link>
      ) : (
        <span className={styles.item}>{words}</span>
      )}
    </li>
  );
}

/** The ring as a hairline: nothing to show, or not drawn yet. */
function EmptyRing() {
  const outer = RING_SIZE / 2 - SLICE_GAP;
  return (
    <svg
      className={styles.empty}
      width={RING_SIZE}
      height={RING_SIZE}
      viewBox={`0 0 ${RING_SIZE} ${RING_SIZE}`}
      focusable="false"
    >
      <circle cx={RING_SIZE / 2} cy={RING_SIZE / 2} r={outer} />
      <circle cx={RING_SIZE / 2} cy={RING_SIZE / 2} r={outer * INNER_RADIUS_RATIO} />
    </svg>
  );
}
