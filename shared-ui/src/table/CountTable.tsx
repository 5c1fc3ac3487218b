import { Link } from 'react-router-dom';
import { formatCount } from '../format/number';
import type { Tone } from '../tag/Tag';
import tones from '../tag/tones.module.css';
import styles from './CountTable.module.css';

/** One row: the counted items, their link, and their number. */
export interface CountRow {
  label: string;
  /** '' if there is no page to link to. */
  to: string;
  count: number;
  tone?: Tone | undefined;
}

/**
 * A short table of counts; each count links to the counted items. The caption is its heading. Rows with a tone are the floors
 * of a shaft, with a car where something is.
 */
export function CountTable({ caption, rows }: { caption: string; rows: readonly CountRow[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ label, to, count, tone }) => (
          <tr key={label}>
            <th scope="row" className={styles.label}>
              {tone ? (
                <span className={`${styles.shaft} ${tones[tone]} ${count > 0 ? '' : styles.vacant}`} />
              ) : null}
              {label}
            </th>
            <td className={styles.cell}>
              {to ? (
                <Link className={styles.count} to={to} aria-label={`${formatCount(count)}, ${label}`}>
                  {formatCount(count)}
                </Link>
              ) : (
                <span className={styles.count}>{formatCount(count)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
