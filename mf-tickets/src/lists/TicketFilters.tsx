import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { DateField } from '@smart-elevator/shared-ui/filter/DateField';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import type { TicketListFilter } from './ticketListFilter';
import { DateHint } from './DateHint';

interface TicketFiltersProps {
  filter: TicketListFilter;
  onFilter: (patch: Partial<TicketListFilter>) => void;
}

/** Search and dates of a ticket list; they count as they are set. */
export function TicketFilters({ filter, onFilter }: TicketFiltersProps) {
  return (
    <>
      <FilterBar
        label="Filter tickets"
        active={filter.from || filter.to ? 1 : 0}
        search={
          <SearchBox
            label="Search"
            placeholder="Key, status, priority, label, assignee"
            value={filter.search}
            onSearch={(search) => onFilter({ search })}
          />
        }
      >
        <DateField label="From Date" value={filter.from} onChange={(from) => onFilter({ from })} />
        <DateField label="To Date" value={filter.to} onChange={(to) => onFilter({ to })} />
      </FilterBar>
      <DateHint filter={filter} />
    </>
  );
}
