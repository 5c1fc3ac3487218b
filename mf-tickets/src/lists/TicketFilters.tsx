import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import type { ChipFilter } from '@smart-elevator/shared-ui/filter/FilterChips';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { t } from '@smart-elevator/shared-ui/language/t';
import { DateHint } from './AppliedFilters';
import { filterChips } from './filterChips';
import type { FilterField, TicketListFilter } from './ticketListFilter';

interface TicketFiltersProps {
  fields: readonly FilterField[];
  /** The filters that a link has set. */
  presets: readonly ChipFilter[];
  filter: TicketListFilter;
  onFilter: (patch: Partial<TicketListFilter>) => void;
}

/** A search and the list's filters; they are applied immediately. */
export const TicketFilters = ({ fields, presets, filter, onFilter }: TicketFiltersProps) => (
  <>
    <FilterBar
      label={t('Filter tickets')}
      filters={[...presets, ...filterChips(fields, filter, onFilter)]}
      search={
        <SearchBox
          label={t('Search')}
          placeholder={t('Key, status, priority, label, assignee')}
          value={filter.search}
          onSearch={(search) => onFilter({ search })}
        />
      }
    />
    <DateHint filter={filter} />
  </>
);
