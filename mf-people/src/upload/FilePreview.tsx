import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { t } from '@smart-elevator/shared-ui/language/t';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { isCalendarDate } from '@smart-elevator/shared-api/contract/calendar';
import { readCsvCell } from '@smart-elevator/shared-api/contract/csvText';
import { isDateColumn } from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import { formatLongDay } from '@smart-elevator/shared-ui/format/date';
import { messages } from '../messages';
import { DateReadings } from './dates/DateReadings';
import type { SwappedDates } from './dates/fileDates';
import { fixMessages } from './fixes/messages';
import { useColumnNames } from './mapping/columnNames';
import { NotesTable, RowErrorsTable, RowNumber, ScrollBox } from './RowErrorsTable';
import type { FileRow, UploadPreview } from './createPreviewCollector';
import styles from './UploadPanel.module.css';

const texts = messages.upload;

interface FilePreviewProps {
  preview: UploadPreview;
  file: Blob;
  swapped: SwappedDates;
  /** Uploads the rows that do not fail. */
  onUploadGood: (() => void) | undefined;
}

/** The preview of the chosen file: the number of rows, those that will fail, and the first ones. */
export function FilePreview({ preview, file, swapped, onUploadGood }: FilePreviewProps) {
  const { columns, firstRows, errors, failures, notes, rows, failingRows, stopped, dates } = preview;
  const { unread = [] } = preview;
  const names = useColumnNames();
  const good = stopped ? 0 : rows - failingRows;
  return (
    <div className={styles.preview}>
      <Notice
        tone={errors.length > 0 ? 'warning' : 'success'}
        action={
          onUploadGood && failingRows > 0 && good > 0 ? (
            <Button onClick={onUploadGood}>{texts.uploadGood(good)}</Button>
          ) : null
        }
      >
        {previewSummary(preview)}
      </Notice>
      {errors.length > 0 ? (
        <RowErrorsTable
          caption={texts.willFail}
          reasons={errors}
          failures={failures}
          file={file}
          dates={dates}
        />
      ) : null}
      {unread.length > 0 ? (
        <Notice tone="info">{fixMessages.unread(unread.map(names.of).join(', '))}</Notice>
      ) : null}
      <NotesTable notes={notes} />
      {dates ? <DateReadings orders={dates} swapped={swapped} /> : null}
      {firstRows.length > 0 ? (
        <div className={styles.reasons}>
          <h3 className={styles.subtitle}>{texts.firstRows}</h3>
          <ScrollBox label={texts.firstRows} oneLine>
            <DataTable
              caption={texts.firstRows}
              columns={[
                {
                  key: 'row',
                  title: texts.row,
                  render: ({ row }: FileRow) => <RowNumber row={row} />,
                },
                ...columns.map((column, at) => ({
                  key: `${at}`,
                  title: names.of(column),
                  render: ({ cells }: FileRow) => understood(column, cells[at] ?? ''),
                })),
              ]}
              rows={firstRows}
              rowKey={({ row }) => row}
            />
          </ScrollBox>
        </div>
      ) : null}
    </div>
  );
}

/** A value as it will be stored, for people: dates cannot be misread (R873). */
function understood(column: string, cell: string): string {
  const value = readCsvCell(cell);
  return isDateColumn(column.trim().toLowerCase()) && isCalendarDate(value) ? formatLongDay(value) : value;
}

/** The summary of the preview. */
export function previewSummary({ rows, failingRows, errors, stopped }: UploadPreview): string {
  if (stopped && rows === 0) return t('This file cannot be read.');
  if (stopped)
    return t('This file can only be read up to {rows, plural, one {# row} other {# rows}}.', { rows });
  if (rows === 0) return t('This file has no rows to upload.');
  if (errors.length === 0) return t('{rows, plural, one {# row} other {# rows}}, ready to upload.', { rows });
  const fails = t('{rows, plural, one {# row; it will fail.} other {# rows; {failing} of them will fail.}}', {
    rows,
    failing: failingRows,
  });
  return `${fails} ${t('A file is imported completely or not at all.')}`;
}
