import { Button } from '../button/Button';
import { pagesOf } from './pages';
import styles from './Pager.module.css';
import { say } from '../language/say';

interface PagerProps {
  page: number;
  /** All fetched items, whatever the filter (R250). */
  total: number;
  pageSize: number;
  /** How many of them the filter leaves; undefined while no filter is on. */
  matches?: number | undefined;
  onPage: (page: number) => void;
}

/** 'Page n / total' with Prev and Next; beside it, while a filter is on, the number of matches (R250, R251). */
export function Pager({ page, total, pageSize, matches, onPage }: PagerProps) {
  const pages = pagesOf({ page, total, pageSize, matches });
  return (
    <nav className={styles.pager} aria-label={say('Pages')} data-printed="">
      {matches === undefined ? null : (
        <p className={styles.matches} role="status">
          {say('{count, plural, one {# match} other {# matches}}', { count: matches })}
        </p>
      )}
      <div className={styles.steps}>
        <Button disabled={pages.prev === undefined} onClick={() => pages.prev && onPage(pages.prev)}>
          {say('Prev')}
        </Button>
        <span className={styles.label} aria-current="page">
          {say('Page {page} / {total}', { page: pages.shown, total: pages.total })}
        </span>
        <Button disabled={pages.next === undefined} onClick={() => pages.next && onPage(pages.next)}>
          {say('Next')}
        </Button>
      </div>
    </nav>
  );
}
