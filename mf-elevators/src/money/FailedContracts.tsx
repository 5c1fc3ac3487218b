import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { FailedRows, type FailedRow } from '@smart-elevator/shared-ui/screens/FailedRows';
import { messages } from './messages';

interface FailedContractsProps {
  title: string;
  rows: readonly FailedRow[];
  onClose: () => void;
}

/** The contracts that a change of several left as they are. */
export const FailedContracts = ({ title, rows, onClose }: FailedContractsProps) => (
  <Dialog title={title} open onClose={onClose} footer={<Button onClick={onClose}>{common.close}</Button>}>
    <FailedRows title={messages.failed(rows.length)} rows={rows} />
  </Dialog>
);
