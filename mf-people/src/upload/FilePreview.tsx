import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { t } from '@smart-elevator/shared-ui/language/t';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import {
  type UploadFailure,
  failedRowNumbers,
} from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { messages } from '../messages';
import { NotesTable, RowErrorsTable, RowNumber, ScrollBox } from './RowErrorsTable';
import type { FileRow, UploadPreview } from './createPreviewCollector';
import styles from './UploadPanel.module.css';

const texts = messages.upload;

interface FilePreviewProps {
  preview: UploadPreview;
  file: Blob;
  /** Uploads the rows that do not fail. */
  onUploadGood: (() => void) | undefined;
}

/** The preview of the chosen file: the number of rows, those that will fail, and the first ones. */
export function FilePreview({ preview, file, onUploadGood }: FilePreviewProps) {
  const { columns, firstRows, errors, failures, notes, rows, failingRows, stopped } = preview;
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
      {failures.length > 1 || failingRows > 1 ? <FailureSummary failures={failures} /> : null}
      {errors.length > 0 ? (
        <RowErrorsTable caption={texts.willFail} reasons={errors} failures={failures} file={file} />
      ) : null}
      <NotesTable notes={notes} />
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

/** The summary of the preview. */
export function previewSummary({ rows, failingRows, errors, stopped }: UploadPreview): string {
  if (stopped && rows === 0) return t('This file cannot be read.');
  if (stopped)
    return t('This file can only be read up to {rows, plural, one {# row} other {# rows}}.', { rows });
  if (rows === 0) return t('This file has no rows to upload.');
  if (errors.length === 0) return t('{rows, plural, one {# row} other {# rows}}, ready to upload.', { rows });
  const fails =
    rows === 1
      ? t('1 row; it will fail.')
      : t('{rows} rows; {failing} of them will fail.', { rows, failing: failingRows });
  return `${fails} ${t('A file is imported completely or not at all.')}`;
}

/** Reasons shown on the page; the rarest are only counted. */
const MAX_SHOWN = 12;

/** How many rows fail, by column and reason. */
function FailureSummary({ failures }: { failures: readonly UploadFailure[] }) {
  const counts = failureSummary(failures);
  return (
    <div className={styles.reasons}>
      <h3 className={styles.subtitle}>{texts.byReason}</h3>
      <DataTable
        caption={texts.byReason}
        columns={[
          { key: 'column', title: texts.column, render: ({ column }) => column || '–', width: '13.75rem' },
          { key: 'reason', title: texts.reason, render: ({ reason }) => reason },
          { key: 'rows', title: texts.rows, render: ({ rows }) => formatCount(rows), width: '6rem' },
        ]}
        rows={counts.slice(0, MAX_SHOWN)}
        rowKey={({ column, reason }) => `${column} ${reason}`}
      />
      {counts.length > MAX_SHOWN ? <p>{texts.more(counts.length - MAX_SHOWN)}</p> : null}
    </div>
  );
}

/** Why rows fail, and how many. */
interface FailureCount {
  column: string;
  reason: string;
  rows: number;
}

/** The reasons by column, the most frequent first. Sentences that differ in a number alone, such as a row, are one. */
function failureSummary(failures: readonly UploadFailure[]): FailureCount[] {
  const counts = new Map<string, FailureCount>();
  for (const failure of failures) {
    const { column } = failure;
    const reason = translateServerMessage(failure.message);
    const general = reason.replaceAll(/\d[\d,]*/g, '…');
    const rows = failedRowNumbers(failure).length;
    const known = counts.get(`${column}\n${general}`);
    counts.set(
      `${column}\n${general}`,
      known
        ? { column, reason: known.reason === reason ? reason : general, rows: known.rows + rows }
        : { column, reason, rows },
    );
  }
  return [...counts.values()].sort((one, other) => other.rows - one.rows);
}
