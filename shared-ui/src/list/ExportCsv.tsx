import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { csvLines } from '../export/csvLines';
import { BYTE_ORDER_MARK, csvText } from '@smart-elevator/shared-api/contract/csvText';
import { downloadFile } from '../export/downloadFile';
import { Notice } from '../feedback/Notice';
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
  /** The message for an error of `read`. */
  explain: (error: unknown) => string;
  /** A count with its noun: '12 tickets'. */
  counted: (count: number) => string;
  disabled?: boolean;
}

type Run = { share: number | undefined } | { failed: string };

/** Exports all pages of a list as a CSV file for spreadsheets; with progress and a cancel button. */
export function ExportCsv<Row>(props: ExportCsvProps<Row>) {
  const { name, columns, read, explain, counted, disabled = false } = props;
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
      const rows = await read(mine.signal, (done, count) => {
        if (!mine.signal.aborted) setRun({ share: count > 0 ? done / count : 1 });
      });
      if (mine.signal.aborted) return;
      downloadFile(`${name}.csv`, BYTE_ORDER_MARK + csvText(csvLines(columns, rows)));
      setRun(undefined);
      alertSuccess(messages.exported(counted(rows.length)));
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
          <Notice tone="failure" title={messages.exportFailed}>
            {run.failed}
          </Notice>
        ) : (
          <ProgressBar label={messages.exporting} share={run?.share} />
        )}
      </Dialog>
    </>
  );
}
