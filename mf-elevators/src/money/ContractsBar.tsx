import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { AMC_TOGETHER_MAX } from '@smart-elevator/shared-api/contract/amc/amcTogether';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import type { ListSlots } from '@smart-elevator/shared-ui/screens/ListBody';
import { SelectedRows } from '@smart-elevator/shared-ui/screens/SelectedRows';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import type { RowsSelected } from '@smart-elevator/shared-ui/state/useRowSelection';
import { messages } from './messages';

interface ContractsBarProps extends Pick<ListSlots<AmcContract, unknown>, 'query' | 'readAll'> {
  selection: RowsSelected<AmcContract>;
}

/** The selected contracts, and what is done with them together. */
export function ContractsBar({ selection, query, readAll }: ContractsBarProps) {
  const paid = useLazyDialog(async () => (await import('./PaidDialog')).PaidDialog);
  const renewal = useLazyDialog(async () => (await import('./RenewTogetherDialog')).RenewTogetherDialog);
  const { rows, deselect } = selection;
  const together = { contracts: rows, onChanged: deselect };
  return (
    <>
      {rows.length > 0 ? (
        <SelectedRows
          label={messages.region}
          selection={selection}
          query={query}
          readAll={readAll}
          max={AMC_TOGETHER_MAX}
          tooMany={messages.tooMany}
        >
          <Button kind="primary" onClick={renewal.open}>
            {messages.renewal.action}
          </Button>
          <Button onClick={paid.open}>{messages.payment.action}</Button>
        </SelectedRows>
      ) : null}
      {renewal.Dialog && renewal.isOpen ? <renewal.Dialog {...together} onClose={renewal.close} /> : null}
      {paid.Dialog && paid.isOpen ? <paid.Dialog {...together} onClose={paid.close} /> : null}
    </>
  );
}
