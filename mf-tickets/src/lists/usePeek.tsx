import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react';

/** A ticket beside its list. */
export interface TicketPeekProps {
  ticket: TicketRow;
  /** Goes to the next or the previous row; at the ends nothing happens. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** Loads the peek; without it a list has none. */
export type LoadPeek = () => Promise<ComponentType<TicketPeekProps>>;

interface Peek {
  onPeek: ((ticket: TicketRow, element: HTMLElement) => void) | undefined;
  /** The peek among the shown rows. */
  shown: (rows: readonly TicketRow[] | undefined) => ReactNode;
}

/**
 * The peek of a list (R376): the focus returns to the row of the ticket that was shown last. A ticket that has left the list, for
 * example by its new status, stays shown until it is closed.
 */
export function usePeek(load: LoadPeek | undefined): Peek {
  const { Dialog, isOpen, open, close } = useLazyDialog(load ?? noPeek);
  const [peeked, setPeeked] = useState<{ ticket: TicketRow; at: number }>();
  const list = useRef<Element | null>(null);
  const returnFocus = useEffectEvent(() => {
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(peeked?.at ?? 0, rows.length - 1)];
    if (row instanceof HTMLElement) row.focus();
  });
  useEffect(() => {
    // After the dialog, which returns the focus to the row that it was opened from.
    if (!isOpen) returnFocus();
  }, [isOpen]);
  return {
    onPeek:
      load &&
      ((ticket, row) => {
        list.current = row.parentElement;
        setPeeked({ ticket, at: [...(row.parentElement?.children ?? [])].indexOf(row) });
        open();
      }),
    shown: (rows = []) => {
      if (!Dialog || !isOpen || !peeked) return null;
      const { ticket } = peeked;
      const found = rows.findIndex(({ ticket_id }) => ticket_id === ticket.ticket_id);
      const isListed = found >= 0;
      const at = isListed ? found : peeked.at;
      const step = (by: 1 | -1) => {
        // The row at the place of a ticket that has left is the next one.
        const to = isListed || by < 0 ? at + by : at;
        const next = rows[to];
        if (next) setPeeked({ ticket: next, at: to });
      };
      const end = () => {
        setPeeked({ ticket, at });
        close();
      };
      return <Dialog ticket={ticket} onStep={step} onClose={end} />;
    },
  };
}

const noPeek: LoadPeek = () => Promise.reject(new Error('This list has no peek.'));
