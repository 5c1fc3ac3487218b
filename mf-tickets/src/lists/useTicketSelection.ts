import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { useState } from 'react';

/** The tickets that are selected for a bulk change; kept across the pages of a list. */
export function useTicketSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, TicketRow>>(new Map());
  const choose = (rows: readonly TicketRow[], on: boolean) =>
    setChosen((now) => {
      const next = new Map(now);
      for (const row of rows) {
        if (on) next.set(row.ticket_id, row);
        else next.delete(row.ticket_id);
      }
      return next;
    });
  return {
    tickets: [...chosen.values()],
    isChosen: ({ ticket_id }: TicketRow) => chosen.has(ticket_id),
    choose,
    /** Only these stay selected. */
    keep: (ids: readonly number[]) =>
      setChosen((now) => new Map([...now].filter(([ticket_id]) => ids.includes(ticket_id)))),
    /** Selects exactly these. */
    replace: (rows: readonly TicketRow[]) => setChosen(new Map(rows.map((row) => [row.ticket_id, row]))),
    clear: () => setChosen(new Map()),
  };
}

/** The selection, and functions to change it. */
export type TicketSelection = ReturnType<typeof useTicketSelection>;
