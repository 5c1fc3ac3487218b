import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './DataTable.module.css';
import heads from './TableHead.module.css';

/** The header of a column. */
export interface ColumnHeader {
  title: string;
  /** The sort key; without it the list cannot be ordered by this column. */
  sort?: string | undefined;
  /** A CSS width. */
  width?: string | number | undefined;
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  /** The actions of a row; not printed. */
  screenOnly?: boolean | undefined;
  /** Hidden until it is chosen. */
  optional?: boolean | undefined;
}

interface HeaderCellProps {
  column: ColumnHeader;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  /** The content before the title. */
  before?: ReactNode;
}

/** A column's header; a sortable one is a button that shows its order. */
export function HeaderCell({ column, sort, onSort, before }: HeaderCellProps) {
  const { title, sort: name, width, align, screenOnly } = column;
  const direction =
    name === undefined
      ? undefined
      : sort === name
        ? 'ascending'
        : sort === `-${name}`
          ? 'descending'
          : 'none';
  return (
    <th
      scope="col"
      data-screen-only={screenOnly}
      style={width === undefined ? undefined : { width }}
      className={align === 'end' ? styles.end : undefined}
      aria-sort={onSort ? direction : undefined}
    >
      {before}
      {name !== undefined && onSort ? (
        <button
          type="button"
          className={heads.sort}
          onClick={() => onSort(direction === 'ascending' ? `-${name}` : name)}
        >
          {title}
          <span className={direction === 'none' ? heads.unsorted : undefined}>
            <Icon name={direction === 'descending' ? 'chevron-down' : 'chevron-up'} size={14} />
          </span>
        </button>
      ) : (
        title
      )}
    </th>
  );
}
