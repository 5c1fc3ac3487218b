import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Column } from '../table/DataTable';
import { ListRows } from './ListRows';
import styles from './ShortList.module.css';

interface ShortListProps<Row> extends Pick<
  ComponentProps<typeof ListRows<Row>>,
  'query' | 'rowKey' | 'texts' | 'pages' | 'whenEmpty'
> {
  title: string;
  columns: readonly Column<Row>[];
  /** The link to the whole list, with the number of its rows. */
  all?: { to: string; label: (count: number) => string };
}

/** The first rows of a list inside the page of something else, with a link to all of them or the next pages. */
export function ShortList<Row>({ title, all, ...rows }: ShortListProps<Row>) {
  const count = rows.query.data?.count ?? 0;
  return (
    <section className={styles.list} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {all && count > 0 ? (
          <Link to={all.to} data-screen-only="">
            {all.label(count)}
          </Link>
        ) : null}
      </div>
      <ListRows<Row> {...rows} caption={title} />
    </section>
  );
}
