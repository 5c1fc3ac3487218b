import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useState } from 'react';
import { messages } from '../../messages';
import type { TicketSelection } from '../useTicketSelection';
import styles from './BulkBar.module.css';
import { BulkChangeDialog } from './BulkChangeDialog';

const texts = messages.bulk;

/** The number of selected tickets and the actions; below the rows, so that selecting does not shift them. */
export function BulkBar({ selection }: { selection: TicketSelection }) {
  const [changing, setChanging] = useState(false);
  return (
    <section className={styles.bar} aria-label={texts.region}>
      <p className={styles.count} role="status">
        {texts.chosen(selection.tickets.length)}
      </p>
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
