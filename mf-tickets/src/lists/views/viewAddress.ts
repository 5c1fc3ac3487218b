import { NO_FILTER } from '../ticketListFilter';

/** The parts of an address that make a view: what the list is narrowed and ordered by, not whose it is nor the page. */
const NAMES = [...Object.keys(NO_FILTER), 'sort'];

/** The view that is shown, as it is kept. */
export function viewOf(params: URLSearchParams): string {
  const view = new URLSearchParams();
  for (const name of NAMES) {
    const value = params.get(name);
    if (value) view.set(name, value);
  }
  return view.toString();
}

/** The address of a view: the rest of the address, such as the person who was chosen, stays. */
export function withView(params: URLSearchParams, query: string): string {
  const next = new URLSearchParams(params);
  for (const name of [...NAMES, 'page']) next.delete(name);
  for (const [name, value] of new URLSearchParams(query)) {
    if (NAMES.includes(name)) next.set(name, value);
  }
  return next.toString();
}
