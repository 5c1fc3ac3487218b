import { Link } from 'react-router-dom';
import { SHORTCUTS } from '../state/shortcutKeys';
import styles from './CellDetail.module.css';

interface CellDetailProps {
  children: string | null | undefined;
  /** `red` for a fault. */
  tone?: 'red';
  /** The page of the row: the text is then a link, which Enter follows. */
  page?: { to: string; state?: unknown } | undefined;
  /** Another page that the text links to, which no key follows. */
  to?: string | undefined;
}

/** A second line of a cell, on one line; nothing without a text. */
export function CellDetail({ children, tone, page, to }: CellDetailProps) {
  const link = page ?? (to === undefined ? undefined : { to });
  return children ? (
    <div className={`${styles.detail} ${tone ? styles[tone] : ''}`} title={children}>
      {link ? (
        <Link className={styles.page} {...link} aria-keyshortcuts={page && SHORTCUTS.open}>
          {children}
        </Link>
      ) : (
        children
      )}
    </div>
  ) : null;
}
