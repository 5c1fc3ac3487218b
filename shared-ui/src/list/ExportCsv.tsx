import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { csvLines } from '../export/csvLines';
import { BYTE_ORDER_MARK, csvText } from '@smart-elevator/shared-api/contract/csvText';
import { downloadParts } from '../export/downloadFile';
import { Notice } from '../feedback/Notice';
import { t } from '../language/t';
import { messages } from '../messages';
import { alertSuccess } from '../state/alerts';
import type { Column } from '../table/DataTable';
import { ProgressBar } from '../upload/ProgressBar';

interface ExportCsvProps<Row> {
  /** The file name without '.csv'. */
  name: string;
  /** The columns that have a `text` are exported. */
  columns: readonly Column<Row>[];
  /** Fetches every row in the order of the list; rejects when aborted. */
  read: (signal: AbortSignal, onProgress: (read: number, count: number) => void) => Promise<readonly Row[]>;
  /** Passes on every row as it arrives, and returns true; false where the server cannot send them so. Then `read` is used. */
  stream?: (signal: AbortSignal, onRows: (rows: readonly Row[]) => void) => Promise<boolean>;
  /** The number of rows, for the progress of `stream`. */
  count?: number | undefined;
  /** The message for an error of `read`. */
  explain: (error: unknown) => string;
  /** A count with its noun: '12 tickets'. */
  counted: (count: number) => string;
  disabled?: boolean;
}

type Run = { share: number | undefined } | { failed: string };

/** Exports all pages of a list as a CSV file for spreadsheets; with progress and a cancel button. */
export function ExportCsv<Row>(props: ExportCsvProps<Row>) {
  const { name, columns, read, stream, count, explain, counted, disabled = false } = props;
  const [run, setRun] = useState<Run>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const stop = () => {
    control.current?.abort();
    setRun(undefined);
  };
  const start = async () => {
    const mine = new AbortController();
    control.current = mine;
    setRun({ share: undefined });
    try {
      const progress = (done: number, of: number | undefined) => {
        if (!mine.signal.aborted) setRun({ share: of === undefined ? undefined : of > 0 ? done / of : 1 });
      };
      const [titles = [], ...none] = csvLines<Row>(columns, []);
      const parts: (string | Blob)[] = [BYTE_ORDER_MARK + csvText([titles, ...none])];
      let written = 0;
      const write = (rows: readonly Row[]) => {
        parts.push(new Blob([csvText(csvLines(columns, rows).slice(1))]));
        written += rows.length;
      };
      const isStreamed = await stream?.(mine.signal, (rows) => {
        write(rows);
        progress(written, count);
      });
      if (!isStreamed) write(await read(mine.signal, progress));
      if (mine.signal.aborted) return;
      downloadParts(`${name}.csv`, parts);
      setRun(undefined);
      alertSuccess(messages.exported(counted(written)));
    } catch (error) {
      if (!mine.signal.aborted) setRun({ failed: explain(error) });
    }
  };

  return (
    <>
      <Button icon="download" disabled={disabled} onClick={() => void start()}>
        {messages.exportCsv}
      </Button>
      <Dialog
        title={messages.exportCsv}
        open={run !== undefined}
        onClose={stop}
        footer={
          <>
            <Button onClick={stop}>{messages.cancel}</Button>
            {run && 'failed' in run ? (
              <Button kind="primary" onClick={() => void start()}>
                {messages.retry}
              </Button>
            ) : null}
          </>
        }
      >
        {run && 'failed' in run ? (
          <Notice tone="failure" title={t('The file could not be created')}>
            {run.failed}
          </Notice>
        ) : (
          <ProgressBar label={messages.exporting} share={run?.share} />
        )}
      </Dialog>
    </>
  );
}
