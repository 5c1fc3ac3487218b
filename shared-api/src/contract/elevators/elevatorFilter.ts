import { namesFor, sortKeysFor } from '../entityFields';
import { hasText } from '../list';
import { compareByOrdering } from '../ordering';
import { matchesFilters } from '../filterQuery';
import { searchScopeFilter, type FilterQuery } from '../listFilters';
import { matchesElevator, type ListedElevator } from './elevator';
import {
  ELEVATOR_FILTERS,
  ELEVATOR_ORDERINGS,
  elevatorFields,
  type ElevatorOrdering,
} from './elevatorFields';

/** What a search covers if it is not the elevator's name alone (R503). */
export const SEARCH_SCOPES = searchScopeFilter.values;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** The columns that a search of `all` covers, besides the user name and the name of the customer. */
export const SEARCHED_COLUMNS = [
  ...namesFor(elevatorFields, 'search'),
  'building_name',
  'elevator_address',
] as const;

/** The filter of a list of elevators; omitted parts do not filter. */
export type ElevatorFilter = FilterQuery<typeof ELEVATOR_FILTERS>;

/** The filter for one row, for a server that returns the whole list. */
export const matchesElevatorFilter = (row: ListedElevator, filter: ElevatorFilter): boolean =>
  (filter.search_in
    ? hasText(row, [...SEARCHED_COLUMNS, 'customer_name', 'customer_full_name'], filter.search ?? '')
    : matchesElevator(row, filter.search ?? '')) && matchesFilters(ELEVATOR_FILTERS, row, filter);

const SORT_KEYS = sortKeysFor<ListedElevator, ElevatorOrdering>(elevatorFields, ELEVATOR_ORDERINGS);

/** Compares elevators in our server's order; by name unless another order is given (R560). */
export const compareElevators = (ordering: ElevatorOrdering | `-${ElevatorOrdering}` = 'elevator_name') =>
  compareByOrdering(ordering, SORT_KEYS, ({ elevator_id }) => elevator_id);
