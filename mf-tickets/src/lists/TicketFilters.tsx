import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { t } from '@smart-elevator/shared-ui/language/t';
import { DateHint } from './AppliedFilters';
import { FilterFields } from './FilterFields';
import type { FilterField, TicketListFilter } from './ticketListFilter';

interface TicketFiltersProps {
  fields: readonly FilterField[];
  more: readonly FilterField[];
  filter: TicketListFilter;
  onFilter: (patch: Partial<TicketListFilter>) => void;
}

/** A search and the list's fields; they are applied immediately. */
export function TicketFilters({ fields, more, filter, onFilter }: TicketFiltersProps) {
  const dates = filter.from || filter.to ? 1 : 0;
  const others = [...fields, ...more].filter(
    (name) => name !== 'from' && name !== 'to' && filter[name] !== '',
  );
  return (
    <>
      <FilterBar
        label={t('Filter tickets')}
        active={dates + others.length}
        more={<FilterFields fields={more} filter={filter} onChange={onFilter} />}
        moreActive={others.filter((name) => more.includes(name)).length}
        search={
          <SearchBox
            label={t('Search')}
            placeholder={t('Key, status, priority, label, assignee')}
            value={filter.search}
            onSearch={(search) => onFilter({ search })}
          />
        }
      >
        <FilterFields fields={fields} filter={filter} onChange={onFilter} />
      </FilterBar>
      <DateHint filter={filter} />
    </>
  );
}
