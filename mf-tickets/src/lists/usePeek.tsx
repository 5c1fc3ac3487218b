import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

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

/** The peek of a list (R376): the focus returns to the row of the ticket that was shown last. */
export function usePeek(load: LoadPeek | undefined): Peek {
  const { Dialog, isOpen, open, close } = useLazyDialog(load ?? noPeek);
  const [ticketId, setTicketId] = useState<number>();
  const element = useRef<Element | null>(null);
  useEffect(() => {
    // After the dialog, which returns the focus to the row that it was opened from.
    if (!isOpen && element.current instanceof HTMLElement) element.current.focus();
  }, [isOpen]);
  return {
    onPeek:
      load &&
      ((ticket, row) => {
        element.current = row;
        setTicketId(ticket.ticket_id);
        open();
      }),
    shown: (rows = []) => {
      const at = rows.findIndex(({ ticket_id }) => ticket_id === ticketId);
      const ticket = rows[at];
      if (!Dialog || !isOpen || !ticket) return null;
      const step = (by: 1 | -1) => {
        const next = rows[at + by];
        if (!next) return;
        const row = element.current;
        element.current = (by > 0 ? row?.nextElementSibling : row?.previousElementSibling) ?? null;
        setTicketId(next.ticket_id);
      };
      return <Dialog ticket={ticket} onStep={step} onClose={close} />;
    },
  };
}

const noPeek: LoadPeek = () => Promise.reject(new Error('This list has no peek.'));
