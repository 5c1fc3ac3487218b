import { Link, matchPath, useLocation } from 'react-router-dom';
import styles from './TabLinks.module.css';

interface TabLinksProps {
  /** What the tabs are of. */
  label: string;
  tabs: readonly {
    label: string;
    to: string;
    /** Whether it is the one that is shown, where the path alone does not tell. */
    current?: boolean;
  }[];
}

/** Tabs that are addresses of their own: links, with the current one marked. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs} role="list">
        {tabs.map(({ label: name, to, current = matchPath(to, pathname) !== null }) => (
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
