import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { MoreActions } from '@smart-elevator/shared-ui/button/MoreActions';
import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import type { ReactNode } from 'react';
import styles from './ListTools.module.css';
import { PresetFilters } from './PresetFilters';
import type { TicketListFilter } from './ticketListFilter';
import type { TicketList } from './ticketLists';
import { SavedViews } from './views/SavedViews';

interface ListToolsProps {
  list: TicketList;
  /** The list's filter. */
  filter: TicketListFilter;
  onFilter: ListState<TicketListFilter>['setFilter'];
  /** The shown rows; undefined until the list is loaded. */
  rows: readonly TicketRow[] | undefined;
  /** The other buttons of the table. */
  buttons: ReactNode;
  /** The primary action. */
  children: ReactNode;
}

/** The tools above a ticket list: filters from a link, saved views, export. */
export const ListTools = ({ list, filter, onFilter, rows, buttons, children }: ListToolsProps) => (
  <div className={styles.tools}>
    <PresetFilters
      presets={list.presets}
      filter={filter}
      rows={rows}
      onRemove={(preset) => onFilter({ [preset]: '' }, { push: true })}
    />
    <div className={styles.ways}>
      <MoreActions>
        <SavedViews list={list} ready={rows !== undefined} />
        {buttons}
      </MoreActions>
      {children}
    </div>
  </div>
);
