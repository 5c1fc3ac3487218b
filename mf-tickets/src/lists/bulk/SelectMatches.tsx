import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { BULK_MAX } from '@smart-elevator/shared-api/contract/tickets/bulkChanges';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import type { ListSlots } from '@smart-elevator/shared-ui/screens/ListBody';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../messages';
import type { TicketSelection } from '../useTicketSelection';
import styles from './SelectMatches.module.css';

const texts = messages.bulk;
const ACTION = 'select all tickets';

interface SelectMatchesProps {
  selection: TicketSelection;
  readAll: ListSlots<TicketRow, unknown>['readAll'];
  /** The number of matches on all pages. */
  count: number;
}

/** Selects the matches on all pages: exactly the tickets that match now, even if some change before the request. */
export function SelectMatches({ selection, readAll, count }: SelectMatchesProps) {
  const [reading, setReading] = useState(false);
  const abort = useRef<AbortController>(undefined);
  const { search } = useLocation();
  // Another filter has other matches.
  useEffect(() => () => abort.current?.abort(), [search]);

  if (count > BULK_MAX) return <p className={styles.limit}>{texts.tooMany(count, BULK_MAX)}</p>;

  async function selectAll() {
    const { signal } = (abort.current = new AbortController());
    setReading(true);
    try {
      const rows = await readAll(signal);
      if (signal.aborted) return;
      selection.replace(rows);
      dismissFailures(ACTION);
    } catch {
      if (!signal.aborted) alertFailure(texts.notSelected, ACTION);
    } finally {
      setReading(false);
    }
  }

  return (
    <Button kind="link" busy={reading} onClick={() => void selectAll()}>
      {texts.selectMatches(count)}
    </Button>
  );
}
