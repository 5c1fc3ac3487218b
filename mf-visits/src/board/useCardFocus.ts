import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on the card of a visit that is drawn at another place of the board. Returns what is called with a visit before
 * its card moves.
 */
export function useCardFocus(visits: readonly VisitRow[]): (visit_id: number) => void {
  const held = useRef<string>(undefined);
  useLayoutEffect(() => {
    const { current: card } = held;
    held.current = undefined;
    const now = document.activeElement;
    if (card === undefined || now?.closest('[role=table]')) return;
    // Lost with the former card, or still in the tray, which is read again.
    if (now === document.body || now?.closest(card))
      document.querySelector<HTMLElement>(`[role=table] ${card}`)?.focus();
  }, [visits]);
  return useCallback((visit_id) => {
    const card = `[data-visit="${visit_id}"]`;
    if (document.activeElement?.closest(card)) held.current = card;
  }, []);
}
