import { scaleWithText } from '../state/textScale';

/** A part of a donut. */
export interface Slice {
  id: string;
  label: string;
  value: number;
  /** A CSS colour; one of `state/sliceColors`, so that it fits light and dark. */
  color: string;
  /** The link of its legend item. */
  to?: string | undefined;
}

/** The ring's box, px. */
export const RING_SIZE = scaleWithText(220);
/** Its hole, as a share of its radius. */
export const INNER_RADIUS_RATIO = 0.68;
/** The gap between two slices, px; also the margin at the edge for a slice that grows under the pointer. */
export const SLICE_GAP = 2;
