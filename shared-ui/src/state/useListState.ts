import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  sanitizeListParams,
  parsePage,
  withFilter,
  withPage,
  withSort,
  type ListParamRules,
} from './listParams';

const NO_RULES = {};

/** A list's state in the address. */
export interface ListState<Filter> {
  filter: Filter;
  /** Starts at 1. */
  page: number;
  /** `name` ascending, `-name` descending; '' is the list's default order. */
  sort: string;
  /** Whether any part of the filter differs from its default. */
  filtered: boolean;
  /** Changes parts of the filter and goes to page 1. Replaces the address; with `push` adds a history entry. */
  setFilter: (patch: Partial<Filter>, how?: { push?: boolean }) => void;
  /** With `correct` a page that does not exist is replaced in the history. */
  setPage: (page: number, how?: { correct?: boolean }) => void;
  setSort: (sort: string) => void;
  /** The search text of a list whose filter has a `search`. */
  search: string;
  setSearch: (search: string) => void;
  /** Resets the filter to its defaults. */
  clear: () => void;
}

/**
 * Keeps filter, page and order of a list in the address, so that reload, Back and a shared link show the same rows.
 * Defaults are left out; other parameters of the address stay. Values that the `rules` do not allow are ignored, and
 * removed from the address. `defaults` and `rules` must not change.
 */
export function useListState<Filter extends { [Key in keyof Filter]: string }>(
  defaults: Filter,
  rules: ListParamRules<Filter> = NO_RULES,
): ListState<Filter> {
  const [searchParams, setParams] = useSearchParams();
  const params = useMemo(() => sanitizeListParams(searchParams, rules), [searchParams, rules]);
  const { state } = useLocation();
  // Two changes within one task must not undo each other, and the router has the first one only after its rendering.
  // Before the effects of the list, which may correct its page.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  const show = (next: URLSearchParams, how: 'push' | 'replace' | 'correct') => {
    if (next.toString() === latest.current.toString()) return;
    latest.current = next;
    const push = how === 'push';
    setParams(next, { replace: !push, state, preventScrollReset: !push });
  };
  const go = useRef(show);
  useLayoutEffect(() => {
    go.current = show;
  });
  useEffect(() => {
    if (params.toString() === searchParams.toString()) return;
    latest.current = searchParams;
    go.current(params, 'correct');
  }, [params, searchParams]);
  // Stable functions: a field whose value is unchanged does not render again when another field changes.
  const changes = useMemo(
    () => ({
      setFilter: (patch: Partial<Filter>, { push = false } = {}) =>
        go.current(withFilter(latest.current, patch, defaults), push ? 'push' : 'replace'),
      setPage: (page: number, { correct = false } = {}) =>
        go.current(withPage(latest.current, page), correct ? 'correct' : 'push'),
      setSort: (sort: string) => go.current(withSort(latest.current, sort), 'push'),
      setSearch: (search: string) => go.current(withFilter(latest.current, { search }, defaults), 'replace'),
      clear: () => go.current(withFilter(latest.current, defaults, defaults), 'push'),
    }),
    [defaults],
  );

  const names = Object.keys(defaults) as (keyof Filter & string)[];
  const filter = { ...defaults };
  for (const name of names) filter[name] = (params.get(name) ?? defaults[name]) as Filter[typeof name];

  return {
    filter,
    page: parsePage(params),
    sort: params.get('sort') ?? '',
    search: params.get('search') ?? '',
    filtered: names.some((name) => filter[name] !== defaults[name]),
    ...changes,
  };
}
