import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { USUAL_TICKET_ORDERING } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import { say } from '@smart-elevator/shared-ui/language/say';
import { ListView } from '@smart-elevator/shared-ui/list/ListView';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages';
import { AppliedFilters } from './AppliedFilters';
import { BulkBar } from './bulk/BulkBar';
import { DeleteTicket } from './DeleteTicket';
import { listColumns } from './listColumns';
import { ListTools } from './ListTools';
import { TicketFilters } from './TicketFilters';
import { NO_FILTER } from './ticketListFilter';
import type { TicketList } from './ticketLists';
import { narrowedBy, rulesOf, type Chosen } from './ticketSource';
import { useChosenTickets } from './useChosenTickets';
import { useTicketList } from './useTicketList';

interface TicketListBodyProps {
  list: TicketList;
  /** Whose tickets. */
  chosen: Chosen;
  /** What the page is called. */
  title: string;
  /** Its primary action, where the list is not a page of its own. */
  action?: ReactNode;
}

/** Filters, tools, table and pages of a ticket list. */
export function TicketListBody({ list, chosen, title, action }: TicketListBodyProps) {
  const rules = useMemo(() => rulesOf(list), [list]);
  const state = useListState(NO_FILTER, rules);
  const filter = narrowedBy(list, state.filter);
  const { reading, readAll } = useTicketList(list, chosen, state);
  const picked = useChosenTickets();
  const [doomed, setDoomed] = useState<TicketRow>();
  const { pathname, search } = useLocation();
  const columns = listColumns(list, { address: pathname + search, title }, setDoomed);
  return (
    <>
      {list.applied ? (
        <AppliedFilters
          fields={list.fields}
          filter={filter}
          onApply={(next) => state.setFilter(next, { push: true })}
          // Where nothing matches, the list itself offers it.
          onClear={state.filtered && reading.data?.count !== 0 ? state.clear : undefined}
        />
      ) : (
        <TicketFilters fields={list.fields} filter={filter} onFilter={state.setFilter} />
      )}
      <ListTools
        list={list}
        state={state}
        filter={filter}
        columns={columns}
        ready={reading.data !== undefined}
        action={action}
        readAll={readAll}
      />
      {doomed ? (
        <DeleteTicket key={doomed.ticket_id} ticket={doomed} onEnd={() => setDoomed(undefined)} />
      ) : null}
      <ListView reading={reading} state={state} pageSize={list.pageSize} shape="table" words={messages.list}>
        {(rows) => (
          <DataTable
            caption={say(list.title)}
            columns={columns}
            rows={rows}
            rowKey={({ ticket_id }) => ticket_id}
            sort={state.sort || USUAL_TICKET_ORDERING}
            onSort={state.setSort}
            choice={
              list.edit && {
                isChosen: picked.isChosen,
                onChoose: picked.choose,
                nameOf: ({ ticket_key }) => messages.choose(ticket_key),
              }
            }
            busy={reading.updating}
          />
        )}
      </ListView>
      {picked.tickets.length > 0 ? <BulkBar picked={picked} /> : null}
    </>
  );
}
