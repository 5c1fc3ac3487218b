import { CONTRACT_STATES, type Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { CONTRACT_ORDERINGS } from '@smart-elevator/shared-api/contract/amc/contractFields';

/** What the list of contracts is narrowed by, as it stands in the address; '' is not at all. */
export const EMPTY_CONTRACT_FILTER = { search: '', state: '', elevator: '', elevatorName: '' };
export type ContractFilter = typeof EMPTY_CONTRACT_FILTER;

/** What of it an address may say. */
export const CONTRACT_RULES = {
  filter: {
    state: (word: string) => knownState(word) !== undefined,
    elevator: (text: string) => knownElevator(text) !== undefined,
  },
  orderings: CONTRACT_ORDERINGS,
};

const knownState = (word: string) => CONTRACT_STATES.find((state) => state === word);

/** The id of an elevator; undefined for what is none. */
const knownElevator = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);

/** The same for the call. */
export function contractQuery({ search, state, elevator }: ContractFilter) {
  const known = { search: search.trim(), state: knownState(state), elevator: knownElevator(elevator) };
  return {
    ...(known.search ? { search: known.search } : {}),
    ...(known.state ? { state: known.state } : {}),
    ...(known.elevator ? { elevator: known.elevator } : {}),
  };
}

/** The same for one row of a server that answers them all. */
export function matchesContract(row: Contract, filter: ContractFilter): boolean {
  const { search = '', state, elevator } = contractQuery(filter);
  const found = [row.customer_name, ...row.elevator_names].some((name) =>
    name.toLowerCase().includes(search.toLowerCase()),
  );
  return found && (!state || row.state === state) && (!elevator || row.elevator_ids.includes(elevator));
}
