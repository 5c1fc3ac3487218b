import { Link, matchPath, resolvePath, useLocation } from 'react-router-dom';
import styles from './TabLinks.module.css';

interface TabLinksProps {
  /** The accessible name of the tabs. */
  label: string;
  /** Whether the tabs of a phone have columns of the same width: their labels get longer when numbers are loaded. */
  even?: boolean;
  tabs: readonly {
    label: string;
    to: string;
    /** Whether it is the current tab, if the path alone does not determine it. */
    current?: boolean;
  }[];
}

/** Whether an address, without its query, is the current one. */
const isAt = (to: string, pathname: string): boolean =>
  matchPath(resolvePath(to).pathname, pathname) !== null;

/** Tabs with their own addresses: links, with the current one marked. */
export function TabLinks({ label, even = false, tabs }: TabLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label}>
      <ul className={even ? `${styles.tabs} ${styles.even}` : styles.tabs} role="list">
        {tabs.map(({ label: name, to, current = isAt(to, pathname) }) => (
          <li key={to}>
            <Link className={styles.tab} to={to} aria-current={current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
