import { Link } from 'react-router-dom';
import styles from './Breadcrumb.module.css';
import { t } from '../language/t';

/** A step of the breadcrumb; the current page has no address. */
export interface Crumb {
  label: string;
  to?: string | undefined;
}

/** 'Home >> All open tickets', as a navigation landmark. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={t('Breadcrumb')} className={styles.nav}>
      <ol className={styles.list}>
        {crumbs.map(({ label, to }, position) => (
          <li key={to ?? label} className={styles.item}>
            {to ? (
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            ) : (
              <span aria-current={position === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
            {position < crumbs.length - 1 ? <span className={styles.arrow}>{'>>'}</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
