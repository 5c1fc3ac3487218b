import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { dateHint, type TicketListFilter } from './ticketListFilter';

/** Why the dates do not narrow the list, when they do not. */
export function DateHint({ filter }: { filter: Pick<TicketListFilter, 'from' | 'to'> }) {
  const hint = dateHint(filter);
  return hint ? <Notice tone="info">{hint}</Notice> : null;
}
