import { matchesFilters } from '../filterQuery';
import { hasText } from '../list';
import { choiceFilter, idFilter, searchFilter, type FilterQuery } from '../listFilters';
import { AMC_CONTRACT_STATES, type AmcContract } from './amcContract';
import { AMC_SHOWN, isShown } from './amcContractShown';

/** The filters of the list of contracts. */
export const AMC_CONTRACT_FILTERS = {
  search: searchFilter,
  show: choiceFilter(AMC_SHOWN),
  state: { ...choiceFilter(AMC_CONTRACT_STATES), field: 'state' },
  elevator: { ...idFilter, field: 'elevator_ids' },
  customer: { ...idFilter, field: 'customer_id' },
} as const;

/** The filter for one row, for a server that returns the whole list. */
export const matchesAmcContract = (
  row: AmcContract,
  filter: FilterQuery<typeof AMC_CONTRACT_FILTERS>,
): boolean =>
  matchesFilters(AMC_CONTRACT_FILTERS, row, filter) &&
  (!filter.show || isShown(row, filter.show)) &&
  [row.customer_name, row.customer_full_name, ...row.elevator_names].some((name) =>
    hasText({ name }, ['name'], filter.search ?? ''),
  );
