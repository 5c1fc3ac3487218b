type Texts = Readonly<Record<string, string | undefined>>;

/** What may stand in the address of a list. Constant for a list. */
export interface ListParamRules<Filter, Name extends string = string> {
  /** Whether a part of the filter knows a text; one that is not named knows every text. */
  filter?: { readonly [Name in keyof Filter]?: (text: string) => boolean };
  /** The columns that it can be ordered by. */
  orderings?: readonly Name[];
}

/** The address without what is invalid: parts of the filter, an order and a page that there are not. */
export function sanitizeListParams<Filter extends object>(
  params: URLSearchParams,
  { filter = {}, orderings }: ListParamRules<Filter>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const drop = (name: string, isKnown: (text: string) => boolean) => {
    const text = params.get(name);
    if (text !== null && !isKnown(text)) next.delete(name);
  };
  for (const [name, isKnown] of Object.entries<((text: string) => boolean) | undefined>(filter))
    if (isKnown) drop(name, isKnown);
  if (orderings) drop('sort', (sort) => orderings.includes(sort.replace(/^-/, '')));
  drop('page', (text) => PAGE.test(text));
  return next;
}

const PAGE = /^(?=.*[1-9])\d{1,9}$/;

/** The page that an address asks for; 1 for anything that is no page. */
export function parsePage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return PAGE.test(text) ? Number(text) : 1;
}

/** The address with a changed filter: defaults are left out, and the page is the first again. */
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

/** The address of another order, from its first page on. */
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
