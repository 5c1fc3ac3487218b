import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { dateHint, type TicketListFilter } from './ticketListFilter';

/** A hint if the dates are not applied to the list. */
export function DateHint({ filter }: { filter: Pick<TicketListFilter, 'from' | 'to'> }) {
  const hint = dateHint(filter);
  return hint ? <Notice tone="info">{hint}</Notice> : null;
}
