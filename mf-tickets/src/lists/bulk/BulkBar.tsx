import { BULK_MAX } from '@smart-elevator/shared-api/contract/tickets/bulkChanges';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import type { ListSlots } from '@smart-elevator/shared-ui/screens/ListBody';
import { SelectedRows } from '@smart-elevator/shared-ui/screens/SelectedRows';
import type { RowsSelected } from '@smart-elevator/shared-ui/state/useRowSelection';
import { bulkMessages } from './messages';

const texts = bulkMessages;

interface BulkBarProps extends Pick<ListSlots<TicketRow, unknown>, 'query' | 'readAll'> {
  selection: RowsSelected<TicketRow>;
}

/** The selected tickets and what can be done with them. */
export function BulkBar({ selection, query, readAll }: BulkBarProps) {
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('./BulkChangeDialog')).BulkChangeDialog,
  );
  return (
    <SelectedRows
      label={texts.region}
      selection={selection}
      query={query}
      readAll={readAll}
      max={BULK_MAX}
      tooMany={texts.tooMany}
    >
      <Button kind="primary" onClick={open}>
        {texts.change}
      </Button>
      {Dialog && isOpen ? <Dialog selection={selection} onEnd={close} /> : null}
    </SelectedRows>
  );
}
