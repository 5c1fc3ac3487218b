import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { RemindedOf } from '@smart-elevator/shared-api/contract/amc/amcReminder';
import { AMC_TOGETHER_MAX } from '@smart-elevator/shared-api/contract/amc/amcTogether';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import type { ListSlots } from '@smart-elevator/shared-ui/screens/ListBody';
import { SelectedRows } from '@smart-elevator/shared-ui/screens/SelectedRows';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import type { RowsSelected } from '@smart-elevator/shared-ui/state/useRowSelection';
import { messages } from './messages';

interface ContractsBarProps extends Pick<ListSlots<AmcContract, unknown>, 'query' | 'readAll'> {
  selection: RowsSelected<AmcContract>;
  /** What the customers are reminded of. */
  about: RemindedOf;
}

/** The selected contracts, and what is done with them together. */
export function ContractsBar({ about, selection, query, readAll }: ContractsBarProps) {
  const paid = useLazyDialog(async () => (await import('./PaidDialog')).PaidDialog);
  const renewal = useLazyDialog(async () => (await import('./RenewTogetherDialog')).RenewTogetherDialog);
  const reminder = useLazyDialog(async () => (await import('./RemindDialog')).RemindDialog);
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
          <Button onClick={reminder.open}>{messages.reminder.actions[about]}</Button>
        </SelectedRows>
      ) : null}
      {renewal.Dialog && renewal.isOpen ? <renewal.Dialog {...together} onClose={renewal.close} /> : null}
      {reminder.Dialog && reminder.isOpen ? (
        <reminder.Dialog {...together} about={about} onClose={reminder.close} />
      ) : null}
      {paid.Dialog && paid.isOpen ? <paid.Dialog {...together} onClose={paid.close} /> : null}
    </>
  );
}
