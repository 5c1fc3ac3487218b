/** Rounds to a number of decimals. */
export const rounded = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;
