import { messages } from '../messages';
import styles from './DataTable.module.css';
import type { RowSelection } from './rowSelection';

interface ChooseAllProps<Row> {
  rows: readonly Row[];
  choice: RowSelection<Row>;
}

/** Chooses every row that is shown, or none of them; half on where only some are chosen. */
export function SelectAllRows<Row>({ rows, choice }: ChooseAllProps<Row>) {
  const chosen = rows.filter(choice.isSelected).length;
  const all = rows.length > 0 && chosen === rows.length;
  return (
    <input
      type="checkbox"
      className={styles.check}
      aria-label={messages.chooseAll}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && !all;
      }}
      onChange={() => choice.onSelect(rows, !all)}
    />
  );
}
