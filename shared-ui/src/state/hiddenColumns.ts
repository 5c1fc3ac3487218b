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
  return useMemo(() => new URLSearchParams(query).get(list)?.split(',') ?? [], [query, list]);
}

/** The query with these columns of a list. */
export function withHiddenColumns(query: string, list: string, keys: readonly string[]): string {
  const next = new URLSearchParams(query);
  if (keys.length > 0) next.set(list, keys.join(','));
  else next.delete(list);
  return next.toString();
}
