import type { Page } from '@smart-elevator/shared-api/contract/list';
import { FilterBar } from '../filter/FilterBar';
import type { ChipFilter } from '../filter/FilterChips';
import { SearchBox } from '../filter/SearchBox';
import type { ListState } from '../state/useListState';

/** The filters of a list: their texts and chips. */
export interface Filters<Row, Filter> {
  /** What is filtered, for screen readers. */
  label: string;
  /** The label of the search; without it there is no search. */
  search?: string;
  /** The filters next to the search. With them there is a button that clears all. */
  chips?: (state: ListState<Filter>, rows: readonly Row[] | undefined) => readonly ChipFilter[];
  /** The active filters, besides the search: 'Status: Open'. */
  applied?: (filter: Filter) => readonly string[];
}

/** The active filters of a bar, the search first. */
export const appliedIn = <Row, Filter>(
  { search, applied }: Filters<Row, Filter>,
  state: ListState<Filter>,
): readonly string[] => [
  ...(search !== undefined && state.search.trim() ? [`${search}: ${state.search.trim()}`] : []),
  ...(applied?.(state.filter) ?? []),
];

interface ListFilterBarProps<Row, Filter> {
  filters: Filters<Row, Filter>;
  state: ListState<Filter>;
  data: Page<Row> | undefined;
}

/** A search and the filters of a list. */
export function ListFilterBar<Row, Filter>({ filters, state, data }: ListFilterBarProps<Row, Filter>) {
  const { label, search, chips } = filters;
  // Without matches the list itself has the button that clears the filters.
  const isEmpty = data?.count === 0;
  return (
    <FilterBar
      label={label}
      filters={chips?.(state, data?.results) ?? []}
      onClear={chips && state.filtered && !isEmpty ? state.clear : undefined}
      search={
        search === undefined ? null : (
          <SearchBox label={search} placeholder={search} value={state.search} onSearch={state.setSearch} />
        )
      }
    />
  );
}
