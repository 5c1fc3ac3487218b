import { scaleWithText } from '../state/textScale';

/** A bar with the space around it, px. */
const BAR = 40;
/** Below the bars, for the axis, px. */
export const AXIS = 32;

/** The height of `bars` bars with their axis, px. */
export const barsHeight = (bars: number): number => scaleWithText(bars * BAR + AXIS);
