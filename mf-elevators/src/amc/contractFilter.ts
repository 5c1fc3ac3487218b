import { CONTRACT_STATES, type Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { CONTRACT_ORDERINGS } from '@smart-elevator/shared-api/contract/amc/contractFields';
import { isId } from '../elevators/elevatorListFilter';

/** The filter of the list of contracts, as in the address; '' is not set. */
export const EMPTY_CONTRACT_FILTER = {
  search: '',
  state: '',
  elevator: '',
  elevatorName: '',
  customer: '',
  customerName: '',
};
export type ContractFilter = typeof EMPTY_CONTRACT_FILTER;

/** The valid parameters of an address. */
export const CONTRACT_RULES = {
  filter: {
    state: (word: string) => knownState(word) !== undefined,
    elevator: isId,
    customer: isId,
  },
  orderings: CONTRACT_ORDERINGS,
};

const knownState = (word: string) => CONTRACT_STATES.find((state) => state === word);

/** The filter for the call. */
export function contractQuery({ search, state, elevator, customer }: ContractFilter) {
  const known = {
    search: search.trim(),
    state: knownState(state),
    elevator: Number(elevator),
    customer: Number(customer),
  };
  return {
    ...(known.search ? { search: known.search } : {}),
    ...(known.state ? { state: known.state } : {}),
    ...(known.elevator ? { elevator: known.elevator } : {}),
    ...(known.customer ? { customer: known.customer } : {}),
  };
}

/** The filter for one row, for a server that returns the whole list. */
export function matchesContract(row: Contract, filter: ContractFilter): boolean {
  const { search = '', state, elevator, customer } = contractQuery(filter);
  const found = [row.customer_name, row.customer_full_name ?? '', ...row.elevator_names].some((name) =>
    name.toLowerCase().includes(search.toLowerCase()),
  );
  return (
    found &&
    (!state || row.state === state) &&
    (!elevator || row.elevator_ids.includes(elevator)) &&
    (!customer || row.customer_id === customer)
  );
}
