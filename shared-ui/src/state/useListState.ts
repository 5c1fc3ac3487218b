import { useEffect, useMemo, useRef } from 'react';
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

/** A list's state as it stands in the address. */
export interface ListState<Filter> {
  filter: Filter;
  /** From 1. */
  page: number;
  /** `name` upwards, `-name` downwards; '' is the list's own order. */
  sort: string;
  /** Whether any part of the filter differs from its default. */
  filtered: boolean;
  /** Changes some parts of the filter and goes to page 1. Typing replaces the address; `push` keeps a step to go back to. */
  setFilter: (patch: Partial<Filter>, how?: { push?: boolean }) => void;
  /** `correct` puts the right page in the place of one that the list does not have. */
  setPage: (page: number, how?: { correct?: boolean }) => void;
  setSort: (sort: string) => void;
  /** What is searched for, of a list whose filter has a `search`. */
  search: string;
  setSearch: (search: string) => void;
  /** All parts of the filter back to their defaults. */
  clear: () => void;
}

/**
 * Keeps filter, page and order of a list in the address, so that reload, Back and a shared link show the same rows.
 * What is at its default is left out; other parts of the address are left alone. What `rules` do not know is ignored, and
 * taken out of the address. `defaults` and `rules` must not change.
 */
export function useListState<Filter extends { [Key in keyof Filter]: string }>(
  defaults: Filter,
  rules: ListParamRules<Filter> = NO_RULES,
): ListState<Filter> {
  const [asked, setParams] = useSearchParams();
  const params = useMemo(() => sanitizeListParams(asked, rules), [asked, rules]);
  const { state } = useLocation();
  // Two changes within one turn must not undo one another, and the router only knows the first after it has drawn.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const show = (next: URLSearchParams, how: 'push' | 'replace' | 'correct') => {
    if (next.toString() === latest.current.toString()) return;
    latest.current = next;
    const push = how === 'push';
    setParams(next, { replace: !push, state, preventScrollReset: !push });
  };
  const go = useRef(show);
  useEffect(() => {
    go.current = show;
  });
  useEffect(() => {
    if (params.toString() === asked.toString()) return;
    latest.current = asked;
    go.current(params, 'correct');
  }, [params, asked]);
  // The same functions for as long as the list is shown: a field whose value stays is not drawn anew for a letter in another.
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
