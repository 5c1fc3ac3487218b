import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../messages';
import { NotesTable } from './NotesTable';
import type { FileRow, UploadPreview } from './createPreviewCollector';
import { previewSummary } from './previewSummary';
import { RowErrorsTable } from './RowErrorsTable';
import { RowNumber } from './RowNumber';
import { ScrollBox } from './ScrollBox';
import styles from './UploadPanel.module.css';

/** The preview of the chosen file: the number of rows, those that will fail, and the first ones. */
export function FilePreview({ preview, file }: { preview: UploadPreview; file: Blob }) {
  const { columns, firstRows, errors, notes } = preview;
  return (
    <div className={styles.preview}>
      <Notice tone={errors.length > 0 ? 'warning' : 'success'}>{previewSummary(preview)}</Notice>
      {errors.length > 0 ? (
        <RowErrorsTable caption={messages.upload.willFail} reasons={errors} file={file} />
      ) : null}
      <NotesTable notes={notes} />
      {firstRows.length > 0 ? (
        <div className={styles.reasons}>
          <h3 className={styles.subtitle}>{messages.upload.firstRows}</h3>
          <ScrollBox label={messages.upload.firstRows} oneLine>
            <DataTable
              caption={messages.upload.firstRows}
              columns={[
                {
                  key: 'row',
                  title: messages.upload.row,
                  render: ({ row }: FileRow) => <RowNumber row={row} />,
                },
                ...columns.map((column, at) => ({
                  key: `${at}`,
                  title: column,
                  render: ({ cells }: FileRow) => cells[at] ?? '',
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
