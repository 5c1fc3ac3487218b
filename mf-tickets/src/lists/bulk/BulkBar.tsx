import { Button } from '@smart-elevator/shared-ui/button/Button';
import { SelectionBar } from '@smart-elevator/shared-ui/table/SelectionBar';
import { useState } from 'react';
import { messages } from '../../messages';
import type { TicketSelection } from '../useTicketSelection';
import { BulkChangeDialog } from './BulkChangeDialog';

const texts = messages.bulk;

/** The number of selected tickets and the actions. */
export function BulkBar({ selection }: { selection: TicketSelection }) {
  const [changing, setChanging] = useState(false);
  return (
    <SelectionBar label={texts.region} count={selection.tickets.length} onClear={selection.clear}>
      <Button kind="primary" onClick={() => setChanging(true)}>
        {texts.change}
      </Button>
      {changing ? <BulkChangeDialog selection={selection} onEnd={() => setChanging(false)} /> : null}
    </SelectionBar>
  );
}
