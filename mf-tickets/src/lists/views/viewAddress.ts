import { NO_FILTER } from '../ticketListFilter';

/** The parameters of a view: the filter and the order, but not the selected person or the page. */
const NAMES = [...Object.keys(NO_FILTER), 'sort'];

/** The current view in its stored form. */
export function viewOf(params: URLSearchParams): string {
  const view = new URLSearchParams();
  for (const name of NAMES) {
    const value = params.get(name);
    if (value) view.set(name, value);
  }
  return view.toString();
}

/** The address of a view: the rest of the address, such as the selected person, stays. */
export function withView(params: URLSearchParams, query: string): string {
  const next = new URLSearchParams(params);
  for (const name of [...NAMES, 'page']) next.delete(name);
  for (const [name, value] of new URLSearchParams(query)) {
    if (NAMES.includes(name)) next.set(name, value);
  }
  return next.toString();
}
