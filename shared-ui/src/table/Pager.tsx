import { Button } from '../button/Button';
import { GoToPage } from './GoToPage';
import { lastPage, pageInfo } from './pageInfo';
import styles from './Pager.module.css';
import { t } from '../language/t';

interface PagerProps {
  page: number;
  /** The number of all fetched items, regardless of the filter (R250). */
  total: number;
  pageSize: number;
  /** The number of matches; undefined while no filter is active. */
  matches?: number | undefined;
  onPage: (page: number) => void;
}

/** Up to this number of pages, Prev and Next are enough. */
const MAX_PAGES_WITHOUT_JUMP = 5;

/** 'Page n / total' with Prev and Next; next to it, while a filter is active, the number of matches (R250, R251). */
export function Pager({ page, total, pageSize, matches, onPage }: PagerProps) {
  const pages = pageInfo({ page, total, pageSize, matches });
  const last = lastPage({ total, pageSize, matches });
  return (
    <nav className={styles.pager} aria-label={t('Pages')} data-printed="">
      {matches === undefined ? null : (
        <p className={styles.matches} role="status">
          {t('{count, plural, one {# match} other {# matches}}', { count: matches })}
        </p>
      )}
      <div className={styles.steps}>
        <Button disabled={pages.prev === undefined} onClick={() => pages.prev && onPage(pages.prev)}>
          {t('Prev')}
        </Button>
        <span className={styles.label} aria-current="page">
          {t('Page {page} / {total}', { page: pages.shown, total: pages.total })}
        </span>
        <Button disabled={pages.next === undefined} onClick={() => pages.next && onPage(pages.next)}>
          {t('Next')}
        </Button>
      </div>
      {last > MAX_PAGES_WITHOUT_JUMP ? <GoToPage last={last} onPage={onPage} /> : null}
    </nav>
  );
}
