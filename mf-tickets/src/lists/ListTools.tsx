import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { ExportCsv } from '@smart-elevator/shared-ui/list/ExportCsv';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import type { ComponentProps, ReactNode } from 'react';
import { messages } from '../messages';
import styles from './ListTools.module.css';
import { PresetFilters } from './PresetFilters';
import type { TicketListFilter } from './ticketListFilter';
import type { TicketList } from './ticketLists';
import { exportedOnly } from './ticketColumns';
import { SavedViews } from './views/SavedViews';

interface ListToolsProps {
  list: TicketList;
  state: ListState<TicketListFilter>;
  /** What the list is narrowed by. */
  filter: TicketListFilter;
  columns: readonly Column<TicketRow>[];
  /** The list is there. */
  ready: boolean;
  /** The primary action of a list that is not a page of its own. */
  action: ReactNode;
  readAll: ComponentProps<typeof ExportCsv<TicketRow>>['read'];
}

/** Above a ticket list: what a link narrowed it by, its saved views, its export. */
export function ListTools({ list, state, filter, columns, ready, action, readAll }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      <PresetFilters
        presets={list.presets}
        filter={filter}
        onRemove={(preset) => state.setFilter({ [preset]: '' }, { push: true })}
      />
      <div className={styles.ways}>
        <SavedViews list={list} ready={ready} />
        <ExportCsv
          name={list.path.slice(1)}
          columns={[...columns, ...exportedOnly(list)]}
          disabled={!ready}
          read={readAll}
          explain={(error) => sentenceFor(asApiError(error).failure)}
          counted={messages.counted}
        />
        {action}
      </div>
    </div>
  );
}
