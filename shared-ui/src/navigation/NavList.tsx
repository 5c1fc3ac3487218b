import { Link, matchPath, useLocation } from 'react-router-dom';
import styles from './NavList.module.css';
import { t } from '../language/t';

/** An entry of the navigation. */
export interface NavItem {
  label: string;
  to: string;
  /** Further addresses that belong to the section, such as '/edit_tech' to Technicians. */
  also?: readonly string[] | undefined;
}

interface NavListProps {
  items: readonly NavItem[];
  /** Vertical, with the rail along the whole list. */
  upright?: boolean;
  onFollow?: () => void;
}

/** The main navigation: a rail with a car at the current section. */
export function NavList({ items, upright = false, onFollow }: NavListProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('Main')} className={upright ? styles.upright : styles.level}>
      <ul className={styles.list} role="list">
        {items.map(({ label, to, also = [] }) => {
          const here = matchPath(to, pathname) !== null;
          const within = here || also.some((path) => matchPath(path, pathname) !== null);
          return (
            <li key={to}>
              <Link
                className={styles.item}
                to={to}
                aria-current={here ? 'page' : within ? 'true' : undefined}
                onClick={onFollow}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
