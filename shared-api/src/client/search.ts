import type { Endpoint, Input, Reply } from '../contract/endpoint';
import type { ElevatorBuilding } from '../contract/elevators/elevator';
import { elevatorBuildings, userElevators } from '../contract/elevators/endpoints';
import { findElevators, type FoundElevator } from '../contract/elevators/findEndpoints';
import { loadElevator } from '../contract/elevators/loadElevator';
import { hasText } from '../contract/list';
import { customerList, employeeList } from '../contract/people/endpoints';
import { findPeople, type FoundPerson } from '../contract/people/findEndpoints';
import { matchesPerson } from '../contract/people/person';
import type { CallerElevator } from '../contract/tickets/caller';
import { findCallers, readCaller } from '../contract/tickets/callerEndpoints';
import { employeeTicketList } from '../contract/tickets/endpoints';
import { findTickets, type FoundTicket } from '../contract/tickets/findEndpoints';
import { asApiError } from './ApiError';
import { call } from './call';
import { useSession } from './session';
import { fetchListPage } from './useList';

/** The first rows of a list; as many as our server's search finds of one kind. */
const FIRST = { page: 1, pageSize: 5 };

const dealerId = () => Number(useSession.getState().session?.user_id ?? 0);

/** The few best tickets by key or summary. Throws ApiError. */
export const searchTickets = (text: string, signal: AbortSignal): Promise<FoundTicket[]> =>
  orListed(findTickets, { query: { text } }, signal, async () => {
    const { results } = await fetchListPage(employeeTicketList, {
      ...FIRST,
      params: { dealer_id: dealerId() },
      filter: { search: text },
      matches: (row) => hasText(row, ['ticket_key', 'summary'], text),
    });
    return results.map((row) => ({ ...row, summary: row.summary ?? '' }));
  });

/** The elevators of each text of a search: several remotes ask for the same. */
const elevatorsOf = new WeakMap<AbortSignal, Map<string, Promise<FoundElevator[]>>>();

/**
 * The few best elevators by name, building or address; the same text and signal is asked once. Throws
 * ApiError.
 */
export function searchElevators(text: string, signal: AbortSignal): Promise<FoundElevator[]> {
  const known = elevatorsOf.get(signal) ?? new Map<string, Promise<FoundElevator[]>>();
  elevatorsOf.set(signal, known);
  const found = known.get(text) ?? findOrListElevators(text, signal);
  known.set(text, found);
  return found;
}

const findOrListElevators = (text: string, signal: AbortSignal): Promise<FoundElevator[]> =>
  orListed(findElevators, { query: { text } }, signal, async () => {
    const { results } = await fetchListPage(userElevators, {
      ...FIRST,
      params: { user_id: dealerId() },
      filter: { search: text, search_in: 'all' },
      matches: (row) => hasText(row, ['elevator_name', 'building_name', 'elevator_address'], text),
    });
    return results;
  });

/** An elevator that somebody calls about; of another server's only the place is known. */
export type FoundCaller = FoundElevator & Partial<CallerElevator>;

/** The few best elevators by name, building, address or customer, who is also found by phone. Throws ApiError. */
export const searchCallers = (text: string, signal: AbortSignal): Promise<FoundCaller[]> =>
  orListed<typeof findCallers, FoundCaller[]>(findCallers, { query: { text } }, signal, () =>
    searchElevators(text, signal),
  );

/** The same of one elevator. Throws ApiError. */
export const loadCaller = (elevator_id: number, signal: AbortSignal): Promise<FoundCaller> =>
  orListed<typeof readCaller, FoundCaller>(readCaller, { params: { elevator_id } }, signal, async () => {
    const place = await call(loadElevator, { params: { elevator_id } }, { signal });
    const { elevator_name, building_name, elevator_address } = place;
    return { elevator_id, elevator_name, building_name, elevator_address };
  });

/** From this length on, the server finds a text without reading everything. */
const MIN_LENGTH = 3;

/**
 * The first buildings whose name contains a text of at least three letters; none on a server that does not list them.
 * Throws ApiError.
 */
export async function searchBuildings(text: string): Promise<ElevatorBuilding[]> {
  if (text.length < MIN_LENGTH) return [];
  try {
    const { results } = await fetchListPage(elevatorBuildings, {
      ...FIRST,
      filter: { search: text },
      matches: (row) => hasText(row, ['building_name'], text),
    });
    return results;
  } catch (error) {
    if (asApiError(error).failure !== 'unsupported') throw error;
    return [];
  }
}

/** The few best technicians or customers by name, user name, e-mail address or phone number. Throws ApiError. */
export const searchPeople = (
  user_type: 'TechnicianUser' | 'CustomerUser',
  text: string,
  signal: AbortSignal,
): Promise<FoundPerson[]> =>
  orListed(findPeople, { query: { user_type, text } }, signal, async () => {
    const list = user_type === 'TechnicianUser' ? employeeList : customerList;
    const { results } = await fetchListPage(list, {
      ...FIRST,
      params: { dealer_id: dealerId() },
      filter: { search: text, search_in: 'all' },
      matches: (row) => matchesPerson(row, text, 'all'),
    });
    return results.map((row) => ({
      ...row,
      first_name: row.first_name ?? '',
      last_name: row.last_name ?? '',
    }));
  });

/** The first call of each search: until it has succeeded, it is not known whether the server has it. */
const firstCalls = new Map<string, Promise<unknown>>();

/** The answer of a search; of a list that every server has if the server does not offer the search. */
async function orListed<E extends Endpoint, Listed = Reply<E>>(
  endpoint: E,
  input: Input<E>,
  signal: AbortSignal,
  list: () => Promise<Listed>,
): Promise<Reply<E> | Listed> {
  try {
    const first = firstCalls.get(endpoint.name);
    if (first) await first;
    const answer = call(endpoint, input, { signal });
    if (!first)
      firstCalls.set(
        endpoint.name,
        answer.catch(() => firstCalls.delete(endpoint.name)),
      );
    return await answer;
  } catch (error) {
    if (asApiError(error).failure !== 'unsupported') throw error;
    return list();
  }
}
