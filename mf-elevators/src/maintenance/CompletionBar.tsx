import type { MaintenanceRow } from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import type { ListSlots } from '@smart-elevator/shared-ui/screens/ListBody';
import { SelectedRows } from '@smart-elevator/shared-ui/screens/SelectedRows';
import type { RowsSelected } from '@smart-elevator/shared-ui/state/useRowSelection';
import { MAX_CHANGED } from '../changeElevators';
import type { CompletionState } from '../completion/useCompletion';
import { messages } from '../messages';

const texts = messages.completion;

interface CompletionBarProps extends Pick<ListSlots<MaintenanceRow, unknown>, 'query' | 'readAll'> {
  selection: RowsSelected<MaintenanceRow>;
  completion: CompletionState;
}

/** The selected elevators of a maintenance list, to be completed together. */
export function CompletionBar({ selection, completion, query, readAll }: CompletionBarProps) {
  const { complete, running } = completion;
  return (
    <SelectedRows
      label={texts.region}
      selection={selection}
      query={query}
      readAll={readAll}
      max={MAX_CHANGED}
      tooMany={texts.tooMany}
      progress={running && texts.progress(running.done, running.elevators.length)}
    >
      <Button kind="primary" busy={running !== undefined} onClick={() => void complete(selection.rows)}>
        {texts.selected}
      </Button>
    </SelectedRows>
  );
}
