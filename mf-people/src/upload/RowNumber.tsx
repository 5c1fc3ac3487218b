import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { messages } from '../messages';
import styles from './UploadPanel.module.css';

/**
 * The number of a row, as in spreadsheets; 0 is the whole file. On a phone, which has no table header, with the word
 * 'row'.
 */
export function RowNumber({ row }: { row: number }) {
  if (row === 0) return messages.upload.wholeFile;
  return (
    <>
      <span className={styles.rowWord}>{messages.upload.row} </span>
      {formatCount(row)}
    </>
  );
}
