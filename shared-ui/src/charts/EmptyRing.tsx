import { GAP, INNER, SIZE } from './ringSize';
import styles from './Donut.module.css';

/** The ring as a hairline: nothing to show, or not drawn yet. */
export function EmptyRing() {
  const outer = SIZE / 2 - GAP;
  return (
    <svg
      className={styles.empty}
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      focusable="false"
    >
      <circle cx={SIZE / 2} cy={SIZE / 2} r={outer} />
      <circle cx={SIZE / 2} cy={SIZE / 2} r={outer * INNER} />
    </svg>
  );
}
