import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TicketList } from './ticketLists';

/** Whose tickets the list shows: the address says it, else what was last chosen (R207); '' for nobody. */
export function useChosenPerson(of: TicketList['of']): string {
  const [params] = useSearchParams();
  const kept = useSelection();
  const id = params.get('technicianId') ?? '';
  const named = params.get(of === 'technician' ? 'technicianName' : 'customerName')?.trim() ?? '';

  useEffect(() => {
    if (!named) return;
    if (of === 'technician') select({ technician: { id, name: named } });
    if (of === 'customer') select({ customer: { name: named } });
  }, [of, id, named]);

  if (of === 'technician') return named || (kept.technician?.name ?? '');
  if (of === 'customer') return named || (kept.customer?.name ?? '');
  return '';
}
