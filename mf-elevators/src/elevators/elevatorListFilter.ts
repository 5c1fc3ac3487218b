import type { MainState } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { MAIN_STATES } from '@smart-elevator/shared-api/contract/elevators/elevatorChoices';
import { ELEVATOR_ORDERINGS } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import {
  SEARCH_SCOPES,
  type ElevatorFilter,
} from '@smart-elevator/shared-api/contract/elevators/elevatorFilter';

/**
 * The filter of the elevators, as in the address; '' is not set, and `in` is what the search covers. People are filtered
 * by their ids; the names are for the fields.
 */
export const EMPTY_ELEVATOR_FILTER = {
  search: '',
  in: '',
  building: '',
  state: '',
  customer: '',
  customerName: '',
  engineer: '',
  engineerName: '',
};

/** Whether a parameter of an address is an id. */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31;

const stateOf = (word: string): MainState | undefined => MAIN_STATES.find((state) => state === word);

/** The valid parameters of an address. */
export const ELEVATOR_RULES = {
  filter: {
    in: (word: string) => SEARCH_SCOPES.some((scope) => scope === word),
    state: (word: string) => stateOf(word) !== undefined,
    customer: isId,
    engineer: isId,
  },
  orderings: ELEVATOR_ORDERINGS,
};

/** The filter for the call; parts that are not set are omitted. */
export function elevatorQuery(filter: typeof EMPTY_ELEVATOR_FILTER): ElevatorFilter {
  const search = filter.search.trim();
  const main_state = stateOf(filter.state);
  return {
    ...(search ? { search } : {}),
    ...(search && filter.in === 'all' ? { search_in: filter.in } : {}),
    ...(filter.building ? { building: filter.building } : {}),
    ...(main_state ? { main_state } : {}),
    ...(filter.customer ? { customer: Number(filter.customer) } : {}),
    ...(filter.engineer ? { engineer: Number(filter.engineer) } : {}),
  };
}
