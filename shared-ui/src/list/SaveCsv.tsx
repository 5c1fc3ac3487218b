import { Button } from '../button/Button';
import { messages } from '../messages';
import { alertSuccess } from '../state/alerts';
import type { Column } from '../table/DataTable';
import { csvLines } from '../export/csvLines';
import { BYTE_ORDER_MARK, csvText } from '@smart-elevator/shared-api/contract/csvText';
import { downloadFile } from '../export/downloadFile';

interface SaveCsvProps<Row> {
  /** The file name without '.csv'. */
  name: string;
  columns: readonly Column<Row>[];
  /** All rows; they are loaded already. */
  rows: readonly Row[];
  /** A count with its noun: '12 months'. */
  counted: (count: number) => string;
}

/** Exports rows that are on the screen as a CSV file for spreadsheets. */
export function SaveCsv<Row>({ name, columns, rows, counted }: SaveCsvProps<Row>) {
  const save = () => {
    downloadFile(`${name}.csv`, BYTE_ORDER_MARK + csvText(csvLines(columns, rows)));
    alertSuccess(messages.exported(counted(rows.length)));
  };
  return (
    <Button icon="download" onClick={save}>
      {messages.exportCsv}
    </Button>
  );
}
