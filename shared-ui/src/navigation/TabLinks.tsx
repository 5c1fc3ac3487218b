import { Link, matchPath, resolvePath, useLocation } from 'react-router-dom';
import styles from './TabLinks.module.css';

interface TabLinksProps {
  /** The accessible name of the tabs. */
  label: string;
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

/** Scrolls the row of tabs to the current one. */
const showTab = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Tabs with their own addresses: links, with the current one marked. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs} role="list">
        {tabs.map(({ label: name, to, current = isAt(to, pathname) }) => (
          <li key={to}>
            <Link
              ref={current ? showTab : undefined}
              className={styles.tab}
              to={to}
              aria-current={current ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
