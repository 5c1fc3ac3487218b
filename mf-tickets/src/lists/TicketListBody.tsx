import { TICKET_PAGE_SIZE_MAX, type TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { isBareList } from '@smart-elevator/shared-api/client/useList';
import { DEFAULT_TICKET_ORDERING } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { t } from '@smart-elevator/shared-ui/language/t';
import { ListBody } from '@smart-elevator/shared-ui/screens/ListBody';
import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import { useHiddenColumns } from '@smart-elevator/shared-ui/state/hiddenColumns';
import { useIsNarrow } from '@smart-elevator/shared-ui/state/useMedia';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { PageTools } from '@smart-elevator/shared-ui/page/PageTools';
import { useRowSelection } from '@smart-elevator/shared-ui/state/useRowSelection';
import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages';
import { paths } from '../paths';
import { AppliedFilters } from './AppliedFilters';
import { BulkBar } from './bulk/BulkBar';
import { DeleteTicket } from './DeleteTicket';
import { FirstTicket } from './FirstTicket';
import { filterTexts } from './filterTexts';
import { listColumns, type RowActions } from './listColumns';
import { presetChips, useReporterLabel } from './presetChips';
import { exportOnlyColumns } from './ticketColumns';
import { TicketFilters } from './TicketFilters';
import { isInRows, NO_FILTER, type FilterField, type TicketListFilter } from './ticketListFilter';
import type { TicketList } from './ticketLists';
import { usePerson } from './usePersonTitle';
import { usePeek, type LoadPeek } from './usePeek';
import { SavedViews } from './views/SavedViews';
import { pickListFilter, paramRulesOf, listRequestOf, type SelectedSubject } from './listRequestOf';

interface TicketListBodyProps {
  list: TicketList;
  /** The selected person or elevator. */
  chosen: SelectedSubject;
  /** The title of the page. */
  title: string;
  /** Its primary action, if the list is not a page. */
  action?: ReactNode;
  /** Loads the peek of a row (R376). */
  peek?: LoadPeek | undefined;
}

/** Filters, tools, table and pages of a ticket list. */
export function TicketListBody({ list, chosen, title, action, peek }: TicketListBodyProps) {
  const peeking = usePeek(peek);
  const rules = useMemo(() => paramRulesOf(list), [list]);
  const selection = useRowSelection<TicketRow>(({ ticket_id }) => ticket_id);
  const [ticketToDelete, setTicketToDelete] = useState<TicketRow>();
  const { pathname, search } = useLocation();
  const request = listRequestOf(list, chosen);
  // An empty list names the chosen people.
  const params = new URLSearchParams(search);
  const [assignee, reporter] = [params.get('assignee') ?? '', params.get('reporter') ?? ''];
  const labels = new Map([
    [reporter, usePerson('technician', reporter).person?.label],
    [assignee, usePerson('technician', assignee).person?.label],
  ]);
  const nameOf = (username: string) => labels.get(username) ?? t(username);

  // A server that returns the whole list knows none of these filters, and its rows do not contain the values.
  const fields = () => [
    ...list.fields,
    ...(isBareList(request.endpoint) ? list.more.filter(isInRows) : list.more),
  ];
  const origin = { address: pathname + search, title };
  const look = {
    isCard: useIsNarrow(),
    hasTarget: useHiddenColumns(pathname).includes('target_date'),
  };
  const [toAssign, setToAssign] = useState<TicketRow>();
  const assigning = useLazyDialog(async () => (await import('../change/AssignDialog')).AssignDialog);
  const actions: RowActions = {
    onDelete: setTicketToDelete,
    onAssign: (ticket) => {
      setToAssign(ticket);
      assigning.open();
    },
  };
  const columns = listColumns(list, origin, look, list.readOnly ? undefined : actions);
  return (
    <ListBody
      {...request}
      caption={t(list.title)}
      defaults={NO_FILTER}
      rules={rules}
      usualOrdering={DEFAULT_TICKET_ORDERING}
      pageSize={list.pageSize}
      texts={messages.list}
      whenEmpty={action ?? <NextStep of={list.of} />}
      columns={columns}
      rowKey={({ ticket_id }) => ticket_id}
      choice={
        list.readOnly ? undefined : { ...selection, labelOf: ({ ticket_key }) => messages.choose(ticket_key) }
      }
      onPeek={peeking.onPeek}
      csv={{
        name: list.path.slice(1),
        columns: [...columns, ...exportOnlyColumns(columns)],
        pageSize: TICKET_PAGE_SIZE_MAX,
        counted: messages.counted,
      }}
      filters={({ state, query }) => (
        <Filters
          list={list}
          fields={fields()}
          state={state}
          rows={query.data?.results}
          // If there are no matches, the list itself has this button.
          onClear={state.filtered && query.data?.count !== 0 ? state.clear : undefined}
        />
      )}
      applied={(filter) => filterTexts(pickListFilter(list, filter), nameOf)}
      actions={(loaded) => <SavedViews list={list} ready={loaded} />}
      tools={() => (
        <>
          {action ? <PageTools>{action}</PageTools> : null}
          {ticketToDelete ? (
            <DeleteTicket
              key={ticketToDelete.ticket_id}
              ticket={ticketToDelete}
              onEnd={() => setTicketToDelete(undefined)}
            />
          ) : null}
          {assigning.Dialog && assigning.isOpen && toAssign ? (
            <assigning.Dialog ticket={toAssign} onEnd={assigning.close} />
          ) : null}
        </>
      )}
      below={(shown) => (
        <>
          {selection.rows.length > 0 ? <BulkBar selection={selection} {...shown} /> : null}
          {peeking.shown(shown.query.data?.results)}
        </>
      )}
    />
  );
}

/** A list of a status that tickets get later leads to the open ones; every other one to a new ticket. */
const NextStep = ({ of }: Pick<TicketList, 'of'>) =>
  of === 'InProgress' || of === 'OnHold' || of === 'Accepted' || of === 'Closed' ? (
    <LinkButton to={paths.openTickets}>{t('All Open tickets')}</LinkButton>
  ) : (
    <FirstTicket />
  );

interface FiltersProps {
  list: TicketList;
  fields: readonly FilterField[];
  state: ListState<TicketListFilter>;
  rows: readonly TicketRow[] | undefined;
  onClear: (() => void) | undefined;
}

function Filters({ list, fields, state, rows, onClear }: FiltersProps) {
  const filter = pickListFilter(list, state.filter);
  const reporter = useReporterLabel(filter.reporter, rows);
  const presets = presetChips(list.presets, { ...filter, reporter }, (preset) =>
    state.setFilter({ [preset]: '' }, { push: true }),
  );
  const shared = { fields, presets, filter };
  return list.applied ? (
    <AppliedFilters {...shared} onApply={(next) => state.setFilter(next, { push: true })} onClear={onClear} />
  ) : (
    <TicketFilters {...shared} onFilter={state.setFilter} />
  );
}
