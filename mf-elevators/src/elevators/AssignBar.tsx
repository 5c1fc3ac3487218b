import type { ListedElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import type { ListSlots } from '@smart-elevator/shared-ui/screens/ListBody';
import { SelectedRows } from '@smart-elevator/shared-ui/screens/SelectedRows';
import type { RowsSelected } from '@smart-elevator/shared-ui/state/useRowSelection';
import { MAX_CHANGED } from '../changeElevators';
import { messages } from '../messages';

interface AssignBarProps extends Pick<ListSlots<ListedElevator, unknown>, 'query' | 'readAll'> {
  selection: RowsSelected<ListedElevator>;
}

/** The selected elevators, to be assigned together. */
export function AssignBar({ selection, query, readAll }: AssignBarProps) {
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('./AssignEngineer')).AssignEngineer,
  );
  const { rows, deselect } = selection;
  return (
    <>
      {rows.length > 0 ? (
        <SelectedRows
          label={messages.completion.region}
          selection={selection}
          query={query}
          readAll={readAll}
          max={MAX_CHANGED}
          tooMany={messages.completion.tooMany}
        >
          <Button kind="primary" onClick={open}>
            {messages.assign.title}
          </Button>
        </SelectedRows>
      ) : null}
      {Dialog && isOpen ? <Dialog elevators={rows} onAssigned={deselect} onClose={close} /> : null}
    </>
  );
}
