import { useState } from 'react';
import { BYTE_ORDER_MARK } from '@smart-elevator/shared-api/contract/csvText';
import type { ColumnOrders } from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import type { UploadFailure } from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { downloadFile } from '@smart-elevator/shared-ui/export/downloadFile';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { failedRows } from './failedRows';
import { useColumnNames, type ColumnNames } from './mapping/columnNames';

/** The name of the file. */
const REASONS_FILE = 'rows_to_correct.csv';

const ACTION = 'save reasons';

interface SaveFailedRowsProps {
  /** The file that the dealer chose. */
  file: Blob;
  failures: readonly UploadFailure[];
  /** How its dates are read. */
  dates?: ColumnOrders | undefined;
  /** How its columns are called, if it is not the shown file. */
  names?: ColumnNames;
}

/** Downloads the failed rows of a file with their reasons. */
export function SaveFailedRows({ file, failures, dates, names }: SaveFailedRowsProps) {
  const [saving, setSaving] = useState(false);
  const shownNames = useColumnNames();
  const save = async () => {
    setSaving(true);
    try {
      const rows = await failedRows(file, failures, { dates, names: names ?? shownNames });
      downloadFile(REASONS_FILE, BYTE_ORDER_MARK + rows);
      dismissFailures(ACTION);
    } catch {
      alertFailure(messages.upload.unreadable, ACTION);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button kind="link" icon="download" busy={saving} onClick={() => void save()}>
      {messages.upload.saveReasons}
    </Button>
  );
}
