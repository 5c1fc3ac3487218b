import { useMemo, useSyncExternalStore } from 'react';
import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';

const KEY = 'smart-elevator.columns';
const CHANGE = 'smart-elevator:columns';

/**
 * The hidden columns of all lists and the shown optional ones as a query, by the path of the list:
 * '/issues=label,priority'.
 */
export const storedHiddenColumns = (): string => browserStorage.getItem(KEY) ?? '';

/** Stores the hidden columns in this browser and applies them at once. */
export function storeHiddenColumns(query: string): void {
  browserStorage.setItem(KEY, query);
  window.dispatchEvent(new Event(CHANGE));
}

function onHiddenColumnsChange(listener: () => void): () => void {
  const names = [CHANGE, 'storage'];
  names.forEach((name) => window.addEventListener(name, listener));
  return () => names.forEach((name) => window.removeEventListener(name, listener));
}

/** The keys of the hidden columns of a list, and of its shown optional ones; renders again when they change, here or in another tab. */
export function useHiddenColumns(list: string): readonly string[] {
  const query = useSyncExternalStore(onHiddenColumnsChange, storedHiddenColumns);
  return useMemo(() => keysIn(query, list), [query, list]);
}

/** Whether two names are of one list: paths match in any case, with or without a slash at the end (R203). */
function isSame(name: string, other: string): boolean {
  const [one, another] = [name, other].map((path) => path.toLowerCase().replace(/\/( order)?$/, '$1'));
  return one === another;
}

const namesOf = (params: URLSearchParams, list: string): string[] =>
  [...params.keys()].filter((name) => isSame(name, list));

function keysIn(query: string, list: string): string[] {
  const params = new URLSearchParams(query);
  const [name = list] = namesOf(params, list);
  return params.get(name)?.split(',') ?? [];
}

/** The name of the order of a list's columns in the query, beside that of its hidden ones. */
const orderOf = (list: string): string => `${list} order`;

/** The keys of the columns of a list in the dealer's order; empty for the usual one. */
export const useColumnOrder = (list: string): readonly string[] => useHiddenColumns(orderOf(list));

/** The query with this order of the columns of a list; empty for the usual one. */
export const withColumnOrder = (query: string, list: string, keys: readonly string[]): string =>
  withHiddenColumns(query, orderOf(list), keys);

/** The query with the columns of a list, hidden and ordered, as another query has them. */
export function withColumnsOf(query: string, list: string, other: string): string {
  const hidden = withHiddenColumns(query, list, keysIn(other, list));
  return withColumnOrder(hidden, list, keysIn(other, orderOf(list)));
}

/**
 * Whether a column can be hidden and moved: the key of a row, which is first, and its actions, which are last, are always
 * shown.
 */
export const canBeHidden = ({ screenOnly }: { screenOnly?: boolean | undefined }, at: number): boolean =>
  at > 0 && !screenOnly;

/** Columns in the dealer's order; those that are not in it come last. */
export function inColumnOrder<C extends { key: string; screenOnly?: boolean | undefined }>(
  columns: readonly C[],
  order: readonly string[],
): C[] {
  if (order.length === 0) return [...columns];
  const placeOf = ({ key }: C) => (order.includes(key) ? order.indexOf(key) : order.length);
  const movable = columns.filter(canBeHidden).toSorted((a, b) => placeOf(a) - placeOf(b));
  const fixed = columns.filter((column, at) => !canBeHidden(column, at));
  return [...fixed.slice(0, 1), ...movable, ...fixed.slice(1)];
}

/** The query with these columns of a list. */
export function withHiddenColumns(query: string, list: string, keys: readonly string[]): string {
  const next = new URLSearchParams(query);
  const [name = list, ...others] = namesOf(next, list);
  others.forEach((one) => next.delete(one));
  if (keys.length > 0) next.set(name, keys.join(','));
  else next.delete(name);
  return next.toString();
}
