import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import type { ListSlots } from '@smart-elevator/shared-ui/screens/ListBody';
import { useState } from 'react';
import { messages } from '../../messages';
import type { TicketSelection } from '../useTicketSelection';
import styles from './BulkBar.module.css';
import { BulkChangeDialog } from './BulkChangeDialog';
import { SelectMatches } from './SelectMatches';

const texts = messages.bulk;

interface BulkBarProps extends Pick<ListSlots<TicketRow, unknown>, 'reading' | 'readAll'> {
  selection: TicketSelection;
}

/** The number of selected tickets and the actions; below the rows, so that selecting does not shift them. */
export function BulkBar({ selection, reading, readAll }: BulkBarProps) {
  const [changing, setChanging] = useState(false);
  const { tickets, isChosen } = selection;
  const { results = [], count = 0 } = reading.data ?? {};
  const onPage = results.filter(isChosen).length;
  const wholePage = onPage > 0 && onPage === results.length;
  return (
    <section className={styles.bar} aria-label={texts.region}>
      <p className={styles.count} role="status">
        {texts.chosen(tickets.length, tickets.length - onPage)}
      </p>
      {wholePage && count > onPage && count !== tickets.length ? (
        <SelectMatches selection={selection} readAll={readAll} count={count} />
      ) : null}
      <Button kind="link" onClick={selection.clear}>
        {texts.clear}
      </Button>
      <Button kind="primary" onClick={() => setChanging(true)}>
        {texts.change}
      </Button>
      {changing ? <BulkChangeDialog selection={selection} onEnd={() => setChanging(false)} /> : null}
    </section>
  );
}
