import { BULK_MAX } from '@smart-elevator/shared-api/contract/tickets/bulkChanges';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import type { ListSlots } from '@smart-elevator/shared-ui/screens/ListBody';
import { SelectedRows } from '@smart-elevator/shared-ui/screens/SelectedRows';
import { useState } from 'react';
import { messages } from '../../messages';
import type { TicketSelection } from '../useTicketSelection';
import { BulkChangeDialog } from './BulkChangeDialog';

const texts = messages.bulk;

interface BulkBarProps extends Pick<ListSlots<TicketRow, unknown>, 'query' | 'readAll'> {
  selection: TicketSelection;
}

/** The selected tickets and what can be done with them. */
export function BulkBar({ selection, query, readAll }: BulkBarProps) {
  const [changing, setChanging] = useState(false);
  const { tickets: rows, isChosen: isSelected, replace, clear } = selection;
  return (
    <SelectedRows
      label={texts.region}
      selection={{ rows, isSelected, replace, clear }}
      query={query}
      readAll={readAll}
      max={BULK_MAX}
      tooMany={texts.tooMany}
    >
      <Button kind="primary" onClick={() => setChanging(true)}>
        {texts.change}
      </Button>
      {changing ? <BulkChangeDialog selection={selection} onEnd={() => setChanging(false)} /> : null}
    </SelectedRows>
  );
}
