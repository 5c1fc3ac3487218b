import { SEARCH_MAX } from '@smart-elevator/shared-api/contract/list';

type Texts = Readonly<Record<string, string | undefined>>;

/** The valid parameters in the address of a list. Constant for a list. */
export interface ListParamRules<Filter, Name extends string = string> {
  /** Whether a text is valid for a part of the filter; parts without a rule accept every text. */
  filter?: { readonly [Name in keyof Filter]?: (text: string) => boolean };
  /** The columns that it can be ordered by. */
  orderings?: readonly Name[];
}

/** The address without invalid parts of the filter, orders and pages, and with no longer search than lists take. */
export function sanitizeListParams<Filter extends object>(
  params: URLSearchParams,
  { filter = {}, orderings }: ListParamRules<Filter>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const search = params.get('search') ?? '';
  if (search.length > SEARCH_MAX) next.set('search', search.slice(0, SEARCH_MAX));
  const drop = (name: string, isKnown: (text: string) => boolean) => {
    const text = next.get(name);
    if (text !== null && !isKnown(text)) next.delete(name);
  };
  for (const [name, isKnown] of Object.entries<((text: string) => boolean) | undefined>(filter))
    if (isKnown) drop(name, isKnown);
  if (orderings) drop('sort', (sort) => orderings.includes(sort.replace(/^-/, '')));
  drop('page', (text) => PAGE.test(text));
  return next;
}

const PAGE = /^(?=.*[1-9])\d{1,9}$/;

/** The page number of an address; 1 if it is invalid. */
export function parsePage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return PAGE.test(text) ? Number(text) : 1;
}

/** The address with a changed filter, on page 1; defaults are left out. */
export function withFilter(params: URLSearchParams, patch: Texts, defaults: Texts): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(patch)) {
    if (value === undefined || value === defaults[name]) next.delete(name);
    else next.set(name, value);
  }
  if (next.toString() !== params.toString()) next.delete('page');
  return next;
}

/** The address of another page. */
export const withPage = (params: URLSearchParams, page: number): URLSearchParams =>
  changed(params, 'page', page > 1 ? String(page) : '');

/** The address of another order, on page 1. */
export function withSort(params: URLSearchParams, sort: string): URLSearchParams {
  const next = changed(params, 'sort', sort);
  next.delete('page');
  return next;
}

function changed(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
