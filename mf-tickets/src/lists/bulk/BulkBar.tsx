import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import type { ListSlots } from '@smart-elevator/shared-ui/screens/ListBody';
import { SelectionBar } from '@smart-elevator/shared-ui/table/SelectionBar';
import { useState } from 'react';
import { messages } from '../../messages';
import type { TicketSelection } from '../useTicketSelection';
import { BulkChangeDialog } from './BulkChangeDialog';
import { SelectMatches } from './SelectMatches';

const texts = messages.bulk;

interface BulkBarProps extends Pick<ListSlots<TicketRow, unknown>, 'reading' | 'readAll'> {
  selection: TicketSelection;
}

/** The selected tickets and what can be done with them. */
export function BulkBar({ selection, reading, readAll }: BulkBarProps) {
  const [changing, setChanging] = useState(false);
  const { tickets, isChosen } = selection;
  const { results = [], count = 0 } = reading.data ?? {};
  const onPage = results.filter(isChosen).length;
  const wholePage = onPage > 0 && onPage === results.length;
  return (
    <SelectionBar
      label={texts.region}
      count={tickets.length}
      elsewhere={tickets.length - onPage}
      onClear={selection.clear}
    >
      {wholePage && count > onPage && count !== tickets.length ? (
        <SelectMatches selection={selection} readAll={readAll} count={count} />
      ) : null}
      <Button kind="primary" onClick={() => setChanging(true)}>
        {texts.change}
      </Button>
      {changing ? <BulkChangeDialog selection={selection} onEnd={() => setChanging(false)} /> : null}
    </SelectionBar>
  );
}
