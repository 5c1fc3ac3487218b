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
  /** Whether the list is loaded. */
  ready: boolean;
  /** Content next to the saved views. */
  children: ReactNode;
}

/** The tools above a ticket list: filters from a link, saved views, export. */
export const ListTools = ({ list, filter, onFilter, ready, children }: ListToolsProps) => (
  <div className={styles.tools}>
    <PresetFilters
      presets={list.presets}
      filter={filter}
      onRemove={(preset) => onFilter({ [preset]: '' }, { push: true })}
    />
    <div className={styles.ways}>
      <SavedViews list={list} ready={ready} />
      {children}
    </div>
  </div>
);
