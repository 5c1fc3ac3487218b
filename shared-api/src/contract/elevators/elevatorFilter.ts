import { namesFor, sortKeysFor } from '../entityFields';
import { hasText } from '../list';
import { compareByOrdering } from '../ordering';
import { matchesElevator, type ListedElevator, type MainState } from './elevator';
import { ELEVATOR_ORDERINGS, elevatorFields, type ElevatorOrdering } from './elevatorFields';

/** What a search covers if it is not the elevator's name alone (R503). */
export const SEARCH_SCOPES = ['all'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** The columns that a search of `all` covers, besides the user name and the name of the customer. */
export const SEARCHED_COLUMNS = [
  ...namesFor(elevatorFields, 'search'),
  'building_name',
  'elevator_address',
] as const;

/** The filter of a list of elevators; omitted parts do not filter. */
export interface ElevatorFilter {
  search?: string | undefined;
  search_in?: SearchScope | undefined;
  /** A building's exact name. */
  building?: string | undefined;
  main_state?: MainState | undefined;
  /** User ids. */
  customer?: number | undefined;
  engineer?: number | undefined;
}

/** The filter for one row, for a server that returns the whole list. */
export function matchesElevatorFilter(
  row: ListedElevator,
  { search = '', search_in, building, main_state, customer, engineer }: ElevatorFilter,
): boolean {
  const found = search_in
    ? hasText(row, [...SEARCHED_COLUMNS, 'customer_name', 'customer_full_name'], search)
    : matchesElevator(row, search);
  return (
    found &&
    (!building || row.building_name === building) &&
    (!main_state || row.main_state === main_state) &&
    (!customer || row.customer_id === Number(customer)) &&
    (!engineer || row.user_id.includes(Number(engineer)))
  );
}

const SORT_KEYS = sortKeysFor<ListedElevator, ElevatorOrdering>(elevatorFields, ELEVATOR_ORDERINGS);

/** Compares elevators in our server's order; by name unless another order is given (R560). */
export const compareElevators = (ordering: ElevatorOrdering | `-${ElevatorOrdering}` = 'elevator_name') =>
  compareByOrdering(ordering, SORT_KEYS, ({ elevator_id }) => elevator_id);
