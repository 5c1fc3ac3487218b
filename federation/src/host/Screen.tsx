import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { Piece } from '../remote';

type LazyPiece = Exclude<Piece, { lazy?: undefined }>;
type Fetched = Promise<{ Component: ComponentType }>;

const fetches = new Map<LazyPiece, Fetched>();
const failed = new Set<LazyPiece>();

/** Draws a piece of a remote; `waiting` stands there until it has been fetched. */
export function Screen({ piece, waiting }: { piece: Piece; waiting: ReactNode }) {
  return piece.Component ? (
    <piece.Component />
  ) : (
    <Suspense fallback={waiting}>
      <LazyScreen piece={piece} />
    </Suspense>
  );
}

/**
 * Forgets the pieces that could not be fetched, so that they are asked for anew. Called by the boundary that shows the
 * failure, and not before: React draws a failed piece once more to hear of the failure, and would fetch for ever.
 */
export function forgetFailedPieces(): void {
  failed.forEach((piece) => fetches.delete(piece));
  failed.clear();
}

function LazyScreen({ piece }: { piece: LazyPiece }) {
  const { Component } = use(fetchOnce(piece));
  return <Component />;
}

function fetchOnce(piece: LazyPiece): Fetched {
  const known = fetches.get(piece);
  if (known) return known;
  const fetch = piece.lazy();
  fetches.set(piece, fetch);
  fetch.catch(() => failed.add(piece));
  return fetch;
}
