import type { MaintenanceRow } from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { SelectionBar } from '@smart-elevator/shared-ui/table/SelectionBar';
import type { RowsSelected } from '@smart-elevator/shared-ui/state/useRowSelection';
import type { CompletionState } from '../completion/useCompletion';
import { messages } from '../messages';

const texts = messages.completion;

interface CompletionBarProps {
  selection: RowsSelected<MaintenanceRow>;
  completion: CompletionState;
  /** The rows of the shown page. */
  shown: readonly MaintenanceRow[];
}

/** The selected elevators of a maintenance list, to be completed together. */
export function CompletionBar({ selection, completion, shown }: CompletionBarProps) {
  const { complete, running } = completion;
  const { length } = selection.rows;
  return (
    <SelectionBar
      label={texts.region}
      count={length}
      elsewhere={length - shown.filter(selection.isSelected).length}
      progress={running && texts.progress(running.done, running.elevators.length)}
      onClear={selection.clear}
    >
      <Button kind="primary" busy={running !== undefined} onClick={() => void complete(selection.rows)}>
        {texts.selected}
      </Button>
    </SelectionBar>
  );
}
