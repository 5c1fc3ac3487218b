import {
  readUploadDay,
  UPLOAD_DATE_COLUMNS,
  type ColumnOrder,
  type ColumnOrders,
  type DateInFile,
} from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import { formatLongDay } from '@smart-elevator/shared-ui/format/date';
import { useColumnNames } from '../mapping/columnNames';
import type { SwappedDates } from './fileDates';
import { dateMessages } from './messages';
import styles from '../UploadPanel.module.css';

interface DateReadingsProps {
  orders: ColumnOrders;
  swapped: SwappedDates;
}

/**
 * How the dates are read that could have either order, with an example of each column, and why (R873); and the columns
 * in which a spreadsheet has probably swapped the day and the month.
 */
export function DateReadings({ orders, swapped }: DateReadingsProps) {
  const names = useColumnNames();
  const readings = UPLOAD_DATE_COLUMNS.flatMap((column) => {
    const sentence =
      swappedOf(names.of(column), swapped[column]) ?? readingOf(names.of(column), orders[column]);
    return sentence === undefined ? [] : [{ column, sentence }];
  });
  if (readings.length === 0) return null;
  return (
    <div className={styles.reasons}>
      <h3 className={styles.subtitle}>{dateMessages.readings}</h3>
      <ul className={styles.readings}>
        {readings.map(({ column, sentence }) => (
          <li key={column}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

const swappedOf = (column: string, date: DateInFile | undefined): string | undefined =>
  date && dateMessages.swapped({ column, day: formatLongDay(date.text) }, date.row);

function readingOf(column: string, order: ColumnOrder): string | undefined {
  const { either } = order.samples;
  if (order.kind !== 'decided' || !either) return undefined;
  const read = readUploadDay(either.text, order);
  if (!('value' in read)) return undefined;
  const reading = { column, text: either.text, day: formatLongDay(read.value) };
  const proof = order.samples[order.order];
  if (proof) return dateMessages.byItself(reading, proof.row, proof.text);
  if (order.because === 'otherColumns') return dateMessages.byOthers(reading);
  return order.because === 'answer' ? dateMessages.byAnswer(reading) : dateMessages.bySetting(reading);
}
