import type { Domain } from '../contract/endpoint';

type Listener = (domains: readonly Domain[]) => void;

const listeners = new Set<Listener>();

/** Follows what this tab changes itself, by the domains whose readings it made stale; returns a function that stops it. */
export function onOwnChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells that this tab changed something. */
export function tellOwnChange(domains: readonly Domain[]): void {
  for (const listener of listeners) listener(domains);
}
