import { scaled } from '../state/textScale';

/** The ring's box, px. */
export const SIZE = scaled(220);
/** Its hole, as a share of its radius. */
export const INNER = 0.68;
/** Between two slices, px; also kept free at the edge for a slice that grows under the pointer. */
export const GAP = 2;
