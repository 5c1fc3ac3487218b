import { USUAL_TICKET_ORDERING } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import { ListView } from '@smart-elevator/shared-ui/list/ListView';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages';
import { AllTicketFilters } from './AllTicketFilters';
import { DeleteTicket } from './DeleteTicket';
import { listColumns } from './listColumns';
import { PresetFilters } from './PresetFilters';
import { TicketFilters } from './TicketFilters';
import { NO_FILTER } from './ticketListFilter';
import type { TicketList } from './ticketLists';
import { useTicketList } from './useTicketList';

interface TicketListBodyProps {
  list: TicketList;
  /** Whose tickets; '' where the list is nobody's. */
  person: string;
  /** What the page is called. */
  title: string;
}

/** Filters, table and pages of a ticket list. */
export function TicketListBody({ list, person, title }: TicketListBodyProps) {
  const state = useListState(NO_FILTER);
  const reading = useTicketList(list, person, state);
  const [doomed, setDoomed] = useState<TicketRow>();
  const { pathname, search } = useLocation();
  const columns = listColumns(list, { address: pathname + search, title }, setDoomed);
  return (
    <>
      {list.applied ? (
        <>
          <AllTicketFilters
            filter={state.filter}
            onApply={(filter) => state.setFilter(filter, { push: true })}
            // Where nothing matches, the list itself offers it.
            onClear={state.filtered && reading.data?.count !== 0 ? state.clear : undefined}
          />
          <PresetFilters
            filter={state.filter}
            onRemove={(preset) => state.setFilter({ [preset]: '' }, { push: true })}
          />
        </>
      ) : (
        <TicketFilters filter={state.filter} onFilter={state.setFilter} />
      )}
      {doomed ? (
        <DeleteTicket key={doomed.ticket_id} ticket={doomed} onEnd={() => setDoomed(undefined)} />
      ) : null}
      <ListView reading={reading} state={state} pageSize={list.pageSize} shape="table" words={messages.list}>
        {(rows) => (
          <DataTable
            caption={list.title}
            columns={columns}
            rows={rows}
            rowKey={({ ticket_id }) => ticket_id}
            sort={state.sort || USUAL_TICKET_ORDERING}
            onSort={state.setSort}
            busy={reading.updating}
          />
        )}
      </ListView>
    </>
  );
}
