import type { ListedElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import type { RowsSelected } from '@smart-elevator/shared-ui/state/useRowSelection';
import { SelectionBar } from '@smart-elevator/shared-ui/table/SelectionBar';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../messages';

const AssignEngineer = lazy(async () => ({ default: (await import('./AssignEngineer')).AssignEngineer }));

interface AssignBarProps {
  selection: RowsSelected<ListedElevator>;
  /** The rows of the shown page. */
  shown: readonly ListedElevator[];
}

/** The selected elevators, to be assigned together. */
export function AssignBar({ selection, shown }: AssignBarProps) {
  const [open, setOpen] = useState(false);
  const { rows, clear, deselect, isSelected } = selection;
  return (
    <>
      {rows.length > 0 ? (
        <SelectionBar
          label={messages.completion.region}
          count={rows.length}
          elsewhere={rows.length - shown.filter(isSelected).length}
          onClear={clear}
        >
          <Button kind="primary" onClick={() => setOpen(true)}>
            {messages.assign.title}
          </Button>
        </SelectionBar>
      ) : null}
      <Suspense>
        {open ? (
          <AssignEngineer elevators={rows} onAssigned={deselect} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
