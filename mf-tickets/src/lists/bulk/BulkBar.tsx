import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useState } from 'react';
import { messages } from '../../messages';
import type { ChosenTickets } from '../useChosenTickets';
import styles from './BulkBar.module.css';
import { BulkChange } from './BulkChange';

const said = messages.bulk;

/** How many tickets are chosen, and what can be done with them; below the rows, so that choosing moves none. */
export function BulkBar({ picked }: { picked: ChosenTickets }) {
  const [changing, setChanging] = useState(false);
  return (
    <section className={styles.bar} aria-label={said.region}>
      <p className={styles.count} role="status">
        {said.chosen(picked.tickets.length)}
      </p>
      <Button kind="link" onClick={picked.clear}>
        {said.clear}
      </Button>
      <Button kind="primary" onClick={() => setChanging(true)}>
        {said.change}
      </Button>
      {changing ? <BulkChange picked={picked} onEnd={() => setChanging(false)} /> : null}
    </section>
  );
}
