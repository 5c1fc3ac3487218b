import { Link } from 'react-router-dom';
import { SHORTCUTS } from '../state/shortcutKeys';
import styles from './CellDetail.module.css';

interface CellDetailProps {
  children: string | null | undefined;
  /** `red` for a fault. */
  tone?: 'red';
  /** The page of the row: the text is then a link, which Enter follows. */
  page?: { to: string; state?: unknown } | undefined;
}

/** A second line of a cell, on one line; nothing without a text. */
export function CellDetail({ children, tone, page }: CellDetailProps) {
  return children ? (
    <div className={`${styles.detail} ${tone ? styles[tone] : ''}`} title={children}>
      {page ? (
        <Link className={styles.page} {...page} aria-keyshortcuts={SHORTCUTS.open}>
          {children}
        </Link>
      ) : (
        children
      )}
    </div>
  ) : null;
}
