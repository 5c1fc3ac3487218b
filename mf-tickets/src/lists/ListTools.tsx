import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import type { ReactNode } from 'react';
import styles from './ListTools.module.css';
import { PresetFilters } from './PresetFilters';
import type { TicketListFilter } from './ticketListFilter';
import type { TicketList } from './ticketLists';
import { SavedViews } from './views/SavedViews';

interface ListToolsProps {
  list: TicketList;
  /** What the list is narrowed by. */
  filter: TicketListFilter;
  onFilter: ListState<TicketListFilter>['setFilter'];
  /** The list is there. */
  ready: boolean;
  /** Beside the saved views. */
  children: ReactNode;
}

/** Above a ticket list: what a link narrowed it by, its saved views, its export. */
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
