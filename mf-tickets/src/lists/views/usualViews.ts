import { localDay, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import { SET } from '@smart-elevator/shared-api/contract/filterQuery';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { serializeDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from '../../messages';
import type { FilterField } from '../ticketListFilter';
import type { TicketList } from '../ticketLists';

/** The views that every list has which has their filter, in the form of a saved one. */
export function usualViews({ fields, more }: Pick<TicketList, 'fields' | 'more'>) {
  const since = serializeDateRange({ from: mondayOf(localDay()) });
  const views: { filter: FilterField; name: string; value: string }[] = [
    { filter: 'late', name: messages.presets.late, value: SET },
    { filter: 'opened', name: messages.views.thisWeek, value: since },
    { filter: 'assignee', name: t(UNASSIGNED), value: UNASSIGNED },
  ];
  return views
    .filter(({ filter }) => fields.includes(filter) || more.includes(filter))
    .map(({ filter, name, value }) => ({ name, query: new URLSearchParams({ [filter]: value }).toString() }));
}
