import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pageOf, withFilter, withPage, withSort } from './listAddress';

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
  setPage: (page: number) => void;
  setSort: (sort: string) => void;
  /** All parts of the filter back to their defaults. */
  clear: () => void;
}

/**
 * Keeps filter, page and order of a list in the address, so that reload, Back and a shared link show the same rows.
 * What is at its default is left out; other parts of the address are left alone. `defaults` must not change.
 */
export function useListState<Filter extends { [Key in keyof Filter]: string }>(
  defaults: Filter,
): ListState<Filter> {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  // Two changes within one turn must not undo one another, and the router only knows the first after it has drawn.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const go = (next: URLSearchParams, push: boolean) => {
    if (next.toString() === latest.current.toString()) return;
    latest.current = next;
    // At once, not as a transition: the dealer waits for it.
    setParams(next, { replace: !push, state, preventScrollReset: !push, flushSync: true });
  };

  const names = Object.keys(defaults) as (keyof Filter & string)[];
  const filter = { ...defaults };
  for (const name of names) filter[name] = (params.get(name) ?? defaults[name]) as Filter[typeof name];

  return {
    filter,
    page: pageOf(params),
    sort: params.get('sort') ?? '',
    filtered: names.some((name) => filter[name] !== defaults[name]),
    setFilter: (patch, { push = false } = {}) => go(withFilter(latest.current, patch, defaults), push),
    setPage: (page) => go(withPage(latest.current, page), true),
    setSort: (sort) => go(withSort(latest.current, sort), true),
    clear: () => go(withFilter(latest.current, defaults, defaults), true),
  };
}
