import { useId } from 'react';
import { IconButton } from '../button/IconButton';
import { messages } from '../messages';
import type { ColumnHeader } from './HeaderCell';
import styles from './TableHead.module.css';

interface SortSelectProps {
  columns: readonly ColumnHeader[];
  sort: string | undefined;
  onSort: (sort: string) => void;
}

/** The order of a table whose rows are cards, so that there are no column headers. */
export function SortSelect({ columns, sort = '', onSort }: SortSelectProps) {
  const id = useId();
  const descends = sort.startsWith('-');
  const name = descends ? sort.slice(1) : sort;
  const known = columns.some((column) => column.sort === name);
  return (
    <div className={styles.sortBy}>
      <label htmlFor={id}>{messages.sortBy}</label>
      <select id={id} className={styles.order} value={name} onChange={(event) => onSort(event.target.value)}>
        {known ? null : <option value={name}>{messages.usualOrder}</option>}
        {columns.map(({ title, sort: value }) =>
          value === undefined ? null : (
            <option key={value} value={value}>
              {title}
            </option>
          ),
        )}
      </select>
      {known ? (
        <IconButton
          icon={descends ? 'chevron-down' : 'chevron-up'}
          label={descends ? messages.descending : messages.ascending}
          onClick={() => onSort(descends ? name : `-${name}`)}
        />
      ) : null}
    </div>
  );
}
