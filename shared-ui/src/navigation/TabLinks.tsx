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

/** Scrolls the row of tabs to the current one; `scrollIntoView` would also scroll the page to the row. */
function showTab(tab: HTMLElement | null): void {
  const row = tab?.closest('ul');
  if (!tab || !row) return;
  const [shown, whole] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, shown.right - whole.right) + Math.min(0, shown.left - whole.left);
}

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
