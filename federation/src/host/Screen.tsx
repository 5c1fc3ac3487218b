import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Piece } from '../remote';

type LazyPiece = Exclude<Piece, { lazy?: undefined }>;

const fetched = new Map<LazyPiece, ComponentType>();
const failed = new Set<LazyPiece>();

/** Draws a piece of a remote; `waiting` stands there until it has been fetched. */
export function Screen({ piece, waiting }: { piece: Piece; waiting: ReactNode }) {
  const Shown = piece.Component ?? whenFetched(piece);
  return (
    <Suspense fallback={waiting}>
      <Shown />
    </Suspense>
  );
}

/**
 * Forgets the pieces that could not be fetched, so that they are asked for anew. Called by the boundary that shows the
 * failure, and not before: React draws a failed piece once more to hear of the failure, and would fetch for ever.
 */
export function forgetFailedPieces(): void {
  failed.forEach((piece) => fetched.delete(piece));
  failed.clear();
}

function whenFetched(piece: LazyPiece): ComponentType {
  const known = fetched.get(piece);
  if (known) return known;
  const Shown = lazy(async () => {
    try {
      return { default: (await piece.lazy()).Component };
    } catch (error) {
      failed.add(piece);
      throw error;
    }
  });
  fetched.set(piece, Shown);
  return Shown;
}
