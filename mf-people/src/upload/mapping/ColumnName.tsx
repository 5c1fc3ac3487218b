import { useColumnNames } from './columnNames';
import styles from './ColumnMapping.module.css';

/** A column of the file by the dealer's own name, with what the template means by it; '–' for the row as a whole. */
export function ColumnName({ column }: { column: string }) {
  const names = useColumnNames();
  const meaning = names.meaning(column);
  if (column === '') return '–';
  return (
    <>
      {names.of(column)}
      {meaning ? <span className={styles.meaning}> {meaning}</span> : null}
    </>
  );
}
