import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { messages } from '../messages';
import styles from './UploadPanel.module.css';

/** A row of the file, as spreadsheets count; 0 is the file as a whole. On a phone, where no head says it, with its word. */
export function RowNumber({ row }: { row: number }) {
  if (row === 0) return messages.upload.wholeFile;
  return (
    <>
      <span className={styles.rowWord}>{messages.upload.row} </span>
      {formatCount(row)}
    </>
  );
}
