import type { ComponentType, ReactNode } from 'react';
import type { Piece } from '../remote';
import { onceMore } from './onceMore';
import { noted, useArrived } from './useArrived';

const fetches = new Map<unknown, Promise<unknown>>();
const failed = new Set<unknown>();
const drawn = new Set<unknown>();

interface ScreenProps<Props extends object> {
  piece: Piece<Props>;
  /** What the piece is told. */
  props: Props;
  waiting: ReactNode;
}

/** Draws a piece of a remote; `waiting` stands there until it has been fetched. */
export function Screen<Props extends object>({ piece, props, waiting }: ScreenProps<Props>) {
  return piece.Component ? (
    <piece.Component {...props} />
  ) : (
    <LazyScreen lazy={piece.lazy} props={props} waiting={waiting} />
  );
}

/**
 * Forgets the pieces that could not be fetched, so that they are asked for anew. Called by the boundary that shows the
 * failure, and not before: React draws a failed piece once more to hear of the failure, and would fetch for ever.
 */
export function forgetFailedPieces(): void {
  failed.forEach((lazy) => {
    fetches.delete(lazy);
    drawn.delete(lazy);
  });
  failed.clear();
}

/** Fetches a piece before it is drawn. Rejects when it cannot be had; it is then asked for anew when it is drawn. */
export async function fetchPiece<Props extends object>({ lazy }: Piece<Props>): Promise<void> {
  if (!lazy) return;
  try {
    await fetchOnce(lazy);
  } catch (error) {
    // Whoever is drawn meanwhile tells of it, and forgets it.
    if (!drawn.has(lazy)) fetches.delete(lazy);
    throw error;
  }
}

type Lazy<Props> = () => Promise<{ Component: ComponentType<Props> }>;

interface LazyScreenProps<Props extends object> {
  lazy: Lazy<Props>;
  props: Props;
  waiting: ReactNode;
}

function LazyScreen<Props extends object>({ lazy, props, waiting }: LazyScreenProps<Props>) {
  drawn.add(lazy);
  // The page may have asked for its files ahead, and got none.
  const arrived = useArrived(fetchOnce(lazy, () => onceMore(lazy)));
  return arrived ? <arrived.Component {...props} /> : waiting;
}

function fetchOnce<Props>(lazy: Lazy<Props>, how = lazy): ReturnType<Lazy<Props>> {
  const known = fetches.get(lazy);
  if (known) return known as ReturnType<Lazy<Props>>;
  const fetch = noted(how());
  fetches.set(lazy, fetch);
  fetch.catch(() => failed.add(lazy));
  return fetch;
}
