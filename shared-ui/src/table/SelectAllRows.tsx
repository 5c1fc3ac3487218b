import { messages } from '../messages';
import styles from './DataTable.module.css';
import type { RowSelection } from './rowSelection';

interface SelectAllRowsProps<Row> {
  rows: readonly Row[];
  choice: RowSelection<Row>;
}

/** Selects or deselects all shown rows; indeterminate if only some are selected. */
export function SelectAllRows<Row>({ rows, choice }: SelectAllRowsProps<Row>) {
  const chosen = rows.filter(choice.isSelected).length;
  const all = rows.length > 0 && chosen === rows.length;
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={messages.chooseAll}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all;
        }}
        onChange={() => choice.onSelect(rows, !all)}
      />
    </label>
  );
}
