type Texts = Readonly<Record<string, string | undefined>>;

/** The page that an address asks for; 1 for anything that is no page. */
export function pageOf(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  const page = /^\d{1,9}$/.test(text) ? Number(text) : 1;
  return Math.max(1, page);
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
